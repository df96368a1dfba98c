/// A piece of a YAML text, as libyaml tells it.
struct YamlEvent {
  let kind: Kind
  /// What adorns the piece, if anything does.
  let decoration: Decoration?
  /// Where it begins, in bytes from the start of the text.
  let offset: Int

  enum Kind: Equatable {
    case document
    /// A plain scalar is one without quotes: it may stand for nothing at all.
    case scalar(String, isPlain: Bool)
    case list
    case mapping
    /// Closes the innermost list or mapping.
    case end
    case alias
  }

  /// Features of YAML that a configuration has no use for.
  enum Decoration: String {
    case anchor
    case tag
  }
}

/// Why a text is no YAML from some place on.
struct YamlFailure {
  /// In libyaml's words, or ours.
  let problem: String
  /// Where it was noticed, in bytes.
  let offset: Int
  /// Where the thing began that was not finished, such as a quote.
  let opening: Int?
}
