import Foundation

/// A language to show documents in: one that people speak, by its code as folders of a project
/// have it (`de`, `pt-BR`, `zh-Hans`, `zh_CN`), or one of those that only try a layout out.
///
/// Any well-formed code is a language, known or not: a project may have a folder of any name.
public struct Language: Hashable, Sendable {
  /// As written.
  public let code: String
  /// How it changes the documents' own texts, for one that nobody speaks.
  public let pseudo: PseudoLanguage?

  /// Refuses what cannot be the name of a language, such as a path.
  public init(_ code: String) throws(MalformedLanguage) {
    guard Self.isWellFormed(code) else { throw MalformedLanguage(code: code) }
    self.code = code
    pseudo = PseudoLanguage(rawValue: code)
  }

  private init(_ pseudo: PseudoLanguage) {
    code = pseudo.rawValue
    self.pseudo = pseudo
  }

  /// Those that try a layout out, as Xcode's schemes offer them.
  public static let pseudo: [Language] = PseudoLanguage.allCases.map { Language($0) }

  /// Words of letters and digits with `-` or `_` between; the first is two to eight letters, as
  /// in BCP 47, which has room for the names that folders had before: `English`.
  private static func isWellFormed(_ code: String) -> Bool {
    code.utf8.count <= 64
      && code.wholeMatch(of: /[A-Za-z]{2,8}([-_][A-Za-z0-9]{1,8})*/) != nil
  }

  /// The codes to look for in a project, the closest first: as written, with the other sign between
  /// the words, and with ever fewer words. None for a pseudo-language, which shows the documents'
  /// own texts.
  public var spellings: [String] {
    guard pseudo == nil else { return [] }
    let words = code.split { $0 == "-" || $0 == "_" }
    var spellings = [code]
    for count in (1...words.count).reversed() {
      for sign in ["-", "_"] {
        let spelling = words.prefix(count).joined(separator: sign)
        if !spellings.contains(spelling) { spellings.append(spelling) }
      }
    }
    return spellings
  }

  /// The name in English; the code of one that has none.
  public var name: String {
    if let pseudo { return pseudo.name }
    let english = Locale(identifier: "en_US")
    return english.localizedString(forIdentifier: code) ?? code
  }

  var subtags: LanguageSubtags { LanguageSubtags(code) }
}

extension Language: CustomStringConvertible {
  public var description: String { code }
}

/// What was given for a language and is none.
public struct MalformedLanguage: Error, Equatable, CustomStringConvertible {
  public let code: String

  public var description: String {
    "'\(code)' is not the code of a language; codes are like 'de', 'pt-BR' and 'zh-Hans'"
  }
}
