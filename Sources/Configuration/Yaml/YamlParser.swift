import CYaml

/// Runs libyaml over a text, within bounds.
struct YamlParser {
  /// What was told before the end or the failure.
  private(set) var events: [YamlEvent] = []
  private(set) var failure: YamlFailure?
  private var counter: CharacterCounter
  /// Where the open lists and mappings began.
  private var open: [Int] = []

  /// A setting needs three levels: sections, settings, values.
  private static let deepest = 16
  private static let mostEvents = 100_000

  /// `bytes` are UTF-8.
  init(_ bytes: [UInt8]) {
    self = bytes.withUnsafeBufferPointer { YamlParser(reading: $0) }
  }

  private init(reading bytes: UnsafeBufferPointer<UInt8>) {
    counter = CharacterCounter(bytes)
    // The parser holds its own address: it must not move.
    let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    defer { parser.deallocate() }
    guard yaml_parser_initialize(parser) == 1 else {
      failure = YamlFailure(problem: "there is not enough memory", offset: 0, opening: nil)
      return
    }
    defer { yaml_parser_delete(parser) }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
    while failure == nil, step(parser) {}
    counter = CharacterCounter(UnsafeBufferPointer(start: nil, count: 0))
  }

  /// Takes the next event; false at the end and after a failure.
  private mutating func step(_ parser: UnsafeMutablePointer<yaml_parser_t>) -> Bool {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else {
      failure = failure(of: parser.pointee)
      return false
    }
    defer { yaml_event_delete(&event) }
    if event.type == YAML_STREAM_END_EVENT || event.type == YAML_NO_EVENT { return false }
    take(event)
    return failure == nil
  }

  private mutating func take(_ event: yaml_event_t) {
    guard let kind = Self.kind(of: event) else { return }
    let offset = counter.offset(ofCharacter: event.start_mark.index)
    switch kind {
    case .list, .mapping: open.append(offset)
    case .end: _ = open.popLast()
    case .document, .scalar, .alias: break
    }
    if open.count > Self.deepest {
      failure = YamlFailure(
        problem: "lists and mappings lie more than \(Self.deepest) deep in each other",
        offset: offset, opening: open[2])
    } else if events.count == Self.mostEvents {
      failure = YamlFailure(
        problem: "there are more than \(Self.mostEvents) words", offset: offset, opening: 0)
    } else {
      events.append(YamlEvent(kind: kind, decoration: Self.decoration(of: event), offset: offset))
    }
  }

  private mutating func failure(of parser: yaml_parser_t) -> YamlFailure {
    let context = parser.context.map { String(cString: $0) } ?? ""
    let problem = parser.problem.map { String(cString: $0) } ?? "it is not YAML"
    var opening: Int?
    // Of a block the context is its beginning, which is not at fault; nor is what a tab follows.
    if !problem.contains("tab"), context.hasPrefix("while scanning") || context.contains("flow") {
      opening = counter.offset(ofCharacter: parser.context_mark.index)
    }
    if parser.flow_level > 0, let bracket = open.first(where: counter.hasBracket(at:)) {
      opening = min(opening ?? bracket, bracket)
    }
    let offset = counter.offset(ofCharacter: parser.problem_mark.index)
    return YamlFailure(problem: problem, offset: offset, opening: opening)
  }
}

extension YamlParser {
  private static func kind(of event: yaml_event_t) -> YamlEvent.Kind? {
    switch event.type {
    case YAML_DOCUMENT_START_EVENT: .document
    case YAML_SCALAR_EVENT: scalar(event)
    case YAML_SEQUENCE_START_EVENT: .list
    case YAML_MAPPING_START_EVENT: .mapping
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: .end
    case YAML_ALIAS_EVENT: .alias
    default: nil
    }
  }

  private static func scalar(_ event: yaml_event_t) -> YamlEvent.Kind {
    let scalar = event.data.scalar
    let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
    return .scalar(
      String(decoding: bytes, as: UTF8.self), isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE)
  }

  private static func decoration(of event: yaml_event_t) -> YamlEvent.Decoration? {
    let (anchor, tag) =
      switch event.type {
      case YAML_SCALAR_EVENT: (event.data.scalar.anchor, event.data.scalar.tag)
      case YAML_SEQUENCE_START_EVENT:
        (event.data.sequence_start.anchor, event.data.sequence_start.tag)
      case YAML_MAPPING_START_EVENT:
        (event.data.mapping_start.anchor, event.data.mapping_start.tag)
      default: (nil, nil)
      }
    if anchor != nil { return .anchor }
    return tag == nil ? nil : .tag
  }
}
