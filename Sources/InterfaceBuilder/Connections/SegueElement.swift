/// A `segue`, as written under the `connections` of its source or of what triggers it.
public struct SegueElement: ConnectionElement {
  /// The element that is asked.
  public let element: Element

  /// A view of an element, nil for one of another sort.
  public init?(_ element: Element) {
    guard element.isConnection("segue") else { return nil }
    self.element = element
  }

  /// The name by which code performs or knows the segue.
  public var identifier: String? { element["identifier"] }

  /// The kind as written. Kinds this version does not know are kept, not refused.
  public var kind: Kind { element["kind"].map(Kind.init(rawValue:)) ?? .show }

  /// The controller that the segue starts from: the scene's, whatever object triggers it.
  public var source: ControllerElement? {
    owner.flatMap(ControllerElement.init) ?? element.scene?.controller
  }

  /// The control, cell, item or recogniser that triggers the segue; nil for a segue of the
  /// controller itself, which code performs.
  public var trigger: Element? {
    owner.flatMap { ControllerElement($0) == nil ? $0 : nil }
  }

  /// Which of several triggers of its owner is meant, such as `accessoryAction` of a cell.
  public var triggerName: String? { element["trigger"] }

  /// The controller that the segue leads to; nil for an unwind segue, and where it dangles.
  public var destinationController: ControllerElement? {
    destination.flatMap(ControllerElement.init)
  }

  /// The class written for the segue; of other kinds than `custom` too.
  public var customClass: String? { element["customClass"] }

  /// The module written for the custom class.
  public var customModule: String? { element["customModule"] }

  /// Who says what the module is: `target` for the module that the file is built into.
  public var customModuleProvider: String? { element["customModuleProvider"] }

  /// Which part of the source the destination is, for a segue of kind `relationship`.
  public var relationship: String? { element["relationship"] }

  /// The message to the source that makes the destination, in Objective-C's spelling.
  public var destinationCreationSelector: String? { element["destinationCreationSelector"] }

  /// The message to the controller that an unwind segue ends at.
  public var unwindAction: String? { element["unwindAction"] }

  /// True when nothing is written.
  public var animates: Bool { element.flag("animates", default: true) }

  /// How the destination is presented; nil for its own way.
  public var modalPresentationStyle: String? { element["modalPresentationStyle"] }

  /// How the destination moves when it is presented; nil for its own way.
  public var modalTransitionStyle: String? { element["modalTransitionStyle"] }

  /// The view that a popover points to.
  public var popoverAnchor: Element? {
    (element["popoverAnchorView"] ?? element["popoverAnchorBarButtonItem"])
      .flatMap(element.document.element(id:))
  }
}
