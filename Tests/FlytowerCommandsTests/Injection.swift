import InterfaceBuilder

/// Writes documents with elements and attributes that no version of the format has.
struct Injection {
  /// What the names and ids of injected things begin with.
  static let mark = "wobble"

  private var state: UInt64

  /// Equal seeds inject the same things.
  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  /// The document with one injection for some ten elements, and at least one.
  func text(of document: Document) -> String {
    var copy = self
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      + copy.written(document.root, isFirst: true)
  }

  private mutating func written(_ element: Element, isFirst: Bool = false) -> String {
    var attributes = element.attributes.map { " \($0.name)=\"\(Self.escaped($0.value))\"" }
    if isFirst || chance(of: 10) { attributes.insert(attribute, at: below(attributes.count + 1)) }
    var pieces = element.content.map { piece in
      switch piece {
      case .element(let child): written(child)
      case .text(let text), .cdata(let text): Self.escaped(text)
      case .comment, .instruction: ""
      }
    }
    if isFirst || chance(of: 10) { pieces.insert(wobble, at: below(pieces.count + 1)) }
    return "<\(element.name)\(attributes.joined())>\(pieces.joined())</\(element.name)>"
  }

  private var attribute: String {
    mutating get { " \(Self.mark)\(below(100))=\"\(["YES", "", "0", "a b"][below(4)])\"" }
  }

  /// An element, in some cases with a value or a view inside.
  private var wobble: String {
    mutating get {
      let name = "\(Self.mark)\(below(100))"
      let key = ["", " key=\"\(name)\"", " title=\"x\""][below(3)]
      let inside = [
        "", "<rect key=\"frame\" x=\"9\" y=\"9\" width=\"9\" height=\"9\"/>",
        "<subviews><view id=\"\(name).\(state)\"/></subviews>",
      ][below(3)]
      return "<\(name)\(key) id=\"\(name)-\(state)\">\(inside)</\(name)>"
    }
  }

  private mutating func chance(of count: Int) -> Bool { below(count) == 0 }

  /// A number from 0 up to a limit, by xorshift.
  private mutating func below(_ limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(limit))
  }

  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "\n": "&#10;"
      case "\r": "&#13;"
      case "\t": "&#9;"
      case let other: String(other)
      }
    }.joined()
  }
}
