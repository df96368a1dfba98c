import Foundation

extension Source {
  /// The offset of the first byte that is not the byte order mark.
  var textStart: Int { has("\u{FEFF}", at: 0) ? 3 : 0 }

  /// The range of the XML declaration, empty when there is none.
  var declaration: Range<Int> {
    let start = textStart
    guard has("<?xml", at: start), let end = offset(after: "?>", in: start..<count) else {
      return start..<start
    }
    return start..<end
  }

  /// Refuses what cannot be a document in UTF-8 before libxml2 sees it.
  func checkText() throws(DocumentError) {
    if isUTF16 {
      throw .malformed(
        "the file is written in UTF-16", at: location(0), hint: "save it in UTF-8")
    }
    let first = bytes[textStart...].firstIndex { !isSpace($0) } ?? count
    if first >= count { throw .malformed("the file is empty", at: location(0)) }
    if bytes[first] != UInt8(ascii: "<") {
      throw .malformed("this is not XML: it does not start with '<'", at: location(first))
    }
    if let zero = offset(of: 0, in: 0..<count) {
      throw .malformed("a zero byte cannot stand in XML", at: location(zero))
    }
    try checkDeclaredEncoding()
  }

  private var isUTF16: Bool {
    guard count >= 2 else { return false }
    switch (bytes[0], bytes[1]) {
    case (0xFE, 0xFF), (0xFF, 0xFE), (0x3C, 0), (0, 0x3C): return true
    case _: return false
    }
  }

  private func checkDeclaredEncoding() throws(DocumentError) {
    let declaration = declaration
    guard let name = offset(after: "encoding", in: declaration),
      let open = bytes[name..<declaration.upperBound].firstIndex(where: isQuote),
      let close = bytes[(open + 1)..<declaration.upperBound].firstIndex(of: bytes[open])
    else { return }
    let encoding = string((open + 1)..<close)
    guard ["utf-8", "utf8", "us-ascii", "ascii"].contains(encoding.lowercased()) else {
      throw .malformed(
        "the file is written in \(encoding)", at: location(open + 1), hint: "save it in UTF-8")
    }
  }
}

func isSpace(_ byte: UInt8) -> Bool {
  byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D
}

func isQuote(_ byte: UInt8) -> Bool { byte == 0x22 || byte == 0x27 }
