import Foundation

/// Outlets of UIKit's own classes, which no app code enters into the connection table.
@MainActor
enum BuiltInOutlets {
  private typealias Setter = @MainActor (NSObject, Any) -> Bool

  /// False when the object has no such outlet, or none that takes the value.
  static func set(_ property: String, of object: NSObject, to value: Any) -> Bool {
    (setters[property] ?? []).contains { $0(object, value) }
  }

  private static let setters: [String: [Setter]] = [
    "gestureRecognizers": [
      outlet { (view: UIView, recognizers: [UIGestureRecognizer]) in
        for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
      }
    ],
    "delegate": [
      outlet { (owner: UIGestureRecognizer, value: any UIGestureRecognizerDelegate) in
        owner.delegate = value
      },
      outlet { (owner: UINavigationBar, value: any UINavigationBarDelegate) in
        owner.delegate = value
      },
      outlet { (owner: UIToolbar, value: any UIToolbarDelegate) in owner.delegate = value },
      outlet { (owner: UITabBar, value: any UITabBarDelegate) in owner.delegate = value },
      outlet { (owner: UINavigationController, value: any UINavigationControllerDelegate) in
        owner.delegate = value
      },
      outlet { (owner: UITabBarController, value: any UITabBarControllerDelegate) in
        owner.delegate = value
      },
      outlet { (owner: UISplitViewController, value: any UISplitViewControllerDelegate) in
        owner.delegate = value
      },
      outlet { (owner: UIPageViewController, value: any UIPageViewControllerDelegate) in
        owner.delegate = value
      },
    ],
    "dataSource": [
      outlet { (owner: UIPageViewController, value: any UIPageViewControllerDataSource) in
        owner.dataSource = value
      }
    ],
  ]

  private static func outlet<Owner: NSObject, Value>(
    _ set: @escaping @MainActor (Owner, Value) -> Void
  ) -> Setter {
    { object, value in
      guard let owner = object as? Owner, let value = value as? Value else { return false }
      set(owner, value)
      return true
    }
  }
}
