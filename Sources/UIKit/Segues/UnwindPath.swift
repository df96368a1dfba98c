/// The way of an unwind segue, and how it is gone: what is presented on it is dismissed, and each
/// container is told where the way goes on.
@MainActor
struct UnwindPath {
  /// From the source up to where it turns, and down to the destination.
  private let steps: [UIViewController]
  /// The outermost controller on the way up that presents another.
  private let presenter: UIViewController?

  init(from source: UIViewController, to destination: UIViewController) {
    let ancestors = Array(sequence(first: destination) { $0.parent })
    var steps = [source]
    var presenter: UIViewController?
    var current = source
    while !ancestors.contains(where: { $0 === current }) {
      if let parent = current.parent {
        current = parent
      } else if let above = current.presenter {
        presenter = above
        current = above
      } else {
        break
      }
      steps.append(current)
    }
    let turn = ancestors.firstIndex { $0 === current } ?? 0
    self.steps = steps + ancestors.prefix(turn).reversed()
    self.presenter = presenter
  }

  /// The dismissal moves; what happens beneath it does not. Low confidence for the latter.
  func run(for segue: UIStoryboardSegue) {
    let dismisses = presenter?.presentedViewController != nil
    if dismisses { presenter?.dismiss(animated: presenter?.mayAnimate ?? false) }
    let unwind = {
      for (container, next) in zip(steps, steps.dropFirst()) {
        container.unwind(for: segue, towards: next)
      }
    }
    if dismisses { UIView.performWithoutAnimation(unwind) } else { unwind() }
  }
}
