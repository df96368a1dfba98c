extension BuiltInOutlets {
  /// Container controllers, bars and gesture recognisers.
  static let containers: [BuiltInOutlets] = [
    outlet(UIView.self, "gestureRecognizers") { (view, recognizers: [UIGestureRecognizer]) in
      for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
    },
    outlet(UIGestureRecognizer.self, "delegate") { $0.delegate = $1 },
    outlet(UINavigationBar.self, "delegate") { $0.delegate = $1 },
    outlet(UIToolbar.self, "delegate") { $0.delegate = $1 },
    outlet(UITabBar.self, "delegate") { $0.delegate = $1 },
    outlet(UINavigationController.self, "delegate") { $0.delegate = $1 },
    outlet(UITabBarController.self, "delegate") { $0.delegate = $1 },
    outlet(UISplitViewController.self, "delegate") { $0.delegate = $1 },
    outlet(UIPageViewController.self, "delegate") { $0.delegate = $1 },
    outlet(UIPageViewController.self, "dataSource") { $0.dataSource = $1 },
  ]
}
