import Testing
import UIKit

/// Sequences of a launch. High confidence; the relative order of loading, `willMove` and
/// `didMove` of an embedded scene medium.
@MainActor
struct LaunchSequenceTests {
  @Test func `an embedded scene is a child before its parent has loaded`() throws {
    let stage = try Stage(storyboard: Stage.scene("R", inView: Stage.embed("A")) + Stage.scene("A"))
    _ = try stage.launch()
    #expect(
      stage.log.lines == [
        "R.init(coder:)", "R.awakeFromNib", "R.loadView",
        "A.init(coder:)", "A.awakeFromNib",
        "R.prepare(embedA)",
        "A.willMove(R)",
        "A.loadView", "A.viewDidLoad",
        "A.didMove(R)",
        "R.viewDidLoad",
        "R.viewWillAppear(false)", "A.viewWillAppear(false)",
        "R.viewIsAppearing(false)", "A.viewIsAppearing(false)",
        "R.layout", "A.layout",
        "R.viewDidAppear(false)", "A.viewDidAppear(false)",
      ])
  }

  @Test func `while it prepares an embed the parent has its view, its outlets and no child`() throws
  {
    final class Probe: UIViewController {
      var seen = ""
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        seen = "\(isViewLoaded) \(children.count) \(segue.destination.isViewLoaded)"
      }
    }
    let scene = Stage.scene("R", class: "Probe", inView: Stage.embed("A"))
    let stage = try Stage(storyboard: scene + Stage.scene("A"))
    stage.session.connections.register(Probe.self, named: "Probe", module: "Tests") {
      Probe(coder: $0)
    }
    let probe = try stage.launch().rootViewController as? Probe
    #expect(probe?.seen == "true 0 false")
  }

  @Test func `a container whose first segue adds its child launches in order`() throws {
    let stage = try Stage(storyboard: SwapSequenceTests.scenes)
    _ = try stage.launch()
    #expect(
      stage.log.lines == [
        "R.init(coder:)", "R.awakeFromNib", "R.loadView",
        "C.init(coder:)", "C.awakeFromNib",
        "R.prepare(embedC)",
        "C.willMove(R)",
        "C.loadView", "C.viewDidLoad",
        "A.init(coder:)", "A.awakeFromNib",
        "C.prepare(first)",
        "A.willMove(C)", "A.loadView", "A.viewDidLoad", "A.didMove(C)",
        "C.viewDidLoad ends",
        "C.didMove(R)",
        "R.viewDidLoad",
        "R.viewWillAppear(false)", "C.viewWillAppear(false)", "A.viewWillAppear(false)",
        "R.viewIsAppearing(false)", "C.viewIsAppearing(false)", "A.viewIsAppearing(false)",
        "R.layout", "C.layout", "A.layout",
        "R.viewDidAppear(false)", "C.viewDidAppear(false)", "A.viewDidAppear(false)",
      ])
  }
}
