import Foundation

/// Texts of a property list: `.strings` has a text a key, `.stringsdict` a rule a key.
enum PropertyListTable {
  /// Lists within lists, beyond which a file is refused rather than followed.
  private static let depthLimit = 64

  /// In the order of the keys.
  static func read(
    _ bytes: [UInt8], _ text: String
  ) throws(SyntaxError) -> [(key: String, value: String)] {
    if let line = firstTooDeep(text) {
      throw SyntaxError(line: line, message: "lists are nested more than \(depthLimit) deep")
    }
    let list = try decoded(bytes)
    return list.sorted { $0.key < $1.key }.compactMap { key, value in
      if let text = value as? String { return (key, text) }
      return (value as? [String: Any]).flatMap(general).map { (key, $0) }
    }
  }

  private static func decoded(_ bytes: [UInt8]) throws(SyntaxError) -> [String: Any] {
    let list: Any
    do {
      list = try PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
    } catch {
      let reason = (error as NSError).userInfo["NSDebugDescription"] as? String ?? ""
      let line = reason.firstMatch(of: /line (\d+)/).flatMap { Int($0.1) }
      throw SyntaxError(line: line ?? 1, message: "not a property list")
    }
    guard let table = list as? [String: Any] else {
      throw SyntaxError(line: 1, message: "the property list is not a dictionary")
    }
    return table
  }

  /// The format of a rule, each of its variables replaced by the form `other`.
  private static func general(_ rule: [String: Any]) -> String? {
    guard var text = rule["NSStringLocalizedFormatKey"] as? String else { return nil }
    for (name, variable) in rule.sorted(by: { $0.key < $1.key }) {
      guard let other = (variable as? [String: Any])?["other"] as? String else { continue }
      text = text.replacingOccurrences(of: "%#@\(name)@", with: other)
    }
    return text
  }

  /// The line where lists of an XML file are nested too deep to be followed.
  private static func firstTooDeep(_ text: String) -> Int? {
    var depth = 0
    var line = 1
    var rest = text.utf8[...]
    while let byte = rest.first {
      if byte == UInt8(ascii: "\n") { line += 1 }
      if byte == UInt8(ascii: "<") {
        let tag = rest.dropFirst().prefix(6)
        if tag.starts(with: "dict".utf8) || tag.starts(with: "array".utf8) { depth += 1 }
        if tag.starts(with: "/dict".utf8) || tag.starts(with: "/array".utf8) { depth -= 1 }
        if depth > depthLimit { return line }
      }
      rest = rest.dropFirst()
    }
    return nil
  }
}
