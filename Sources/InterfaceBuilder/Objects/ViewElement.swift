public import Foundation

/// A view: anything that is drawn, a control or a cell as well.
public struct ViewElement: ObjectElement {
  /// The element that is asked.
  public let element: Element

  /// A view of an element, nil for one of another sort.
  public init?(_ element: Element) {
    guard ElementClass.role(of: element.name) == .view || element.parent?.name == "subviews" else {
      return nil
    }
    self.element = element
  }

  /// The frame as drawn in the design; with Auto Layout it may be stale.
  public var frame: CGRect? { element.child(key: "frame").flatMap(CGRect.init(element:)) }

  /// The bounds, in the few files that write them.
  public var bounds: CGRect? { element.child(key: "bounds").flatMap(CGRect.init(element:)) }

  /// What gives way when the superview is resized; nothing when nothing is written.
  public var autoresizingMask: AutoresizingMask {
    element.child(key: "autoresizingMask").map(AutoresizingMask.init(element:)) ?? []
  }

  /// The subviews from back to front.
  public var subviews: [ViewElement] {
    element.child("subviews")?.children.compactMap(ViewElement.init) ?? []
  }

  /// The view that a cell or an effect view keeps its subviews in.
  public var contentView: ViewElement? {
    element.child(key: "contentView").flatMap(ViewElement.init)
  }

  /// The constraints that the view holds, in order.
  public var constraints: [Element] {
    element.child("constraints")?.children("constraint") ?? []
  }

  /// The mode as written; `scaleToFill` when nothing is.
  public var contentMode: String { element["contentMode"] ?? "scaleToFill" }

  /// The opacity from 0 to 1; 1 when nothing is written.
  public var alpha: Double { element.number("alpha") ?? 1 }

  /// False when nothing is written.
  public var isHidden: Bool { element.flag("hidden", default: false) }

  /// True when nothing is written; Interface Builder writes it for most controls.
  public var isOpaque: Bool { element.flag("opaque", default: true) }

  /// False when nothing is written.
  public var clipsSubviews: Bool { element.flag("clipsSubviews", default: false) }

  /// True when nothing is written.
  public var autoresizesSubviews: Bool { element.flag("autoresizesSubviews", default: true) }

  /// True when nothing is written.
  public var clearsContextBeforeDrawing: Bool {
    element.flag("clearsContextBeforeDrawing", default: true)
  }

  /// True when nothing is written; labels and images write that it is not.
  public var userInteractionEnabled: Bool {
    element.flag("userInteractionEnabled", default: true)
  }

  /// False when nothing is written.
  public var multipleTouchEnabled: Bool { element.flag("multipleTouchEnabled", default: false) }

  /// True when nothing is written, as for a view without Auto Layout.
  public var translatesAutoresizingMask: Bool {
    element.flag("translatesAutoresizingMaskIntoConstraints", default: true)
  }

  /// The number by which code finds the view; 0 when nothing is written.
  public var tag: Int { element["tag"].flatMap(Int.init) ?? 0 }

  /// The name for state restoration.
  public var restorationIdentifier: String? { element["restorationIdentifier"] }

  /// The colour behind the view; nil for none.
  public var backgroundColor: ColorElement? { color("backgroundColor") }

  /// The tint of the view; nil where it takes that of its superview.
  public var tintColor: ColorElement? { color("tintColor") }

  /// The colour of a role, such as `textColor`.
  public func color(_ key: String) -> ColorElement? {
    element.child(key: key).flatMap(ColorElement.init)
  }

  /// The font of a label, a button, a field.
  public var font: FontElement? {
    element.child(key: "fontDescription").flatMap(FontElement.init)
  }

  /// What a test or a screen reader knows the view by.
  public var accessibilityIdentifier: String? {
    element.child(key: "accessibilityConfiguration")?["identifier"]
  }

  /// What a screen reader says for the view.
  public var accessibilityLabel: String? {
    element.child(key: "accessibilityConfiguration")?["label"]
  }
}
