public import InterfaceBuilder

extension ProjectResources {
  /// The translations of a document in the language: tables of the document's name that lie
  /// beside it or in a folder of the language beside it. Of one key the first of `.xcstrings`,
  /// `.stringsdict` and `.strings` counts, and of those the closest spelling of the language.
  public func localization(of document: Document) -> Localization {
    localization(ofDocumentAt: document.file)
  }

  /// As `localization(of:)`, for the document of a path.
  public func localization(ofDocumentAt path: String) -> Localization {
    guard let language else { return Localization() }
    if let pseudo = language.pseudo { return Localization(pseudo) }
    if let known = localizations[path] { return known }
    let own = ResourcePath(path)
    let tables = index.tables.filter { path in
      let parts = ResourcePath(path)
      return parts.stem == own.stem && Self.isSame(parts.place, own.place)
    }
    let spellings = language.spellings
    let found = Localization(
      [".xcstrings", ".stringsdict", ".strings"].flatMap { ending in
        spellings.flatMap { spelling in
          tables.filter { $0.hasSuffix(ending) && holds($0, spelling) }
            .map { read($0, spelling) }
        }
      })
    localizations[path] = found
    return found
  }

  /// A catalog of strings holds every language, wherever it lies.
  private func holds(_ path: String, _ language: String) -> Bool {
    path.hasSuffix(".xcstrings") || ResourcePath(path).language == language
  }

  private func read(_ path: String, _ language: String) -> StringTable {
    let table = StringTable(contentsOf: path, language: language)
    // A file of several languages is read once for each spelling and is wrong once.
    note(path, used.contains(path) ? [] : table.diagnostics)
    return table
  }

  /// Whether two spellings of a folder mean the same.
  private static func isSame(_ one: String, _ other: String) -> Bool {
    plain(one) == plain(other)
  }

  private static func plain(_ path: String) -> [Substring] {
    path.split(separator: "/").filter { $0 != "." }
  }
}
