import InterfaceBuilder

extension NibSchemas {
  static let navigationController = NibSchema<UINavigationController>(
    NibRule.flag("navigationBarHidden", \.isNavigationBarHidden),
    NibRule.flag("toolbarHidden", \.isToolbarHidden),
    NibRule.flag("hidesBarsOnTap", \.hidesBarsOnTap),
    NibRule.flag("hidesBarsOnSwipe", \.hidesBarsOnSwipe),
    NibRule.flag("hidesBarsWhenKeyboardAppears", \.hidesBarsWhenKeyboardAppears),
    NibRule.flag("hidesBarsWhenVerticallyCompact", \.hidesBarsWhenVerticallyCompact),
    NibRule.child("navigationBar", key: "navigationBar") { navigation, statement in
      let bar = statement.loader.makeObject(statement.element) as? UINavigationBar
      navigation.setBars(bar, nil)
      return bar != nil
    },
    NibRule.child("toolbar", key: "toolbar") { navigation, statement in
      let toolbar = statement.loader.makeObject(statement.element) as? UIToolbar
      navigation.setBars(nil, toolbar)
      return toolbar != nil
    },
    // A stack that is written inside, in xibs and old files.
    NibRule.children("nil"),
    NibRule.controllers("viewControllers") { $0.viewControllers = $1 })

  static let tabBarController = NibSchema<UITabBarController>(
    NibRule.child("tabBar", key: "tabBar") { tabs, statement in
      guard let bar = statement.loader.makeObject(statement.element) as? UITabBar else {
        return false
      }
      tabs.setBar(bar)
      return true
    },
    NibRule.children("nil"),
    NibRule.controllers("viewControllers") { $0.viewControllers = $1 })

  static let splitViewController = NibSchema<UISplitViewController>(
    NibRule.number("minimumPrimaryColumnWidth", \.minimumPrimaryColumnWidth),
    NibRule.number("maximumPrimaryColumnWidth", \.maximumPrimaryColumnWidth),
    NibRule.number(
      "preferredPrimaryColumnWidthFraction", \.preferredPrimaryColumnWidthFraction),
    NibRule.flag("presentsWithGesture", \.presentsWithGesture),
    NibRule.choice(
      "preferredDisplayMode", UISplitViewController.DisplayMode.named, \.preferredDisplayMode),
    NibRule.choice("primaryEdge", UISplitViewController.PrimaryEdge.named, \.primaryEdge),
    NibRule.editor("style"),
    NibRule.controller("masterViewController") { $0.viewControllers.insert($1, at: 0) },
    NibRule.controller("detailViewController") { $0.viewControllers.append($1) })

  static let pageViewController = NibSchema<UIPageViewController>(
    NibRule.choice(
      "transitionStyle", UIPageViewController.TransitionStyle.named, \.transitionStyle),
    NibRule.choice(
      "navigationOrientation", UIPageViewController.NavigationOrientation.named,
      \.navigationOrientation),
    NibRule.choice("spineLocation", UIPageViewController.SpineLocation.named, \.spineLocation),
    NibRule.number("pageSpacing", \.pageSpacing),
    NibRule.flag("doubleSided", \.isDoubleSided))

  static let glkViewController = NibSchema<GLKViewController>(
    NibRule.integer("preferredFramesPerSecond", \.preferredFramesPerSecond),
    NibRule.flag("pauseOnWillResignActive", \.pauseOnWillResignActive),
    NibRule.flag("resumeOnDidBecomeActive", \.resumeOnDidBecomeActive))

  static let avPlayerViewController = NibSchema<AVPlayerViewController>(
    NibRule.attribute("videoGravity", { $0 }) { $0.videoGravity = $1 },
    NibRule.flag("showsPlaybackControls", \.showsPlaybackControls),
    NibRule.flag("allowsPictureInPicturePlayback", \.allowsPictureInPicturePlayback))
}

extension UISplitViewController.DisplayMode {
  /// The later names and those before iOS 14.
  static let named: [String: UISplitViewController.DisplayMode] = [
    "automatic": .automatic, "secondaryOnly": .secondaryOnly, "primaryHidden": .secondaryOnly,
    "oneBesideSecondary": .oneBesideSecondary, "allVisible": .oneBesideSecondary,
    "oneOverSecondary": .oneOverSecondary, "primaryOverlay": .oneOverSecondary,
    "twoBesideSecondary": .twoBesideSecondary, "twoOverSecondary": .twoOverSecondary,
    "twoDisplaceSecondary": .twoDisplaceSecondary,
  ]
}

extension UISplitViewController.PrimaryEdge {
  static let named: [String: UISplitViewController.PrimaryEdge] = [
    "leading": .leading, "trailing": .trailing,
  ]
}

extension UIPageViewController.TransitionStyle {
  static let named: [String: UIPageViewController.TransitionStyle] = [
    "pageCurl": .pageCurl, "scroll": .scroll,
  ]
}

extension UIPageViewController.NavigationOrientation {
  static let named: [String: UIPageViewController.NavigationOrientation] = [
    "horizontal": .horizontal, "vertical": .vertical,
  ]
}

extension UIPageViewController.SpineLocation {
  static let named: [String: UIPageViewController.SpineLocation] = [
    "none": .none, "min": .min, "mid": .mid, "max": .max,
  ]
}

extension NibRule {
  /// Controllers that are written inside their container's element.
  static func controllers(
    _ name: String, _ set: @escaping @MainActor (Object, [UIViewController]) -> Void
  ) -> [NibRule] {
    child(name) { object, statement in
      set(
        object,
        statement.element.children.compactMap(ControllerElement.init).map {
          statement.loader.makeController($0, creator: nil)
        })
      return true
    }
  }

  static func controller(
    _ key: String, _ set: @escaping @MainActor (Object, UIViewController) -> Void
  ) -> [NibRule] {
    child(nil, key: key) { object, statement in
      guard let element = ControllerElement(statement.element) else { return false }
      set(object, statement.loader.makeController(element, creator: nil))
      return true
    }
  }
}
