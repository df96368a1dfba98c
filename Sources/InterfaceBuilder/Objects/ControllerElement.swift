/// A view controller, or the placeholder for one of another storyboard.
public struct ControllerElement: ObjectElement {
  /// The element that is asked.
  public let element: Element

  /// A view of an element, nil for one of another sort.
  public init?(_ element: Element) {
    guard ElementClass.role(of: element.name) == .controller else { return nil }
    self.element = element
  }

  /// The name by which code asks the storyboard for the controller.
  public var storyboardIdentifier: String? { element["storyboardIdentifier"] }

  /// The name for state restoration, which may be said to be the storyboard's.
  public var restorationIdentifier: String? {
    element.flag("useStoryboardIdentifierAsRestorationIdentifier", default: false)
      ? storyboardIdentifier : element["restorationIdentifier"]
  }

  /// The title that containers show.
  public var title: String? { element["title"] }

  /// The root view; nil where the file leaves it to the controller.
  public var view: ViewElement? { element.child(key: "view").flatMap(ViewElement.init) }

  /// What a navigation bar shows for the controller.
  public var navigationItem: Element? { element.child(key: "navigationItem") }

  /// What a tab bar shows for the controller.
  public var tabBarItem: Element? { element.child(key: "tabBarItem") }

  /// How the controller is presented, unless a segue says otherwise.
  public var modalPresentationStyle: String? { element["modalPresentationStyle"] }

  /// How the controller moves when it is presented, unless a segue says otherwise.
  public var modalTransitionStyle: String? { element["modalTransitionStyle"] }

  /// All segues that start from this controller: its own, and those of the views, items and
  /// recognisers of its scene, in document order.
  public var allSegues: [SegueElement] { element.scene?.segues ?? segues }

  /// The controllers that are part of this one by relationship, such as tabs, in order.
  public var related: [(relationship: String, controller: ControllerElement)] {
    segues.compactMap { segue in
      guard let relationship = segue.relationship, let target = segue.destinationController else {
        return nil
      }
      return (relationship, target)
    }
  }

  /// What the user or the file calls the controller: label, title, identifier, class.
  public var displayName: String {
    [userLabel, title, storyboardIdentifier, className].compactMap(\.self)
      .first { !$0.isEmpty } ?? element.name
  }
}

// MARK: - Storyboard references

extension ControllerElement {
  /// Whether this stands for a controller of another storyboard.
  public var isPlaceholder: Bool { element.name == "viewControllerPlaceholder" }

  /// The storyboard that a placeholder means.
  public var storyboardName: String? { element["storyboardName"] }

  /// The identifier that a placeholder means in the other storyboard; nil for its initial one.
  public var referencedIdentifier: String? { element["referencedIdentifier"] }

  /// The bundle of the other storyboard; nil for the app's own.
  public var bundleIdentifier: String? { element["bundleIdentifier"] }
}
