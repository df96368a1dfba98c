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
    let command: DrawingCommand
    switch name {
    case "save": command = .save
    case "restore": command = .restore
    case "transform": command = .transform(try line.transform())
    case "clip": command = .clip(try line.path())
    case "fill":
      let color = try line.color()
      command = .fill(try line.path(), color)
    case "stroke":
      let color = try line.color()
      let width = try line.number()
      command = .stroke(try line.path(), color, width: width)
    case "text": command = try line.text()
    case "image": command = try line.image(among: images)
    case "group": command = .beginGroup(opacity: try line.number())
    case "endgroup": command = .endGroup
    case "picture": return .picture(try picture(openedBy: &line))
    case "dissolve":
      let fraction = try line.number()
      try line.end()
      return .dissolve(
        from: try picture(named: "from", after: line), to: try picture(named: "to", after: line),
        fraction: fraction)
    default: throw line.error("'\(name)' is not a command")
    }
    try line.end()
    return command
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
