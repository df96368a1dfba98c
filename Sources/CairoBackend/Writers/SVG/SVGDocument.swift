import Foundation

/// What an SVG file is made of while it grows: definitions with ids, and how much there may be.
final class SVGDocument {
  /// In bytes: a file above this is of no use to anyone.
  private static let limit = 64 << 20
  /// Commands, those in pictures each time the picture is drawn.
  private static let commandLimit = 500_000

  private var definitions = ""
  /// Ids by what they stand for.
  private var ids: [String: String] = [:]
  private var counts: [String: Int] = [:]
  private var commandCount = 0
  /// Whether something is mixed with the ground it lies on.
  var blends = false

  /// The id of an element of this name, attributes and content, which is written once.
  ///
  /// The letter tells the reader of the file what kind of thing an id stands for.
  func id(_ letter: String, _ name: String, _ attributes: String, _ content: String = "") -> String
  {
    let attributes = attributes.isEmpty ? "" : " " + attributes
    let key = "\(name)\(attributes)>\(content)"
    if let id = ids[key] { return id }
    counts[letter, default: 0] += 1
    let id = "\(letter)\(counts[letter] ?? 0)"
    ids[key] = id
    let end = content.isEmpty ? "/>" : ">\(content)</\(name)>"
    definitions += "<\(name) id=\"\(id)\"\(attributes)\(end)\n"
    return id
  }

  /// Sees to it that a hostile list ends; `bodyLength` is what was written beside definitions.
  func count(bodyLength: Int) throws(WritingError) {
    commandCount += 1
    guard commandCount <= Self.commandLimit else {
      throw .format("SVG", "the drawing has more than \(Self.commandLimit) commands")
    }
    guard bodyLength + definitions.utf8.count <= Self.limit else {
      throw .format("SVG", "it would be larger than \(Self.limit >> 20) MB")
    }
  }

  func file(size: CGSize, body: String) -> [UInt8] {
    let (width, height) = (SVGNumber.text(size.width), SVGNumber.text(size.height))
    var text = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
    text += " viewBox=\"0 0 \(width) \(height)\""
    if blends { text += " style=\"isolation:isolate\"" }
    text += ">\n"
    if !definitions.isEmpty { text += "<defs>\n\(definitions)</defs>\n" }
    return Array((text + body + "</svg>\n").utf8)
  }
}
