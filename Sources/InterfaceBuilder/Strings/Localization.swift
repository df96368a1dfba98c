/// The texts of one document in a language: translations by object id and property, or what a
/// pseudo-language makes of what the document itself says.
public struct Localization: Hashable, Sendable {
  private var texts: [String: String] = [:]
  private let pseudo: PseudoLanguage?

  /// No translation at all.
  public init() { pseudo = nil }

  /// Of several tables with the same key, the first counts.
  public init(_ tables: [StringTable]) {
    pseudo = nil
    for table in tables { texts.merge(table.entries) { first, _ in first } }
  }

  /// The document's own texts, changed wherever a table could translate them.
  public init(_ pseudo: PseudoLanguage) { self.pseudo = pseudo }

  public var isEmpty: Bool { texts.isEmpty && pseudo == nil }

  /// All texts of tables, sorted by key.
  public var sortedTexts: [(key: String, text: String)] {
    texts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// The text under a key such as `abc-12-xyz.text`.
  public subscript(_ key: String) -> String? { texts[key] }

  /// The text of a property that an element states in an attribute.
  public func text(of element: Element, attribute: String) -> String? {
    guard !isEmpty, let key = element.localizationKey(for: attribute) else { return nil }
    guard let pseudo else { return texts[key] }
    return element.isShown(attribute) ? element[attribute].map(pseudo.text) : nil
  }

  /// The text that a child such as `string` states for its parent, where it says `written`.
  public func text(of child: Element, written: String? = nil) -> String? {
    guard !isEmpty, let parent = child.parent, let key = parent.localizationKey(for: child) else {
      return nil
    }
    guard let pseudo else { return texts[key] }
    guard child["key"].map(parent.isShown) ?? true else { return nil }
    return pseudo.text(written ?? child.text)
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

  /// Whether the attribute holds words for people, which Xcode puts into tables of strings. High
  /// confidence; all others are names, numbers and choices.
  fileprivate func isShown(_ attribute: String) -> Bool {
    switch attribute {
    case "text", "secondaryText", "title", "subtitle", "prompt", "backButtonTitle", "headerTitle",
      "footerTitle", "discoverabilityTitle":
      true
    case "placeholder": name != "constraint"
    case "label", "hint", "value": name == "accessibility"
    case _: false
    }
  }

  /// The place among the parent's children.
  private var place: Int? { parent?.children.firstIndex(of: self) }
}
