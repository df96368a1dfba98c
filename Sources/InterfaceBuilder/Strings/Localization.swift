/// The translations of one document: texts by object id and property.
public struct Localization: Hashable, Sendable {
  private var texts: [String: String] = [:]

  /// No translation at all.
  public init() {}

  /// Of several tables with the same key, the first counts.
  public init(_ tables: [StringTable]) {
    for table in tables { texts.merge(table.entries) { first, _ in first } }
  }

  public var isEmpty: Bool { texts.isEmpty }

  /// All texts of tables, sorted by key.
  public var sortedTexts: [(key: String, text: String)] {
    texts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// The text under a key such as `abc-12-xyz.text`.
  public subscript(_ key: String) -> String? { texts[key] }

  /// The text of a property that an element states in an attribute.
  public func text(of element: Element, attribute: String) -> String? {
    isEmpty ? nil : element.localizationKey(for: attribute).flatMap { texts[$0] }
  }

  /// The text that a child such as `string` states for its parent.
  public func text(of child: Element) -> String? {
    guard !isEmpty, let parent = child.parent else { return nil }
    return parent.localizationKey(for: child).flatMap { texts[$0] }
  }
}

extension Element {
  /// The key under which tables of strings have the text of an attribute; high confidence for
  /// objects, states, segments and sections, medium for parts of configurations.
  func localizationKey(for attribute: String) -> String? {
    if let id { return "\(id).\(attribute)" }
    guard let owner = parent else { return nil }
    if name == "segment", attribute == "title" {
      return owner.parent?.id.flatMap { id in
        place.map { "\(id).segmentTitles[\($0)]" }
      }
    }
    guard let id = owner.id, let key = self["key"] else { return nil }
    switch name {
    case "state": return attribute == "title" ? "\(id).\(key)Title" : nil
    case "accessibility":
      return "\(id).accessibility\(attribute.prefix(1).uppercased())\(attribute.dropFirst())"
    default: return "\(id).\(key).\(attribute)"
    }
  }

  fileprivate func localizationKey(for child: Element) -> String? {
    if let key = child["key"] { return localizationKey(for: key) }
    guard name == "scopeButtonTitles", let id = parent?.id, let index = child.place else {
      return nil
    }
    return "\(id).scopeButtonTitles[\(index)]"
  }

  /// The place among the parent's children.
  private var place: Int? { parent?.children.firstIndex(of: self) }
}
