/// Splits Swift source into tokens.
///
/// It knows what may hide code or look like it: nested comments, raw, multi-line and interpolated
/// strings, and regular expressions. Source that is not Swift yields tokens all the same.
struct Lexer {
  private let bytes: [UInt8]
  private var position = 0
  private var tokens: [Token] = []
  private var lineBegins = true
  /// Strings whose interpolation is being read, outermost first.
  private var interrupted: [InterruptedString] = []

  private struct InterruptedString {
    let hashes: Int
    let isMultiline: Bool
    var openParentheses = 0
  }

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  static func tokens(of bytes: [UInt8]) -> [Token] {
    var lexer = Lexer(bytes)
    while lexer.position < bytes.count { lexer.step() }
    return lexer.tokens
  }

  private mutating func step() {
    let byte = self[0]
    switch byte {
    case Byte.slash: slash()
    case Byte.quote: beginString(hashes: 0)
    case Byte.hash: hash()
    case Byte.backtick: quotedWord()
    case Byte.open: openParenthesis()
    case Byte.close: closeParenthesis()
    case Byte.dash where self[1] == Byte.greater: emit(.mark, length: 2)
    case _ where byte.isWordByte: emit(.word, length: wordLength(from: position))
    case _ where byte.isBlank: skipBlank()
    default: emit(.mark, length: 1)
    }
  }

  private subscript(_ ahead: Int) -> UInt8 {
    position + ahead < bytes.count ? bytes[position + ahead] : 0
  }

  private mutating func skipBlank() {
    if self[0] == Byte.lineFeed { lineBegins = true }
    position += 1
  }

  private mutating func emit(_ kind: Token.Kind, length: Int) {
    let end = min(position + length, bytes.count)
    let text = kind == .literal ? "" : String(decoding: bytes[position..<end], as: UTF8.self)
    tokens.append(Token(kind: kind, text: text, range: position..<end, startsLine: lineBegins))
    lineBegins = false
    position = end
  }

  private func wordLength(from start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end].isWordByte { end += 1 }
    return end - start
  }

  private mutating func quotedWord() {
    let length = wordLength(from: position + 1)
    emit(length > 0 && self[length + 1] == Byte.backtick ? .word : .mark, length: length + 2)
  }
}

// MARK: - Comments, regular expressions, directives

extension Lexer {
  private mutating func slash() {
    if self[1] == Byte.slash {
      while position < bytes.count, self[0] != Byte.lineFeed { position += 1 }
    } else if self[1] == Byte.star {
      skipBlockComment()
    } else if let length = bareExpressionLength {
      emit(.literal, length: length)
    } else {
      emit(.mark, length: 1)
    }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if self[0] == Byte.slash, self[1] == Byte.star {
        depth += 1
        position += 2
      } else if self[0] == Byte.star, self[1] == Byte.slash {
        depth -= 1
        position += 2
      } else {
        if self[0] == Byte.lineFeed { lineBegins = true }
        position += 1
      }
    } while depth > 0 && position < bytes.count
  }

  /// The length of a `/…/` here, or nil where the slash is an operator.
  ///
  /// A regular expression stands where a value may begin, does not begin with a blank and ends on
  /// its line. An odd number of quotes inside means that its end lies in a string: an operator.
  private var bareExpressionLength: Int? {
    guard mayBeginValue, !self[1].isBlank, self[1] != Byte.close else { return nil }
    var length = 1
    var quotes = 0
    while position + length < bytes.count, self[length] != Byte.lineFeed {
      switch self[length] {
      case Byte.backslash: length += 1
      case Byte.quote: quotes += 1
      case Byte.slash: return quotes.isMultiple(of: 2) ? length + 1 : nil
      default: break
      }
      length += 1
    }
    return nil
  }

  private var mayBeginValue: Bool {
    guard let last = tokens.last else { return true }
    switch last.kind {
    case .literal: return false
    case .directive: return false
    case .word: return last.text == "return" || last.text == "in" || last.text == "case"
    case .mark: return ["(", ",", "=", ":", "[", "{", "&", "|", "!", ";", "?"].contains(last.text)
    }
  }

  private mutating func hash() {
    var hashes = 0
    while self[hashes] == Byte.hash { hashes += 1 }
    if self[hashes] == Byte.quote {
      beginString(hashes: hashes)
    } else if self[hashes] == Byte.slash, let length = extendedExpressionLength(hashes) {
      emit(.literal, length: length)
    } else {
      let length = wordLength(from: position + hashes)
      emit(length > 0 ? .directive : .mark, length: hashes + length)
    }
  }

  private func extendedExpressionLength(_ hashes: Int) -> Int? {
    var length = hashes + 1
    while position + length < bytes.count {
      if self[length] == Byte.slash, endsWithHashes(hashes, after: length) {
        return length + 1 + hashes
      }
      length += self[length] == Byte.backslash ? 2 : 1
    }
    return nil
  }

  private func endsWithHashes(_ hashes: Int, after ahead: Int) -> Bool {
    (0..<hashes).allSatisfy { self[ahead + 1 + $0] == Byte.hash }
  }
}

// MARK: - Strings

extension Lexer {
  private mutating func beginString(hashes: Int) {
    let isMultiline = self[hashes + 1] == Byte.quote && self[hashes + 2] == Byte.quote
    // Two quotes and no third are an empty string; with three it is a multi-line one.
    readString(
      InterruptedString(hashes: hashes, isMultiline: isMultiline),
      from: hashes + (isMultiline ? 3 : 1))
  }

  /// Emits the piece up to the string's end, or up to the interpolation that interrupts it.
  private mutating func readString(_ string: InterruptedString, from start: Int) {
    var length = start
    while position + length < bytes.count {
      if let end = endLength(of: string, at: length) { return emit(.literal, length: end) }
      if self[length] == Byte.lineFeed, !string.isMultiline { break }
      guard self[length] == Byte.backslash, endsWithHashes(string.hashes, after: length) else {
        length += 1
        continue
      }
      length += 1 + string.hashes
      if self[length] == Byte.open {
        interrupted.append(string)
        emit(.literal, length: length)
        return emit(.mark, length: 1)
      }
      length += 1
    }
    emit(.literal, length: length)
  }

  private func endLength(of string: InterruptedString, at length: Int) -> Int? {
    let quotes = string.isMultiline ? 3 : 1
    guard (0..<quotes).allSatisfy({ self[length + $0] == Byte.quote }),
      endsWithHashes(string.hashes, after: length + quotes - 1)
    else { return nil }
    return length + quotes + string.hashes
  }

  private mutating func openParenthesis() {
    emit(.mark, length: 1)
    if !interrupted.isEmpty { interrupted[interrupted.count - 1].openParentheses += 1 }
  }

  private mutating func closeParenthesis() {
    emit(.mark, length: 1)
    guard let string = interrupted.last else { return }
    if string.openParentheses > 0 {
      interrupted[interrupted.count - 1].openParentheses -= 1
    } else {
      interrupted.removeLast()
      readString(string, from: 0)
    }
  }
}
