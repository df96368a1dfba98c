import ContactSheet
import Foundation
import Testing

struct ManifestFileTests {
  private static func refusal(_ change: (inout RenderManifest) -> Void) -> ManifestError? {
    var manifest = SampleRun.run
    change(&manifest)
    return #expect(throws: ManifestError.self) {
      try ManifestFile.decode(ManifestFile.encode(manifest))
    }
  }

  private static func error(_ text: String) -> ManifestError? {
    #expect(throws: ManifestError.self) { try ManifestFile.decode(Data(text.utf8)) }
  }

  @Test func `a manifest is the same after writing and reading`() throws {
    var manifest = SampleRun.run
    manifest.shard = .init(index: 2, count: 3)
    manifest.scenes[0].name = "\u{2028}</script>\u{1F3AD} \"\\\u{7F}"
    manifest.scenes[0].pictures[0].views[0].frame = [0.1 + 0.2, -1.0 / 3, 1e-9, 12345.678]
    #expect(try ManifestFile.decode(ManifestFile.encode(manifest)) == manifest)
  }

  @Test func `the keys are sorted and nothing is indented`() {
    let manifest = RenderManifest(
      title: "T", program: "P", looks: [.init(id: "a", name: "A")],
      scenes: [
        SampleRun.scene(
          "Login",
          pictures: [
            .init(
              look: 0, path: "a.png", width: 1.5, height: 2, scale: 3,
              findings: [SampleRun.finding("note", "m")],
              views: [
                .init(className: "V", id: "v", depth: 0, frame: [0, 0, 1, 1], box: [0, 0, 1, 1])
              ])
          ])
      ], shard: .init(index: 1, count: 2))
    #expect(
      String(decoding: ManifestFile.encode(manifest), as: UTF8.self) == """
        {"looks":[{"id":"a","name":"A"}],"program":"P","scenes":[{"className":"UIViewController",\
        "file":"App/Main.storyboard","line":7,"name":"Login","pictures":[{"findings":[{\
        "message":"m","place":"Main.storyboard:7:5","rule":"rule-1","severity":"note"}],\
        "height":2,"look":0,"path":"a.png","scale":3,"views":[{"box":[0,0,1,1],\
        "className":"V","depth":0,"frame":[0,0,1,1],"id":"v"}],"width":1.5}]}],\
        "shard":{"count":2,"index":1},"title":"T","version":1}
        """)
  }

  @Test func `an encoder that knows nothing of the format writes the same facts`() throws {
    let plain = try JSONEncoder().encode(SampleRun.run)
    #expect(try ManifestFile.decode(plain) == SampleRun.run)
  }

  @Test func `a file that was cut off is damaged`() {
    let whole = ManifestFile.encode(SampleRun.run)
    for count in [0, 1, whole.count / 2, whole.count - 1] {
      #expect(throws: ManifestError.damaged("it is not JSON")) {
        try ManifestFile.decode(whole.prefix(count))
      }
    }
  }

  @Test func `damage is told with its place`() {
    let start = #"{"version":1,"title":"T","program":"P","looks":[],"#
    #expect(Self.error(start + "\"scenes\":3}") == .damaged("'scenes' is not of the right kind"))
    #expect(Self.error(start + "\"scenes\":[{}]}") == .damaged("'scenes[0]' has no 'name'"))
    #expect(Self.error("[]") == .damaged("it is not of the right kind"))
    #expect(Self.error("{}") == .damaged("it has no 'version'"))
  }

  @Test func `an unknown version is told before anything else`() {
    #expect(Self.error(#"{"version":7,"rooms":[]}"#) == .unknownVersion(7))
    #expect(Self.refusal { $0.version = 0 } == .unknownVersion(0))
  }

  @Test(arguments: [
    "/etc/passwd", "../up.png", "a/../../up.png", "..", "a/./b", "a\\..\\b", "a\tb",
  ])
  func `a path out of the folder is refused`(path: String) {
    #expect(
      Self.refusal { $0.scenes[0].pictures[0].path = path }
        == .refused(
          "picture '\(path.replacing("\t", with: "\u{FFFD}"))' of scene 'Login' does not lie in the folder of the run"
        ))
  }

  @Test func `values that no run writes are refused`() {
    let order = ManifestError.refused("the pictures of scene 'Login' do not follow the looks")
    #expect(Self.refusal { $0.scenes[0].pictures[1].look = 2 } == order)
    #expect(Self.refusal { $0.scenes[0].pictures[1].look = 0 } == order)
    #expect(Self.refusal { $0.scenes[0].pictures[0].look = -1 } == order)
    #expect(
      Self.refusal { $0.shard = .init(index: 4, count: 3) } == .refused("there is no part 4 of 3"))
    #expect(
      Self.refusal { $0.shard = .init(index: 1, count: .max) }
        == .refused("there is no part 1 of \(Int.max)"))
    #expect(Self.refusal { $0.looks[1].id = "light" } == .refused("two looks have the same id"))
    #expect(
      Self.refusal { $0.scenes[0].pictures[0].scale = 0 }
        == .refused("a picture of scene 'Login' has no size"))
    #expect(
      Self.refusal { $0.scenes[0].pictures[0].width = 1e30 }
        == .refused("a picture of scene 'Login' has no size"))
    #expect(
      Self.refusal { $0.scenes[0].pictures[0].findings[0].severity = "<b>" }
        == .refused("a finding of scene 'Login' has the severity '<b>'"))
    let outline = ManifestError.refused("an outline of scene 'Login' is no rectangle")
    #expect(Self.refusal { $0.scenes[0].pictures[0].views[0].box = [1] } == outline)
    #expect(Self.refusal { $0.scenes[0].pictures[0].views[0].frame = [] } == outline)
    #expect(Self.refusal { $0.scenes[0].pictures[0].views[0].depth = -1 } == outline)
    #expect(
      Self.refusal { $0.scenes[0].line = -5 } == .refused("scene 'Login' begins at line -5"))
  }

  @Test func `a file beyond all bounds is not read`() {
    let size = ManifestFile.largestSize + 1
    #expect(throws: ManifestError.tooLarge(bytes: size, limit: ManifestFile.largestSize)) {
      try ManifestFile.decode(Data(count: size))
    }
  }
}
