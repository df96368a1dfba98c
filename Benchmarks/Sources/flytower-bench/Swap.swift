import Foundation
import UIKit

extension Benchmark {
  /// What a container costs apart from its pictures.
  static let swap = Benchmark(
    name: "swap", summary: "children swapped in a visible container, without animation"
  ) {
    let session = Session()
    let container = UIViewController()
    let children = [UIViewController(), UIViewController()]
    session.perform {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = container
      window.makeKeyAndVisible()
      container.addChild(children[0])
      container.view.addSubview(children[0].view)
      children[0].didMove(toParent: container)
    }
    var shown = 0
    @MainActor func swap(_ change: (UIViewController, UIViewController) -> Void) {
      for _ in 0..<100 {
        session.perform { change(children[shown], children[1 - shown]) }
        shown = 1 - shown
      }
    }
    let measurement = Measurement(
      runs: 51,
      of: [
        { swap { replace($0, by: $1, in: container) } },
        { swap { transit($0, to: $1, in: container) } },
      ])
    for (name, time) in zip(["by hand", "transition(from:to:), 0 s"], measurement.medians) {
      print("  \(name): \(rounded(time * 1000 / 100)) µs a swap, layout and call-backs included")
    }
  }

  @MainActor
  private static func replace(
    _ old: UIViewController, by new: UIViewController, in container: UIViewController
  ) {
    old.willMove(toParent: nil)
    old.view.removeFromSuperview()
    old.removeFromParent()
    container.addChild(new)
    new.view.frame = container.view.bounds
    container.view.addSubview(new.view)
    new.didMove(toParent: container)
  }

  @MainActor
  private static func transit(
    _ old: UIViewController, to new: UIViewController, in container: UIViewController
  ) {
    old.willMove(toParent: nil)
    container.addChild(new)
    container.transition(from: old, to: new, duration: 0, animations: nil) { _ in
      old.removeFromParent()
      new.didMove(toParent: container)
    }
  }
}
