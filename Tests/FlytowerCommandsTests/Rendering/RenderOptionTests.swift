import CairoBackend
import Drawing
import Foundation
import FoundationXML
import TestSupport
import Testing

/// Every option of `flytower render` does what it says.
@MainActor
struct RenderOptionTests {
  private let folder: TemporaryFolder
  private let file: String

  init() throws {
    folder = try TemporaryFolder()
    file = try folder.write(ShowingStoryboard.text, to: "App/Base.lproj/Shown.storyboard")
    try folder.write(ShowingStoryboard.german, to: "App/de.lproj/Shown.strings")
  }

  private func render(_ options: [String], to out: String = "out") -> Call {
    Call(["render", file, "--output", "\(folder.path)/\(out)"] + options, in: folder)
  }

  private func content(_ options: [String], ending: String = "png") throws -> Data {
    let call = render(options)
    #expect(call.status == 0, "\(call.errors)")
    return FileTree("\(folder.path)/out").files["Shown/lobby.\(ending)"] ?? Data()
  }

  private let usual = ["--device", "iPhone SE", "--scale", "1"]

  @Test(arguments: [
    ["--device", "iPhone 8"], ["--orientation", "landscape"], ["--era", "ios7"],
    ["--appearance", "dark"], ["--contrast", "high"], ["--text-size", "ax3"],
    ["--language", "de"], ["--language", "pseudo-long"], ["--language", "pseudo-rtl"],
    ["--direction", "rtl"], ["--scale", "2"], ["--chrome", "status-bar"], ["--status-bar"],
    ["--bare"],
  ])
  func `an option changes the picture`(option: [String]) throws {
    let plain = try content(usual)
    let changed = try content(option + Self.leaving(option[0], usual))
    #expect(changed.count > 100)
    #expect(changed != plain)
  }

  @Test(arguments: [
    ["--orientation", "portrait"], ["--appearance", "light"], ["--contrast", "normal"],
    ["--text-size", "l"], ["--direction", "ltr"], ["--chrome", "none"], ["--era", "ios13"],
  ])
  func `the usual word of an option changes nothing`(option: [String]) throws {
    let (plain, same) = (try content(usual), try content(usual + option))
    #expect(same == plain)
  }

  @Test func `the device's chrome changes the picture of a device that has some`() throws {
    let phone = ["--device", "iPhone 14", "--scale", "1"]
    let pictures = try ["none", "status-bar", "device"].map {
      try content(phone + ["--chrome", $0])
    }
    #expect(Set(pictures).count == 3)
  }

  private static func leaving(_ name: String, _ options: [String]) -> [String] {
    guard let index = options.firstIndex(of: name) else { return options }
    return Array(options[..<index] + options[(index + 2)...])
  }

  // MARK: - Formats

  @Test(arguments: ["png", "webp"])
  func `pictures of pixels decode`(format: String) throws {
    let content = try content(usual + ["--format", format], ending: format)
    let image = try ImageFileDecoder().image(Array(content), name: "", scale: 1)
    #expect("\(image.width) × \(image.height)" == "320 × 568")
    #expect(Set(image.pixels).count > 5)
  }

  @Test func `both formats of pixels have the same`() throws {
    let images = try ["png", "webp"].map { format in
      let content = try content(usual + ["--format", format], ending: format)
      return try ImageFileDecoder().image(Array(content), name: "", scale: 1).pixels
    }
    #expect(images[0] == images[1])
  }

  @Test func `a vector picture is well-formed, and shows the same`() throws {
    let svg = try content(usual + ["--format", "svg"], ending: "svg")
    #expect(XMLParser(data: svg).parse())
    let image = try ImageFileDecoder().image(Array(svg), name: "", scale: 1)
    #expect("\(image.width) × \(image.height)" == "320 × 568")
    let png = try ImageFileDecoder().image(Array(content(usual)), name: "", scale: 1)
    let distance = zip(image.pixels, png.pixels).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
    #expect(distance / png.pixels.count < 3)
  }

  @Test func `a text is the display list`() throws {
    let text = try content(usual + ["--format", "text"], ending: "txt")
    #expect(String(decoding: text, as: UTF8.self).contains("\"Welcome\""))
    #expect(String(decoding: text, as: UTF8.self).hasSuffix("\n"))
  }

  // MARK: - What is rendered

  @Test func `a view of a xib is picked by its id`() throws {
    let xib = try folder.write(RenderProject.cell, to: "Cell.xib")
    let call = Call(
      "render", xib, "--scene", "two", "--output", "\(folder.path)/out", in: folder)
    #expect(call.output == ["DIR/out/Cell/two.png"])
    #expect(call.status == 0)
  }

