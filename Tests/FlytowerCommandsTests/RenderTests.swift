import FlytowerCommands
import Foundation
import TestSupport
import Testing

@MainActor
struct RenderTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `each scene becomes a picture by its identifier or id`() throws {
    let file = try write(house)
    let call = render(file)
    #expect(call.status == 0)
    #expect(call.errors == [])
    #expect(call.output == ["DIR/out/House/lobby.png", "DIR/out/House/Hall.png"])
    #expect(size(of: "out/House/lobby.png") == [1179, 2556])
  }

  @Test(arguments: ["Hall", "hall"])
  func `one scene is picked by its identifier or id`(name: String) throws {
    let call = render(try write(house), "--scene", name)
    #expect(call.output == ["DIR/out/House/Hall.png"])
  }

  @Test func `a scene that no file has is a failure that names those there are`() throws {
    let call = render(try write(house), "--scene", "attic")
    #expect(call.status == 2)
    #expect(call.output == [])
    #expect(
      call.errors == [
        """
        DIR/House.storyboard: error: no scene 'attic'; there are 'lobby', 'Hall' [unknown-scene]
        """
      ])
  }

  @Test func `device and scale decide the size of the picture`() throws {
    let file = try write(house)
    #expect(render(file, "--device", "iPhone SE", "--scale", "1").status == 0)
    #expect(size(of: "out/House/lobby.png") == [320, 568])
    #expect(render(file, "--device", "retina4_0").status == 0)
    #expect(size(of: "out/House/lobby.png") == [640, 1136])
  }

  @Test func `appearance changes the picture`() throws {
    let color = "<color key=\"backgroundColor\" systemColor=\"systemBackgroundColor\"/>"
    let view = StoryboardView.element("view", "v", color)
    let file = try write(Storyboard(StoryboardScene("lobby", view)))
    let pictures = try ["light", "dark"].map { style in
      #expect(render(file, "--scale", "1", "--appearance", style).status == 0)
      return try bytes("out/House/lobby.png")
    }
    #expect(pictures[0] != pictures[1])
  }

  @Test func `files of one name and scenes of one name do not overwrite one another`() throws {
    let twins = Storyboard(
      StoryboardScene("a", attributes: "storyboardIdentifier=\"x/y\""),
      StoryboardScene("b", attributes: "storyboardIdentifier=\"x_y\""),
      StoryboardScene("c", attributes: "storyboardIdentifier=\"x_y-2\""))
    let files = try ["one/House.storyboard", "two/House.storyboard", "House-2.storyboard"].map {
      try folder.write(twins.description, to: $0)
    }
    let call = render(files, "--scale", "1")
    let forms = call.output.map { $0.replacing(/~[0-9a-f]{8}/, with: "~#") }
    #expect(
      forms
        == ["House~#", "House~#", "House-2"].flatMap { name in
          ["x_y~#", "x_y~#", "x_y-2"].map { "DIR/out/\(name)/\($0).png" }
        })
    #expect(Set(call.output).count == 9)
    #expect(call.output.allSatisfy { exists($0) })
    let backwards = render(files.reversed(), "--scale", "1")
    #expect(backwards.output.sorted() == call.output.sorted())
  }

  @Test(arguments: [
    ("../../evil", "___.._evil"), ("..", "__"), (".hidden", "_hidden"),
    ("/etc/passwd", "_etc_passwd"), ("a\\b", "a_b"), ("a&#10;b", "a_b"),
  ])
  func `an identifier cannot lead out of the folder`(identifier: String, name: String) throws {
    let file = try write(
      Storyboard(StoryboardScene("a", attributes: "storyboardIdentifier=\"\(identifier)\"")))
    let call = render(file, "--scale", "1")
    #expect(call.status == 0)
    #expect(
      call.output == ["DIR/out/House/\(name).png"])
    #expect(call.output.allSatisfy { exists($0) })
  }

  @Test func `a long identifier is cut, and told apart from others that begin so`() throws {
    let long = String(repeating: "é", count: 300)
    let call = render(
      try write(
        Storyboard(
          StoryboardScene("a", attributes: "storyboardIdentifier=\"\(long)a\""),
          StoryboardScene("b", attributes: "storyboardIdentifier=\"\(long)b\""))), "--scale", "1")
    #expect(call.status == 0)
    #expect(Set(call.output).count == 2)
    #expect(call.output.allSatisfy { exists($0) && $0.utf8.count < 220 })
  }

  @Test(arguments: ["...storyboard", ".storyboard"])
  func `a file's name cannot lead out of the folder`(file: String) throws {
    let path = try folder.write(Storyboard(StoryboardScene("a")).description, to: file)
    let call = render(path, "--scale", "1")
    #expect(call.status == 0)
    #expect(call.output.allSatisfy { $0.hasPrefix("DIR/out/_") && exists($0) })
  }

  @Test(arguments: [
    ("40000", "10", 2), ("20000", "20000", 2), ("1e308", "-1e308", 2), ("-50", "-50", 0),
    ("nan", "0", 0), ("375", "9000", 0),
  ])
  func `a picture has a size that can be drawn`(width: String, height: String, status: Int32) throws
  {
    let file = try folder.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><view id="v">
      <rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/></view></objects></document>
      """, to: "Cell.xib")
    let call = render(file, "--scale", "1")
    #expect(call.status == status)
    #expect(call.output == (status == 0 ? ["DIR/out/Cell/v.png"] : []))
    #expect(call.errors.filter { $0.contains("[unwritable-file]") }.count == (status == 0 ? 0 : 1))
  }

  @Test func `an output folder that cannot be made is one failure`() throws {
    try folder.write("a file", to: "out")
    let call = render(try write(house))
    #expect(call.status == 2)
    #expect(call.output == [])
    #expect(
      call.errors == [
        """
        DIR/out: error: cannot write the file: a part of its path is a file, not a folder; \
        move it away, or choose another folder [unwritable-file]
        """
      ])
  }

  @Test func `scenes of other files of the call are embedded through references`() throws {
    let main = try write(
      Storyboard(
        StoryboardScene("lobby", StoryboardView.container("c", embeds: "p")),
        StoryboardScene(reference: "p", to: "Other")))
    let other = try folder.write(
      Storyboard(StoryboardScene("far")).description, to: "Other.storyboard")
    let elsewhere = try TemporaryFolder()
    let options = ["--scale", "1", "--project", elsewhere.path]
    #expect(render([main, other] + options).status == 0)
    let alone = render([main] + options)
    #expect(alone.status == 1)
    #expect(alone.output == ["DIR/out/House/lobby.png"])
    #expect(alone.errors.first?.contains("storyboard 'Other' is not there") == true)
  }

  @Test func `scenes of other files of the project are embedded through references`() throws {
    let main = try write(
      Storyboard(
        StoryboardScene("lobby", StoryboardView.container("c", embeds: "p")),
        StoryboardScene(reference: "p", to: "Other")))
    try folder.write(
      Storyboard(StoryboardScene("far")).description, to: "Deep/Other.storyboard")
    #expect(render(main, "--scale", "1").errors == [])
  }

  @Test func `two runs write the same bytes`() throws {
    let file = try write(house)
    let runs = try ["one", "two"].map { name in
      let call = Call("render", file, "--output", "\(folder.path)/\(name)")
      #expect(call.status == 0)
      return try ["lobby", "Hall"].map { try bytes("\(name)/House/\($0).png") }
    }
    #expect(runs[0] == runs[1])
  }

  @Test func `controls have the sizes of the Xcode that wrote the file, unless asked otherwise`()
    throws
  {
    let bar = StoryboardView.element(
      "searchBar", "s", attributes: "translatesAutoresizingMaskIntoConstraints=\"NO\"")
    let text = Storyboard(StoryboardScene("lobby", bar)).description
      .replacing(
        "version=\"3.0\"", with: "version=\"3.0\" toolsVersion=\"6254\" useAutolayout=\"YES\""
      )
      .replacing(
        "</subviews>",
        with: """
          </subviews><constraints><constraint firstItem="s" firstAttribute="top" \
          secondItem="lobby.view" secondAttribute="top" constant="100" id="1"/>\
          <constraint firstItem="s" firstAttribute="leading" secondItem="lobby.view" \
          secondAttribute="leading" id="2"/><constraint firstItem="s" firstAttribute="trailing" \
          secondItem="lobby.view" secondAttribute="trailing" id="3"/></constraints>
          """)
    let file = try folder.write(text, to: "House.storyboard")
    func picture(_ options: String...) throws -> Data {
      let call = ["render", file, "--output", "\(folder.path)/out", "--scale", "1"]
      #expect(Call(call + options, in: folder).status == 0)
      return try bytes("out/House/lobby.png")
    }
    let own = try picture()
    let old = try picture("--era", "ios7")
    let new = try picture("--era", "ios16")
    #expect(own == old)
    #expect(own != new)
  }

  private let house = Storyboard(
    StoryboardScene(
      "lobby", StoryboardView.label("Welcome", "welcome"),
      StoryboardView.button("Enter", "door", y: 50, shows: "hall")),
    StoryboardScene(
      "hall", attributes: "storyboardIdentifier=\"Hall\"", StoryboardView.label("Hall")))

  private func write(_ storyboard: Storyboard) throws -> String {
    try folder.write(storyboard.description, to: "House.storyboard")
  }

  private func render(_ file: String, _ options: String...) -> Call {
    Call(["render", file, "--output", "\(folder.path)/out"] + options, in: folder)
  }

  private func render(_ files: [String], _ options: String...) -> Call {
    Call(["render"] + files + ["--output", "\(folder.path)/out"] + options, in: folder)
  }

  private func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path.replacing("DIR", with: folder.path))
  }

  private func bytes(_ name: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: "\(folder.path)/\(name)"))
  }

  /// Width and height as the header of a PNG has them.
  private func size(of name: String) -> [Int] {
    guard let data = try? bytes(name), data.count > 24 else { return [] }
    return [16, 20].map { start in data[start..<start + 4].reduce(0) { $0 << 8 + Int($1) } }
  }
}
