/// The names that Swift gives to methods and properties in Objective-C.
enum SelectorName {
  /// `move(to:)` is `moveTo:`, `show(item:)` is `showWithItem:`, `swap(_:animated:)` is
  /// `swap:animated:`.
  ///
  /// The first label is joined by "With" unless a preposition is at the joint already; the
  /// compiler's own rule.
  static func method(_ name: String, labels: [String]) -> String {
    let base = plain(name)
    guard let first = labels.first.map(plain) else { return base }
    let rest = labels.dropFirst().map { plain($0) == "_" ? ":" : plain($0) + ":" }.joined()
    guard first != "_" else { return base + ":" + rest }
    let joins = isPreposition(firstWord(of: first)) || isPreposition(lastWord(of: base))
    return base + (joins ? "" : "With") + capitalized(first) + ":" + rest
  }

  static func setter(_ property: String) -> String {
    "set" + capitalized(plain(property)) + ":"
  }

  /// The labels that a selector suggests for a method nobody declares: `swap:` is `swap(_:)`.
  static func parts(of selector: String) -> (name: String, labels: [String]) {
    let parts = selector.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard parts.count > 1 else { return (selector, []) }
    let labels = parts.dropFirst().dropLast().map { $0.isEmpty ? "_" : $0 }
    return (parts[0], ["_"] + labels)
  }

  private static func plain(_ name: String) -> String {
    name.first == "`" ? String(name.dropFirst().dropLast()) : name
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  private static func isPreposition(_ word: Substring) -> Bool {
    prepositions.contains(word.lowercased())
  }

  private static func firstWord(of name: String) -> Substring {
    let rest = name.dropFirst()
    return name[..<(rest.firstIndex { !$0.isLowercase } ?? name.endIndex)]
  }

  private static func lastWord(of name: String) -> Substring {
    guard let start = name.lastIndex(where: { !$0.isLowercase }) else { return name[...] }
    return name[start...]
  }

  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following",
    "for", "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]
}
