public import Diagnostics

/// A typed view of an element that makes an object.
///
/// A view of this kind stores nothing but the element: every property asks it when asked.
public protocol ObjectElement: Hashable, Sendable {
  var element: Element { get }
}

extension ObjectElement {
  /// The id of the object in its document.
  public var id: String? { element.id }

  /// Where the element stands.
  public var location: SourceLocation { element.location }

  /// The class written for the object, instead of what the element makes by default.
  public var customClass: String? { element["customClass"] }

  /// The module written for the custom class. When `usesTargetModule` is true the name is only a
  /// memory of the module that the file was once in.
  public var customModule: String? { element["customModule"] }

  /// Who says what the module is: `target` for the module that the file is built into.
  public var customModuleProvider: String? { element["customModuleProvider"] }

  /// Whether the custom class is of whichever module the file is built into.
  public var usesTargetModule: Bool { customModuleProvider == "target" }

  /// The class of the object: the custom class, or else what the element makes.
  public var className: String? { customClass ?? ElementClass.uikitName(of: element) }

  /// The name that the object has in Interface Builder's outline.
  public var userLabel: String? { element["userLabel"] }

  /// The role in the parent, such as `view` or `contentView`.
  public var key: String? { element["key"] }

  /// The outlets, in the order they are written.
  public var outlets: [OutletElement] { connections.compactMap(OutletElement.init) }

  /// The outlet collections, an element for each object in one, in order.
  public var outletCollections: [OutletCollectionElement] {
    connections.compactMap(OutletCollectionElement.init)
  }

  /// The actions that the object sends, in order.
  public var actions: [ActionElement] { connections.compactMap(ActionElement.init) }

  /// The segues written at this very object.
  public var segues: [SegueElement] { connections.compactMap(SegueElement.init) }

  /// All elements under `connections`, those of unknown kinds too.
  public var connections: [Element] { element.child("connections")?.children ?? [] }

  /// The values to be set by key path, in the order they are applied.
  public var runtimeAttributes: [RuntimeAttributeElement] {
    element.child("userDefinedRuntimeAttributes")?.children.compactMap(
      RuntimeAttributeElement.init) ?? []
  }
}

/// An object of which nothing more is known: a placeholder, a recogniser, a bar button item.
public struct AnyObjectElement: ObjectElement {
  /// The element that is asked.
  public let element: Element

  /// A view of any element.
  public init(_ element: Element) {
    self.element = element
  }
}
