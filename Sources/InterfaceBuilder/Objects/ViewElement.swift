public import Foundation

/// A view: anything that is drawn, a control or a cell as well.
public struct ViewElement: ObjectElement {
  public let element: Element

  public init?(_ element: Element) {
    guard ElementClass.role(of: element.name) == .view || element.parent?.name == "subviews" else {
      return nil
    }
    self.element = element
  }

  /// The frame as drawn in the design; with Auto Layout it may be stale.
  public var frame: CGRect? { element.child(key: "frame").flatMap(CGRect.init(element:)) }

  public var bounds: CGRect? { element.child(key: "bounds").flatMap(CGRect.init(element:)) }

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

  public var constraints: [Element] {
    element.child("constraints")?.children("constraint") ?? []
  }

  /// The mode as written; `scaleToFill` when nothing is.
  public var contentMode: String { element["contentMode"] ?? "scaleToFill" }

  public var alpha: Double { element.number("alpha") ?? 1 }

  public var isHidden: Bool { element.flag("hidden", default: false) }

  public var isOpaque: Bool { element.flag("opaque", default: true) }

  public var clipsSubviews: Bool { element.flag("clipsSubviews", default: false) }

  public var autoresizesSubviews: Bool { element.flag("autoresizesSubviews", default: true) }

  public var clearsContextBeforeDrawing: Bool {
    element.flag("clearsContextBeforeDrawing", default: true)
  }

  public var userInteractionEnabled: Bool {
    element.flag("userInteractionEnabled", default: true)
  }

  public var multipleTouchEnabled: Bool { element.flag("multipleTouchEnabled", default: false) }

  public var translatesAutoresizingMask: Bool {
    element.flag("translatesAutoresizingMaskIntoConstraints", default: true)
  }

  public var tag: Int { element["tag"].flatMap(Int.init) ?? 0 }

  public var restorationIdentifier: String? { element["restorationIdentifier"] }

  public var backgroundColor: ColorElement? { color("backgroundColor") }

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

  public var accessibilityLabel: String? {
    element.child(key: "accessibilityConfiguration")?["label"]
  }
}
