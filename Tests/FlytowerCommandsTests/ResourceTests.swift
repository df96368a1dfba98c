import CairoBackend
import Drawing
import Foundation
import TestSupport
import Testing

/// Pictures with the images, colours and texts of a project.
@MainActor
struct ResourceTests {
  private static let shop = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures/Assets/Shop").path

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func render(_ options: String...) -> Call {
    Call(
      ["render", Self.shop + "/Base.lproj/Main.storyboard", "--output", folder.path]
        + ["--scale", "1"] + options, in: folder)
  }

  private func picture() throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: folder.path + "/Main/front.png")))
  }

  /// Red, green and blue of the middle of the image view.
  private func star() throws -> [UInt8] {
    let image = try ImageFileDecoder().image(picture(), name: "front", scale: 1)
    let start = (60 * image.width + 50) * 4
    return [image.pixels[start + 2], image.pixels[start + 1], image.pixels[start]]
  }

  @Test func `the image of the project is drawn in its appearance`() throws {
    #expect(render().errors == [])
    #expect(try star() == [0, 0, 255])
    #expect(render("--appearance", "dark").errors == [])
    #expect(try star() == [255, 255, 0])
  }

  @Test func `the language changes the picture`() throws {
    #expect(render().status == 0)
    let plain = try picture()
    #expect(render("--language", "de").status == 0)
    #expect(try picture() != plain)
    #expect(render("--language", "xx").status == 0)
    #expect(try picture() == plain)
  }

  @Test func `the files that were used are listed on request`() {
    let lines = render("--language", "de", "--resources").errors
      .map { $0.replacing(Self.shop + "/", with: "") }
    #expect(
      lines == [
        "uses Base.lproj/More.storyboard", "uses mul.lproj/Main.xcstrings",
        "uses de.lproj/Main.strings", "uses Assets.xcassets",
        "uses Assets.xcassets/star.imageset/star@3x.png",
      ])
  }

  @Test func `another project may be given`() throws {
    let call = render("--project", folder.path)
    #expect(call.status == 0)
    #expect(try star() != [0, 0, 255])
    #expect(render("--project", folder.path + "/gone").status == 2)
  }

  @Test func `a broken table is a finding`() {
    let call = render("--language", "ja")
    #expect(call.status == 1)
    #expect(call.errors.count == 1)
    #expect(call.errors.first?.contains("ja.lproj/Main.strings:3: error:") == true)
  }

  @Test func `inspect looks into the project when it is asked to`() {
    let file = Self.shop + "/Base.lproj/Main.storyboard"
    #expect(Call("inspect", file).status == 0)
    let call = Call("inspect", file, "--language", "ja")
    #expect(call.status == 1)
    #expect(call.errors.count == 1)
  }
}
