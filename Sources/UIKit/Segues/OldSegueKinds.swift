import InterfaceBuilder

/// The kinds of segue before iOS 8, and what popovers are drawn with.
extension UIViewController {
  /// Onto the navigation controller around this one. The text is UIKit's own; high confidence.
  final func push(_ destination: UIViewController, of segue: SegueElement) {
    guard let navigation = self as? UINavigationController ?? navigationController else {
      return Session.current.raise(
        .generic,
        "Could not find a navigation controller for segue '\(segue.identifier ?? "(null)")'. Push "
          + "segues can only be used when the source controller is managed by an instance of "
          + "UINavigationController.")
    }
    navigation.pushViewController(destination, animated: mayAnimate)
  }

  /// In the place of a column of the split controller around this one, the last unless the
  /// segue says otherwise. Medium confidence.
  final func replaceDetail(with destination: UIViewController, of segue: SegueElement) {
    guard let split = splitViewController, !split.isCollapsed,
      segue.element["splitViewControllerTargetIndex"] == "0"
    else { return showDetailViewController(destination, sender: nil) }
    split.viewControllers = [destination] + split.viewControllers.dropFirst()
  }
}

extension SegueElement {
  /// All unless the segue names some. High confidence.
  @MainActor var popoverArrowDirections: UIPopoverArrowDirection {
    guard let child = element.child("popoverArrowDirection") else { return .any }
    let ways: [(String, UIPopoverArrowDirection)] = [
      ("up", .up), ("down", .down), ("left", .left), ("right", .right),
    ]
    return ways.reduce(into: []) { result, way in
      if child.flag(way.0, default: false) { result.insert(way.1) }
    }
  }

  /// The ids of the views that a popover leaves touchable.
  var popoverPassthroughIDs: [String] {
    element.child("popoverPassthroughViews")?.children.compactMap { $0["reference"] ?? $0.id } ?? []
  }
}
