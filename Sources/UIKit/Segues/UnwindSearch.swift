public import Foundation

/// Where an unwind segue starts, as containers are asked about it.
@MainActor
public final class UIStoryboardUnwindSegueSource: NSObject {
  public let source: UIViewController
  public let unwindAction: Selector
  public let sender: Any?

  init(source: UIViewController, unwindAction: Selector, sender: Any?) {
    self.source = source
    self.unwindAction = unwindAction
    self.sender = sender
  }
}

extension UIViewController {
  /// The child that the source is, or is inside of.
  public final func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    children.first { child in
      sequence(first: source.source) { $0.parent ?? $0.presenter }.contains { $0 === child }
    }
  }

  /// All children but the one that the source is in. High confidence.
  final func childrenAside(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    let containing = childContaining(source)
    return children.filter { $0 !== containing }
  }
}

/// Finds where an unwind segue ends.
///
/// From the source up through its parents, and where they end to the presenter: of each the
/// allowed children, depth first, then itself. High confidence, children before self medium.
@MainActor
struct UnwindSearch {
  let start: UIStoryboardUnwindSegueSource

  func destination() -> UIViewController? {
    var visited: Set<ObjectIdentifier> = []
    var current: UIViewController? = start.source
    while let controller = current {
      if let found = search(controller, &visited) { return found }
      current = controller.parent ?? controller.presenter
    }
    return nil
  }

  private func search(
    _ controller: UIViewController, _ visited: inout Set<ObjectIdentifier>
  ) -> UIViewController? {
    guard visited.insert(ObjectIdentifier(controller)).inserted else { return nil }
    for child in controller.allowedChildrenForUnwinding(from: start) {
      if let found = search(child, &visited) { return found }
    }
    let answers = controller.canPerformUnwindSegueAction(
      start.unwindAction, from: start.source, sender: start.sender)
    return answers ? controller : nil
  }
}
