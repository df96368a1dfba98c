import Diagnostics
import Drawing
import Foundation
import InterfaceBuilder
import TestSupport
import Testing
import Theatre
import UIKit

/// Sees in every file an image of one pixel.
private struct DotDecoder: ImageDecoder {
  func image(
    _ bytes: [UInt8], name: String, scale: CGFloat
  ) throws(ImageDecodingError) -> RasterImage {
    guard bytes.count > 4 else { throw ImageDecodingError("the dot is damaged") }
    return RasterImage(name: name, width: 1, height: 1, scale: scale, pixels: [0, 0, 0, 255])
  }
}

private let shop = URL(filePath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().appending(path: "Fixtures/Assets/Shop").path

@MainActor
struct ProjectResourcesTests {
  private let main: Document

  init() throws { main = try Document(contentsOf: shop + "/Base.lproj/Main.storyboard") }

  private func resources(_ language: String? = nil) throws -> ProjectResources {
    ProjectResources(
      folder: shop, language: try language.map { code in try Language(code) },
      decoder: DotDecoder())
  }

  private func plain(_ paths: [String]) -> [String] {
    paths.map { $0.replacing(shop + "/", with: "") }
  }

  /// The front scene as it is loaded with the project's resources.
  private func front(_ project: ProjectResources) throws -> (view: UIView, session: Session) {
    let scenes = StagedScene.all(of: main, named: "front") {
      let session = Session(device: .phone)
      project.supply(session, with: [main])
      return session
    }
    let scene = try #require(scenes.first)
    return (scene.view, scene.session)
  }

  private func texts(_ language: String?) throws -> [String] {
    try front(try resources(language)).view.subviews.compactMap { ($0 as? UILabel)?.text }
  }

  @Test(
    arguments: [
      (nil, ["Hello", "A long\ntext"]), ("de", ["Hallo", "Ein langer\nText"]),
      ("de-AT", ["Hallo", "Ein langer\nText"]), ("fr", ["Bonjour à \"tous\"", "A long\ntext"]),
      ("it", ["Ciao", "molti"]), ("xx", ["Hello", "A long\ntext"]),
    ] as [(String?, [String])])
  func `texts are in the language`(language: String?, expected: [String]) throws {
    let found = try texts(language)
    #expect(found == expected)
  }

  @Test func `a pseudo-language changes the documents' own texts`() throws {
    #expect(try texts("pseudo-bounded") == ["[# Hello #]", "[# A long\ntext #]"])
    let (_, session) = try front(try resources("pseudo-long"))
    #expect(session.language == Language.pseudo[1])
  }

  @Test func `a broken table is a finding and gives what it can`() throws {
    let project = try resources("ja")
    #expect(project.localization(of: main)["lab-el.text"] == "1")
    #expect(
      plain(project.diagnostics.map(\.description)) == [
        "ja.lproj/Main.strings:3: error: expected ';' after 'lon-g.text', found '\"'"
          + " [malformed-resource]"
      ])
  }

  @Test func `colours and images of a nib come from the catalogs`() throws {
    let (view, session) = try front(try resources())
    let label = view.subviews.compactMap { $0 as? UILabel }.first
    let light = UITraitCollection(userInterfaceStyle: .light)
    #expect(
      label?.textColor.resolvedColor(with: light)
        == UIColor(red: 1, green: 128 / 255, blue: 0, alpha: 1))
    let image = view.subviews.compactMap { $0 as? UIImageView }.first?.image
    #expect(image?.scale == session.device.scale)
    #expect(session.bind { view.subviews.last?.backgroundColor } == .blue)
  }

  @Test func `what was used is said, in the order it was opened`() throws {
    let project = try resources("de")
    _ = try front(project)
    #expect(
      plain(project.used) == [
        "Base.lproj/More.storyboard", "mul.lproj/Main.xcstrings", "de.lproj/Main.strings",
        "Assets.xcassets", "Assets.xcassets/star.imageset/star@3x.png",
      ])
    #expect(project.diagnostics == [])
  }

  @Test func `documents that references name are found`() throws {
    let session = Session()
    try resources().supply(session, with: [main])
    #expect(session.documents.keys.sorted() == ["Main", "More"])
  }

  @Test func `slices are in points and vectors are drawn at the screen's scale`() throws {
    let traits = Session().bind { UITraitCollection.current }
    let bubble = try resources().image(named: "bubble", traits)
    #expect(bubble?.capInsets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(try resources().image(named: "stencil", traits)?.renderingMode == .alwaysTemplate)
    #expect(try resources().image(named: "stencil", traits)?.raster.scale == traits.displayScale)
  }

  @Test(arguments: ["loose", "loose.png"])
  func `a file beside the catalogs is an image by its name`(name: String) throws {
    let traits = Session().bind { UITraitCollection.current }
    #expect(try resources().image(named: name, traits)?.raster.scale == 2)
  }

  @Test func `an image that cannot be decoded is reported once`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("bad", to: "dot.png")
    let project = ProjectResources(folder: folder.path, decoder: DotDecoder())
    let session = Session()
    session.bind {
      for _ in 0..<3 { #expect(project.image(named: "dot", .current) == nil) }
    }
    #expect(
      session.log.diagnostics.map(\.description) == [
        "\(file): warning: the dot is damaged [unreadable-image]"
      ])
  }

  @Test func `links, hidden folders and those of tools are left alone`() throws {
    let folder = try TemporaryFolder()
    try folder.write("12345", to: "own/in.png")
    try folder.write("12345", to: ".git/hidden.png")
    try folder.write("12345", to: "Pods/pod.png")
    try folder.write("12345", to: "Kit.framework/kit.png")
    let outside = try TemporaryFolder()
    try outside.write("12345", to: "out.png")
    let manager = FileManager.default
    try manager.createSymbolicLink(
      atPath: folder.path + "/link", withDestinationPath: outside.path)
    try manager.createSymbolicLink(
      atPath: folder.path + "/own/circle", withDestinationPath: folder.path)
    let project = ProjectResources(folder: folder.path, decoder: DotDecoder())
    let traits = Session().bind { UITraitCollection.current }
    #expect(
      ["in", "hidden", "pod", "kit", "out"].map { project.image(named: $0, traits) != nil }
        == [true, false, false, false, false])
  }

  @Test func `a folder nested too deep is a finding`() throws {
    let folder = try TemporaryFolder()
    try folder.write("x", to: String(repeating: "a/", count: 40) + "in.png")
    let project = ProjectResources(folder: folder.path, decoder: DotDecoder())
    #expect(project.diagnostics.map(\.rule) == ["resource-limit"])
  }

  @Test func `the project of a file is the nearest folder that holds one`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "App/App.xcodeproj/project.pbxproj")
    try folder.write("", to: "App/UI/Base.lproj/Main.storyboard")
    try folder.write("", to: "Lone/Base.lproj/Main.storyboard")
    try folder.write("", to: "Plain/Main.storyboard")
    func project(_ file: String) -> String {
      ProjectFolder.containing(folder.path + "/" + file).replacing(folder.path + "/", with: "")
    }
    #expect(project("App/UI/Base.lproj/Main.storyboard") == "App")
    #expect(project("Lone/Base.lproj/Main.storyboard") == "Lone")
    #expect(project("Plain/Main.storyboard") == "Plain")
  }

  @Test func `a relative path that leads out of the present folder is followed up from there`() {
    // No folder above the present one's parent holds a project of that name.
    #expect(ProjectFolder.containing("../no-such-folder/Main.storyboard") != ".")
    #expect(ProjectFolder.containing("Main.storyboard") == ".")
  }
}
