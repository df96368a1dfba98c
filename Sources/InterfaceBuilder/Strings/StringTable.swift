public import Diagnostics
import Foundation

/// The translations of one file, by key.
///
/// Reads `.strings` as text or as a property list, `.stringsdict` and `.xcstrings`. Of a text that
/// depends on a number, the form for most numbers counts: `other`.
public struct StringTable: Sendable {
  /// The largest file that is read, in bytes.
  static let sizeLimit = 16 << 20

  public let file: String
  public private(set) var entries: [String: String] = [:]
  /// What is wrong with the file. What was read before the fault counts.
  public private(set) var diagnostics: [Diagnostic] = []

  /// Reads a file. `language` is the one to take of a file that holds several.
  public init(contentsOf file: String, language: String) {
    self.file = file
    do {
      read(try ResourceFile.read(file, limit: Self.sizeLimit), language: language)
    } catch {
      diagnostics.append(error.diagnostic)
    }
  }

  /// A table of bytes that are those of a file of this name.
  public init(bytes: [UInt8], file: String, language: String) {
    self.file = file
    read(bytes, language: language)
  }

  private mutating func read(_ bytes: [UInt8], language: String) {
    if file.hasSuffix(".xcstrings") { return readCatalog(bytes, language: language) }
    guard let text = decodedResource(bytes) else {
      return report(SyntaxError(line: 1, message: "the text is neither UTF-8 nor UTF-16"))
    }
    if text.hasPrefix("bplist") || text.drop(while: \.isWhitespace).hasPrefix("<") {
      return readPropertyList(bytes, text)
    }
    var parser = StringsParser(text)
    let error = parser.parse()
    for (key, value) in parser.entries { entries[key] = value }
    if let error { report(error) }
  }

  private mutating func readCatalog(_ bytes: [UInt8], language: String) {
    do throws(SyntaxError) {
      let root = try JSONReader.read(bytes)
      for (key, entry) in root["strings"]?.members ?? [] {
        entries[key] = entry["localizations"]?[language]?.translation
      }
    } catch {
      report(error)
    }
  }

  private mutating func readPropertyList(_ bytes: [UInt8], _ text: String) {
    do throws(SyntaxError) {
      for (key, value) in try PropertyListTable.read(bytes, text) { entries[key] = value }
    } catch {
      report(error)
    }
  }

  private mutating func report(_ error: SyntaxError) {
    diagnostics.append(.malformed(file, error))
  }
}

extension JSONNode {
  /// The text of a localisation: plain, or the most general of its variations.
  fileprivate var translation: String? {
    if let text = self["stringUnit"]?["value"]?.string { return text }
    let variations = self["variations"]
    return variations?["plural"]?["other"]?.translation
      ?? variations?["device"]?["iphone"]?.translation
      ?? variations?["device"]?["other"]?.translation
  }
}

/// The text of a resource in UTF-8, or in UTF-16 with or without a mark; a binary property list
/// as its bytes. nil when it is neither.
private func decodedResource(_ bytes: [UInt8]) -> String? {
  if bytes.starts(with: "bplist".utf8) { return "bplist" }
  let start = bytes.prefix(2)
  switch (start.first, start.last) {
  case (0xFF, 0xFE): return String(bytes: bytes.dropFirst(2), encoding: .utf16LittleEndian)
  case (0xFE, 0xFF): return String(bytes: bytes.dropFirst(2), encoding: .utf16BigEndian)
  case (0, .some): return String(bytes: bytes, encoding: .utf16BigEndian)
  case (.some, 0): return String(bytes: bytes, encoding: .utf16LittleEndian)
  default:
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    return String(
      bytes: bytes.starts(with: mark) ? bytes.dropFirst(3) : bytes[...], encoding: .utf8)
  }
}
