/// A piece of what stands between a start tag and its end tag, or outside the root.
public enum Content: Hashable, Sendable {
  case element(Element)
  /// Character data, references replaced.
  case text(String)
  /// What stands in a CDATA section.
  case cdata(String)
  /// What stands between `<!--` and `-->`.
  case comment(String)
  /// What stands between `<?` and `?>`; the XML declaration counts as one.
  case instruction(String)
}

extension Element {
  /// Everything between the start tag and the end tag, in order.
  public var content: [Content] {
    var result: [Content] = []
    var position = Int(node.contentStart)
    for child in childSequence {
      document.source.append(to: &result, position..<Int(child.node.start))
      result.append(.element(child))
      position = Int(child.node.end)
    }
    document.source.append(to: &result, position..<Int(node.contentEnd))
    return result
  }

  /// The character data directly in this element, that of CDATA sections too.
  public var text: String {
    content.map { piece in
      switch piece {
      case .text(let text), .cdata(let text): text
      case .element, .comment, .instruction: ""
      }
    }.joined()
  }
}

extension Document {
  /// Everything in the file, in order: the declaration, the root, comments around it.
  public var content: [Content] {
    var result: [Content] = []
    source.append(to: &result, source.textStart..<Int(root.node.start))
    result.append(.element(root))
    source.append(to: &result, Int(root.node.end)..<source.count)
    return result
  }
}

extension Source {
  /// Takes apart a range in which no element stands.
  fileprivate func append(to result: inout [Content], _ range: Range<Int>) {
    var position = range.lowerBound
    while position < range.upperBound {
      let start = offset(of: UInt8(ascii: "<"), in: position..<range.upperBound)
      let textEnd = start ?? range.upperBound
      if position < textEnd {
        result.append(.text(characters(position..<textEnd, inAttribute: false)))
      }
      position = start.map { appendMarkup(to: &result, $0..<range.upperBound) } ?? textEnd
    }
  }

  /// Takes the markup at the start of a range, and returns where it ends.
  private func appendMarkup(to result: inout [Content], _ range: Range<Int>) -> Int {
    let start = range.lowerBound
    if has("<!--", at: start) {
      let end = offset(after: "-->", in: start + 4..<range.upperBound) ?? range.upperBound
      result.append(.comment(string(start + 4..<end - 3)))
      return end
    }
    if has("<![CDATA[", at: start) {
      let end = offset(after: "]]>", in: start + 9..<range.upperBound) ?? range.upperBound
      result.append(.cdata(string(start + 9..<end - 3)))
      return end
    }
    let end = offset(after: "?>", in: start + 2..<range.upperBound) ?? range.upperBound
    result.append(.instruction(string(start + 2..<end - 2)))
    return end
  }
}