  @Test(arguments: ["0/3", "4/3", "1", "1/0", "1/2/3", "a/b", "1/10001", "/", "1/", " 1/2", "-1/2"])
  func `a part that there is not is refused`(part: String) {
    let call = render(["--shard", part])
    #expect(call.status == 2)
    #expect(call.output == [])
    let isOption = part.hasPrefix("-")
    #expect(
      call.errors == [
        isOption
          ? "flytower render: --shard needs a value"
          : "flytower render: --shard is a part and their number, as in 2/5, not '\(part)'"
      ])
  }

  @Test(arguments: [
    ["--jobs", "0"], ["--jobs", "257"], ["--jobs", "x"], ["--cache-limit", "0"],
    ["--format", "gif"], ["--matrix", "appearance=grey"], ["--matrix", "colour=red"],
    ["--matrix", "light,dark"], ["--matrix", "appearance="], ["--include", "["],
    ["--project", "/none"], ["--matrix", "appearance=light", "--appearance", "dark"],
    ["--language", "?"], ["--text-size", "huge"], ["--era", "ios6"], ["--chrome", "gold"],
    ["--contrast", "low"], ["--direction", "up"], ["--orientation", "askew"], ["--scale", "1.5"],
  ])
  func `a wrong word is one line, and nothing is rendered`(options: [String]) {
    let call = render(options)
    #expect(call.status == 2)
    #expect(call.output == [])
    #expect(call.errors.count == 1)
    #expect(call.errors.first?.hasPrefix("flytower render: ") == true)
    #expect(call.errors.first?.contains("\n") == false)
  }

  @Test func `parts of different runs are not joined`() throws {
    let project = try RenderProject()
    let root = project.folder.path
    _ = project.render("--shard", "1/2", to: "one")
    _ = project.render("--shard", "2/2", "--appearance", "dark", to: "dark")
    _ = project.render("--shard", "2/2", "--exclude", "*.xib", to: "fewer")
    _ = project.render("--shard", "2/3", to: "third")
    _ = project.render(to: "whole")
    for other in ["dark", "fewer", "third", "whole"] {
      let call = Call(
        "render", "merge", "\(root)/one", "\(root)/\(other)", "--output", "\(root)/merged",
        in: project.folder)
      #expect(call.status == 2, "\(other)")
      #expect(call.output == [])
      #expect(call.errors.count == 1)
      #expect(call.errors.first?.contains("[unmergeable]") == true)
    }
    #expect(FileTree("\(root)/merged").files == [:])
  }

  @Test func `what an earlier run wrote is no resource of the project`() throws {
    let image = StoryboardView.element("imageView", "i", attributes: "image=\"hall\"")
    try folder.write(
      Storyboard(StoryboardScene("lobby", image), StoryboardScene("hall")).description,
      to: "Own/Main.storyboard")
    let arguments = [
      "render", "\(folder.path)/Own", "--output", "\(folder.path)/Own/out", "--scale", "1",
      "--cache", "\(folder.path)/Own/cache",
    ]
    let calls = (1...2).map { _ in Call(arguments, in: folder) }
    let trees = (1...2).map { _ in
      _ = Call(arguments, in: folder)
      return FileTree("\(folder.path)/Own/out")
    }
    #expect(calls[0].errors.count == 1)
    #expect(calls[1].errors == calls[0].errors)
    #expect(trees[1] == trees[0])
  }

  // MARK: - Names

  @Test func `pictures of odd names are those that the page asks for`() throws {
    let names = ["50% off", "a#1", "who?", "Größe", "שלום", "a&amp;b", "tilde~1", "%41"]
    let scenes = names.enumerated().map { number, name in
      StoryboardScene("s\(number)", attributes: "storyboardIdentifier=\"\(name)\"")
    }
    let odd = try folder.write(Storyboard(scenes).description, to: "Odd #1/My App.storyboard")
    let call = Call(
      "render", odd, "--output", "\(folder.path)/out dir", "--scale", "1", in: folder)
    #expect(call.errors == [])
    let tree = FileTree("\(folder.path)/out dir")
    #expect(tree.pictures.count == names.count)
    let page = String(decoding: tree.files["index.html"] ?? Data(), as: UTF8.self)
    let links = page.matches(of: /"([^"]*\.png)"/).map { String($0.1) }
    #expect(links.count == names.count)
    let base = URL(fileURLWithPath: "\(folder.path)/out dir/index.html")
    for link in links {
      let url = try #require(URL(string: link, relativeTo: base))
      #expect(FileManager.default.fileExists(atPath: url.path), "\(link)")
      #expect(url.query == nil && url.fragment == nil)
    }
    #expect(Set(links.compactMap(\.removingPercentEncoding)) == Set(tree.pictures))
  }
}
