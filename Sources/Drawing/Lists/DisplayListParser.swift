import Foundation

/// Reads the lines of a display list; the words of one line are `WordScanner`'s business.
struct DisplayListParser {
  /// Pictures within pictures, beyond which a text is refused rather than followed.
  private static let depthLimit = 200

  private var lines: [WordScanner]
  private var position = 0
  private var depth = 0

  /// Images by their digests.
  private let images: [String: RasterImage]

  init(_ text: String, images: [RasterImage]) {
    self.images = Dictionary(images.map { ($0.digest, $0) }) { first, _ in first }
    let pieces = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    lines = pieces.enumerated().map { WordScanner($0.element, line: $0.offset + 1) }
      .filter { !$0.isAtEnd }
  }

  /// The whole text.
  mutating func list() throws(DisplayList.ParsingError) -> DisplayList {
    var list = DisplayList()
    while position < lines.count {
      list.append(try command())
    }
    return list
  }

  private mutating func command() throws(DisplayList.ParsingError) -> DrawingCommand {
    var line = lines[position]
    position += 1
    let name = try line.word("a command")
    if let command = try command(named: name, with: &line) { return command }
    guard let command = try line.command(named: name, images: images) else {
      throw line.error("'\(name)' is not a command")
    }
    try line.end()
    return command
  }

  /// Those that may go on over more lines; nil for others.
  private mutating func command(
    named name: String, with line: inout WordScanner
  ) throws(DisplayList.ParsingError) -> DrawingCommand? {
    switch name {
    case "picture": return .picture(try picture(openedBy: &line))
    case "moving": return .moving(try picture(openedBy: &line))
    case "shadow":
      let shadow = try line.shadow()
      if line.take("picture") { return .shadow(.picture(try picture(openedBy: &line)), shadow) }
      let path = try line.path()
      try line.end()
      return .shadow(.path(path), shadow)
    case "group":
      var group = DrawingGroup(opacity: try line.number())
      if line.take("mask") { group.mask = try picture(openedBy: &line) } else { try line.end() }
      return .beginGroup(group)
    case "dissolve":
      let fraction = try line.number()
      try line.end()
      return .dissolve(
        from: try picture(named: "from", after: line), to: try picture(named: "to", after: line),
        fraction: fraction)
    default: return nil
    }
  }

  private mutating func picture(
    named name: String, after dissolve: WordScanner
  ) throws(DisplayList.ParsingError) -> Picture {
    guard position < lines.count else {
      throw dissolve.error("the dissolve has no '\(name)'")
    }
    var line = lines[position]
    position += 1
    let word = try line.word("'\(name)'")
    guard word == name else { throw line.error("expected '\(name)', found '\(word)'") }
    return try picture(openedBy: &line)
  }

  private mutating func picture(
    openedBy line: inout WordScanner
  ) throws(DisplayList.ParsingError) -> Picture {
    let bounds = try line.rect()
    try line.literal("{")
    try line.end()
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.depthLimit else {
      throw line.error("pictures are nested more than \(Self.depthLimit) deep")
    }
    var list = DisplayList()
    while true {
      guard position < lines.count else { throw line.error("the picture has no closing '}'") }
      if lines[position].isClosingBrace {
        position += 1
        return Picture(bounds: bounds, list)
      }
      list.append(try command())
    }
  }
}
