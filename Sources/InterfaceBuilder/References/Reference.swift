/// An attribute that names another element by its id.
public struct Reference: Hashable, Sendable {
  /// The element that has the attribute.
  public let element: Element
  /// The name of the attribute.
  public let attribute: String
  /// The id that is named.
  public let id: String

  /// The element that is meant; nil when the reference dangles, or when it means an object that
  /// only exists while the xib is loaded.
  public var target: Element? { element.document.element(id: id) }

  /// Whether no object will ever stand behind the id.
  public var isDangling: Bool {
    target == nil && !(element.document.kind == .xib && Self.implicitIds.contains(id))
  }

  /// The owner of a xib and its first responder exist even where the file does not list them.
  private static let implicitIds = ["-1", "-2"]
}

extension Element {
  /// The references among this element's attributes, in the order of the table.
  public var references: [Reference] {
    (referringAttributes[name] ?? []).compactMap { attribute in
      self[attribute].map { Reference(element: self, attribute: attribute, id: $0) }
    }
  }
}

/// Which attributes of which elements hold the id of another element.
private let referringAttributes: [String: [String]] = [
  "action": ["destination"],
  "constraint": ["firstItem", "secondItem"],
  "document": ["initialViewController"],
  "exclude": ["reference"],
  "include": ["reference"],
  "outlet": ["destination"],
  "outletCollection": ["destination"],
  "segue": ["destination", "popoverAnchorView", "popoverAnchorBarButtonItem", "reference"],
  "tableViewCell": ["textLabel", "detailTextLabel", "imageView"],
  "tableViewCellContentView": ["tableViewCell"],
  "view": ["reference"],
]
