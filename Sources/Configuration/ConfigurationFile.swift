public import Diagnostics

/// What a project always wants, as its `.flytower.yml` says it: settings by command.
///
/// This module reads the file, finds it, and knows the patterns for paths in it. It does not know
/// which keys there are or what they mean; a command asks `unknownKeys` with its own list.
///
/// Whatever is odd in the file is a diagnostic and loses its own setting; the others hold.
public struct ConfigurationFile: Sendable {
  /// The path as it was given.
  public let file: String
  /// In the order they are written.
  public let sections: [Section]
  /// What is odd in the file, in its order.
  public let diagnostics: [Diagnostic]

  /// The settings under one command's name.
  public struct Section: Equatable, Sendable {
    public let name: String
    /// In the order they are written; no key occurs twice.
    public let settings: [Setting]
    /// Where the name stands.
    public let location: SourceLocation

    /// The setting with the key.
    public subscript(key: String) -> Setting? { settings.first { $0.key == key } }
  }

  /// Reads the file at a path. It is to be an ordinary file of at most 1 MB.
  public init(contentsOf path: String) throws(ConfigurationError) {
    try self.init(bytes: readConfiguration(path), file: path)
  }

  /// Reads a text; diagnostics call it `file`.
  public init(text: String, file: String) throws(ConfigurationError) {
    try self.init(bytes: Array(text.utf8), file: file)
  }

  /// Reads bytes of any kind; diagnostics call them `file`.
  public init(bytes: [UInt8], file: String) throws(ConfigurationError) {
    var reading = YamlReading(try YamlText(bytes, file: file))
    let events = reading.events()
    var reader = SectionReader(events, in: file)
    self.file = file
    sections = reader.sections()
    diagnostics = Self.listed(reading.findings + reader.findings)
  }

  /// The settings for a command; none where the file has no such section.
  public subscript(section: String) -> Section? { sections.first { $0.name == section } }
}

extension ConfigurationFile {
  /// More findings than a reader would look at are counted, not listed.
  private static let longestList = 100

  private static func listed(_ findings: [Diagnostic]) -> [Diagnostic] {
    let all = findings.enumerated().sorted { one, other in
      let places = (one.element.place, other.element.place)
      return places.0 == places.1 ? one.offset < other.offset : places.0 < places.1
    }.map(\.element)
    guard all.count > longestList, let last = all.last else { return all }
    let rest = Diagnostic(
      .error, rule: "malformed-configuration",
      "\(all.count - longestList) more findings are not listed", at: last.location)
    return all.prefix(longestList) + [rest]
  }
}

extension Diagnostic {
  /// Its line and column.
  fileprivate var place: (Int, Int) { (location?.line ?? 0, location?.column ?? 0) }
}
