import Diagnostics

/// Makes sections and settings of the pieces of a YAML text.
///
/// The pieces may break off anywhere: the end of them closes all that is open.
struct SectionReader {
  private let events: [PlacedEvent]
  private var index = 0
  private let file: String
  private(set) var findings: [Diagnostic] = []

  init(_ events: [PlacedEvent], in file: String) {
    self.events = events
    self.file = file
  }

  /// The sections of the first document; a file without any is an empty one.
  mutating func sections() -> [ConfigurationFile.Section] {
    guard next() != nil, let root = next() else { return [] }
    var sections: [ConfigurationFile.Section] = []
    if root.kind == .mapping, root.decoration == nil {
      sections = mapping { reader, key, location in
        reader.section(key, at: location)
      }
    } else if !root.isNull {
      refuse(root, "the file holds no sections", hint: "begin with 'render:'")
    }
    if let second = next() { findings.append(.secondDocument(at: second.location)) }
    return sections
  }

  private mutating func section(
    _ name: String, at location: SourceLocation
  ) -> ConfigurationFile.Section? {
    guard let event = next() else { return nil }
    var settings: [Setting] = []
    if event.kind == .mapping, event.decoration == nil {
      settings = mapping { reader, key, place in
        reader.values().map { Setting(key: key, values: $0, location: place) }
      }
    } else if !event.isNull {
      refuse(
        event, "'\(name.shown)' holds no settings",
        hint: "settings stand under a command, as in 'render:'")
      return nil
    }
    return ConfigurationFile.Section(name: name, settings: settings, location: location)
  }
}

extension SectionReader {
  /// Reads the keys of a mapping, whose beginning was taken, and what `read` makes of each. `read`
  /// takes one node; nothing counts where it reported something. Of equal keys the first counts.
  private mutating func mapping<Item>(
    _ read: (inout SectionReader, String, SourceLocation) -> Item?
  ) -> [Item] {
    var items: [Item] = []
    var places: [String: SourceLocation] = [:]
    while let event = next(), event.kind != .end {
      guard let key = key(event) else {
        skip()
        continue
      }
      if let first = places[key] {
        findings.append(.duplicate(key, at: event.location, first: first))
        skip()
        continue
      }
      places[key] = event.location
      if let item = read(&self, key, event.location) { items.append(item) }
    }
    return items
  }

  private mutating func key(_ event: PlacedEvent) -> String? {
    guard case .scalar(let text, _) = event.kind, event.decoration == nil, !event.isNull else {
      refuse(event, "a key is not a word")
      return nil
    }
    guard text.isOrdinary else {
      findings.append(.odd("a key holds a control character", at: event.location))
      return nil
    }
    return text
  }

  /// The value or the values of a setting; nil when one of them is odd.
  private mutating func values() -> [Setting.Value]? {
    guard let event = next() else { return nil }
    guard event.kind == .list, event.decoration == nil else {
      return value(event).map { [$0] }
    }
    var values: [Setting.Value] = []
    var isWhole = true
    while let item = next(), item.kind != .end {
      if let value = value(item) { values.append(value) } else { isWhole = false }
    }
    return isWhole ? values : nil
  }

  private mutating func value(_ event: PlacedEvent) -> Setting.Value? {
    guard case .scalar(let text, _) = event.kind, event.decoration == nil else {
      refuse(event, "a word is due, or a list of words")
      return nil
    }
    if event.isNull {
      findings.append(
        .odd("a value is missing", at: event.location, hint: "write \"\" for an empty one"))
      return nil
    }
    guard text.isOrdinary else {
      findings.append(.odd("a value holds a control character", at: event.location))
      return nil
    }
    return Setting.Value(text, at: event.location)
  }
}

extension SectionReader {
  private mutating func next() -> PlacedEvent? {
    guard index < events.count else { return nil }
    index += 1
    return events[index - 1]
  }

  /// Reports a node whose beginning was taken, and leaves it out.
  private mutating func refuse(_ event: PlacedEvent, _ message: String, hint: String? = nil) {
    if event.kind == .alias {
      findings.append(.unsupported("aliases", at: event.location))
    } else if let decoration = event.decoration {
      findings.append(.unsupported("\(decoration.rawValue)s", at: event.location))
    } else {
      findings.append(.odd(message, at: event.location, hint: hint))
    }
    if event.opens { skipToEnd() }
  }

  /// Leaves out one node.
  private mutating func skip() {
    if let event = next(), event.opens { skipToEnd() }
  }

  private mutating func skipToEnd() {
    var depth = 1
    while depth > 0, let event = next() {
      if event.opens { depth += 1 }
      if event.kind == .end { depth -= 1 }
    }
  }
}

extension PlacedEvent {
  fileprivate var opens: Bool { kind == .list || kind == .mapping }

  /// The words of YAML 1.1 for nothing; in quotes they are words like others.
  fileprivate var isNull: Bool {
    guard case .scalar(let text, isPlain: true) = kind, decoration == nil else { return false }
    return ["", "~", "null", "Null", "NULL"].contains(text)
  }
}

extension String {
  /// Whether it holds no control characters but tabs and ends of lines.
  fileprivate var isOrdinary: Bool {
    unicodeScalars.allSatisfy {
      $0.properties.generalCategory != .control || $0 == "\n" || $0 == "\t"
    }
  }
}
