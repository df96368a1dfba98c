import Foundation
import TestSupport
import Testing

/// What `.flytower.yml` says for `flytower render`, and what the call says instead.
@MainActor
struct RenderConfigurationTests {
  private let project: RenderProject
  private var folder: TemporaryFolder { project.folder }

  init() throws { project = try RenderProject() }

  private func configure(_ text: String, _ name: String = "App/.flytower.yml") throws {
    try folder.write(text, to: name)
  }

  /// Renders the office's xib, two views.
  private func render(_ options: String...) -> Call {
    Call(["render", "\(folder.path)/App/Office/Cell.xib"] + options, in: folder)
  }

  private let both = ["one", "two"]

  @Test(arguments: ["App/Office/.flytower.yml", "App/.flytower.yml", ".flytower.yml"])
  func `the file beside or above gives looks and a folder relative to itself`(
    name: String
  ) throws {
    try configure(
      """
      render:
        output: pictures
        appearance: [light, dark]
        scale: 2
      """, name)
    let call = render()
    #expect(call.errors == [])
    #expect(call.status == 0)
    let base = "DIR/" + name.replacing(".flytower.yml", with: "")
    #expect(
      call.output
        == ["light", "dark"].flatMap { look in
          both.map { "\(base)pictures/Cell/\($0).\(look).png" }
        })
  }

  @Test func `the nearest file counts`() throws {
    try configure("render:\n  output: far\n  scale: 1")
    try configure("render:\n  output: near", "App/Office/.flytower.yml")
    #expect(render().output == both.map { "DIR/App/Office/near/Cell/\($0).png" })
  }

  @Test func `lists become a matrix, their axes in the order of the file`() throws {
    try configure(
      """
      render:
        output: out
        scale: [1, 2]
        direction:
          - ltr
          - rtl
        appearance: dark
      """)
    let looks = ["1-ltr", "1-rtl", "2-ltr", "2-rtl"]
    #expect(
      render().output
        == looks.flatMap { look in both.map { "DIR/App/out/Cell/\($0).\(look).png" } })
  }

  @Test(
    arguments: [
      ("format: svg", [], "svg"), ("format: text", [], "txt"),
      ("format: svg", ["--format", "webp"], "webp"),
    ] as [(String, [String], String)])
  func `the format is the call's, or else the file's`(
    line: String, options: [String], ending: String
  ) throws {
    try configure("render:\n  output: out\n  \(line)")
    let call = Call(["render", "\(folder.path)/App/Office/Cell.xib"] + options, in: folder)
    #expect(call.errors == [])
    #expect(call.output == both.map { "DIR/App/out/Cell/\($0).\(ending)" })
  }

  @Test func `the call's word on an axis counts, and the file's on the others`() throws {
    try configure("render:\n  output: out\n  scale: [1, 2]\n  appearance: dark")
    #expect(render("--scale", "3").output == both.map { "DIR/App/out/Cell/\($0).png" })
    let mixed = try project.files(in: "App/out")["Cell/one.png"]
    let asked = render(
      "--no-config", "--scale", "3", "--appearance", "dark", "--output", "\(folder.path)/asked")
    #expect(asked.status == 0)
    #expect(try project.files(in: "asked")["Cell/one.png"] == mixed)
    let looks = ["1-light", "1-dark", "2-light", "2-dark"]
    #expect(
      render("--matrix", "appearance=light,dark").output
        == looks.flatMap { look in both.map { "DIR/App/out/Cell/\($0).\(look).png" } })
  }

  @Test func `the call's folder counts`() throws {
    try configure("render:\n  output: out")
    #expect(
      render("--output", "\(folder.path)/own").output == both.map { "DIR/own/Cell/\($0).png" })
  }

  @Test func `bare scenes stand alone`() throws {
    try folder.write(ShowingStoryboard.text, to: "App/Shown.storyboard")
    func bytes(_ options: String...) throws -> Data? {
      let call = Call(
        ["render", "\(folder.path)/App/Shown.storyboard", "--output", "\(folder.path)/out"]
          + options, in: folder)
      #expect(call.status == 0, "\(call.errors)")
      return try project.files(in: "out")["Shown/lobby.png"]
    }
    let (inside, alone) = (try bytes(), try bytes("--bare"))
    #expect(inside != alone)
    try configure("render:\n  bare: true")
    let configured = try bytes()
    #expect(configured == alone)
    try configure("render:\n  bare: false")
    let restored = try bytes()
    #expect(restored == inside)
  }

  @Test func `files of a folder are chosen, and those left out by either are`() throws {
    try configure("render:\n  include: [\"Office/**\", \"Base.lproj/*\"]\n  exclude: \"*.xib\"")
    #expect(
      project.render().output
        == ["Main/lobby", "Main/hall", "Main/cellar", "Office/desk", "Office/safe"].map {
          "DIR/out/\($0).png"
        })
    #expect(
      project.render("--include", "Office/*").output
        == ["Office/desk", "Office/safe"].map { "DIR/out/\($0).png" })
    #expect(
      project.render("--exclude", "Base.lproj/*").output
        == ["Office/desk", "Office/safe"].map { "DIR/out/\($0).png" })
  }

  @Test func `a cache and the page are settings too`() throws {
    try configure("render:\n  cache: .cache\n  cache-limit: 10\n  jobs: 2\n  sheet: false")
    #expect(project.render().errors == [])
    let kept = try project.files(in: "App/.cache").keys
    #expect(kept.contains { $0.hasSuffix(".entry") })
    #expect(try project.files(in: "out").keys.allSatisfy { $0.hasSuffix(".png") })
  }

  @Test func `no file and another file can be asked for`() throws {
    try configure("render:\n  output: out\n  scale: [1, 2]")
    try configure("render:\n  output: elsewhere\n  format: text", "Other/odd.yml")
    #expect(
      render("--config", "\(folder.path)/Other/odd.yml").output
        == both.map { "DIR/Other/elsewhere/Cell/\($0).txt" })
    let none = render("--no-config")
    #expect(none.status == 2)
    #expect(none.errors == ["flytower render: --output DIR is missing"])
    #expect(
      render("--no-config", "--config", "x").errors
        == ["flytower render: --config and --no-config exclude each other"])
  }

  @Test func `what is unknown is a warning at its place, with the word that was meant`() throws {
    try configure(
      """
      render:
        output: out
        apearance: dark
        zoom: 3
      reneder:
        scale: 1
      """)
    let call = render()
    #expect(call.status == 0)
    #expect(call.output.count == 2)
    #expect(
      call.errors == [
        """
        DIR/App/.flytower.yml:5:1: warning: 'reneder' is no setting here [unknown-key]
        DIR/App/.flytower.yml:5:1: note: did you mean 'render'?
        """,
        """
        DIR/App/.flytower.yml:3:3: warning: 'apearance' is no setting here [unknown-key]
        DIR/App/.flytower.yml:3:3: note: did you mean 'appearance'?
        """,
        "DIR/App/.flytower.yml:4:3: warning: 'zoom' is no setting here [unknown-key]",
      ])
  }

  @Test(arguments: [
    ("appearance: [light, grey]", "--appearance is one of light, dark, not 'grey'"),
    ("device: Nokia 3310", "no device 'Nokia 3310'; there are "),
    ("direction: [ltr, ltr]", "direction has 'ltr' twice"),
    ("appearance: []", "appearance has no word"),
    ("format: gif", "'format' is one of png, webp, svg, text, not 'gif'"),
    ("bare: 3", "'bare' is true or false"),
    ("sheet: [true, false]", "'sheet' is true or false"),
    ("cache: [a, b]", "'cache' takes one value"),
    ("jobs: many", "--jobs is a number of threads, from 1 to 256, not 'many'"),
    ("cache-limit: 0", "--cache-limit is a number of megabytes, from 1 to 1000000, not '0'"),
    ("exclude: \"[\"", "'exclude' has '['"),
  ])
  func `a wrong word is an error at its line, and the other settings hold`(
    line: String, message: String
  ) throws {
    try configure("render:\n  scale: 2\n  \(line)\n  output: out")
    let call = render()
    #expect(call.status == 1)
    #expect(call.errors.count == 1)
    let error = call.errors.first ?? ""
    #expect(error.hasPrefix("DIR/App/.flytower.yml:3:3: error: "), "\(error)")
    #expect(error.contains(message), "\(error)")
    #expect(error.hasSuffix("[malformed-configuration]"), "\(error)")
    #expect(call.output == both.map { "DIR/App/out/Cell/\($0).png" })
  }

  @Test func `a file that is no YAML is an error at its line`() throws {
    try configure("render:\n  output: out\n  appearance: [light\n")
    let call = render("--output", "\(folder.path)/out")
    #expect(call.status >= 1)
    #expect(call.errors.first?.hasPrefix("DIR/App/.flytower.yml:") == true)
  }

  @Test func `a configuration that cannot be read is a failure, and nothing is rendered`() throws {
    let missing = render("--config", "\(folder.path)/None.yml", "--output", "\(folder.path)/out")
    #expect(missing.status == 2)
    #expect(missing.output == [])
    #expect(missing.errors.count == 1)
    #expect(missing.errors.first?.hasPrefix("DIR/None.yml: error: ") == true)
    try folder.write("", to: "App/.flytower.yml/a file")
    let odd = render("--output", "\(folder.path)/out")
    #expect(odd.status == 2)
    #expect(odd.output == [])
    #expect(odd.errors.count == 1)
    #expect(odd.errors.first?.hasPrefix("DIR/App/.flytower.yml: error: ") == true)
  }

  // MARK: - The working folder

  private nonisolated static let files = """
    render:
      files: [App, "App/Office/../Office"]
      output: pictures
      exclude: "Base.lproj/*"
      scale: 1
    """

  @Test(
    .enabled(if: BuiltProgram.isPresent, "the executable is not beside the tests"),
    arguments: [
      ("", "", "pictures"), ("/App/Office", "../../", "pictures"), ("/App", "../", "own"),
    ]
  )
  func `a call without files renders those of the nearest configuration`(
    place: String, way: String, output: String
  ) throws {
    try configure(Self.files, ".flytower.yml")
    let run = try BuiltProgram(
      ["render"] + (output == "own" ? ["--output", "own"] : []), in: folder.path + place)
    #expect(run.end() == .exit(0))
    #expect(run.errors == [])
    let base = output == "own" ? "own" : "\(way)pictures"
    #expect(
      run.output
        == ["Cell/one", "Cell/two", "Office/desk", "Office/safe"].map { "\(base)/\($0).png" }
    )
    let written = output == "own" ? "App/own" : "pictures"
    #expect(try project.files(in: written).keys.filter { $0.hasSuffix(".png") }.count == 4)
  }

  @Test(.enabled(if: BuiltProgram.isPresent, "the executable is not beside the tests"))
  func `a call without files and without configuration says what is missing`() throws {
    let run = try BuiltProgram(["render", "--no-config", "--output", "out"], in: folder.path)
    #expect(run.end() == .exit(2))
    #expect(run.errors == ["flytower render: no file given"])
  }
}
