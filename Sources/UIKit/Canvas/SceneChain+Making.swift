import InterfaceBuilder

extension SceneChain {
  /// The scene's controller, and the outermost of the containers that were made around it.
  package struct Made {
    package let scene: UIViewController
    package let outermost: UIViewController
  }

  /// Makes the containers and puts the scene into them, without loading any view.
  @MainActor
  package func make(in storyboard: UIStoryboard) -> Made {
    guard let first = steps.first else {
      let plain = UIViewController()
      return Made(scene: plain, outermost: plain)
    }
    var controllers = [storyboard.instantiate(first.controller)]
    for step in steps.dropFirst() {
      guard let inside = enter(step, from: controllers, in: storyboard) else {
        // The container does not hold what the document says: the scene is shown without it.
        controllers = [storyboard.instantiate(step.controller)]
        continue
      }
      controllers.append(inside)
    }
    let scene = controllers[controllers.count - 1]
    return Made(scene: scene, outermost: simulateBars(around: scene, in: controllers[0]))
  }

  @MainActor
  private func enter(
    _ step: Step, from controllers: [UIViewController], in storyboard: UIStoryboard
  ) -> UIViewController? {
    switch step.arrival {
    case .alone: return nil
    case .contained: return controllers.last?.shownChild(madeFrom: step.controller)
    case .pushed:
      guard let navigation = controllers.last?.navigationController else { return nil }
      let next = storyboard.instantiate(step.controller)
      navigation.setViewControllers(navigation.viewControllers + [next], animated: false)
      return next.navigationController === navigation ? next : nil
    }
  }

  /// What the scene's simulated metrics ask for beyond the containers, or against them.
  @MainActor
  private func simulateBars(
    around scene: UIViewController, in outermost: UIViewController
  ) -> UIViewController {
    var outermost = outermost
    let isContainer = scene is UINavigationController || scene is UITabBarController
    if let navigation = scene.navigationController {
      if surroundings.top == nil { navigation.isNavigationBarHidden = true }
    } else if let top = surroundings.top, outermost === scene, !isContainer {
      let navigation = UINavigationController(rootViewController: scene)
      navigation.navigationBar.isTranslucent = top.isTranslucent
      outermost = navigation
    }
    switch surroundings.bottom?.kind {
    case .tool: scene.navigationController?.isToolbarHidden = false
    case .tab:
      if scene.tabBarController == nil, outermost.parent == nil, !isContainer {
        let tabs = UITabBarController()
        tabs.viewControllers = [outermost]
        return tabs
      }
    case .navigation, nil: break
    }
    return outermost
  }
}

extension UIViewController {
  /// The child of a container that was made from the element, now the one that is shown; nil where
  /// there is none or no room for it.
  fileprivate final func shownChild(madeFrom element: ControllerElement) -> UIViewController? {
    guard let child = children.first(where: { $0.nib?.element.element == element.element })
    else { return nil }
    if let tabs = self as? UITabBarController { tabs.selectedViewController = child }
    guard let split = self as? UISplitViewController else { return child }
    return split.isCollapsed && split.viewControllers.first !== child ? nil : child
  }
}
