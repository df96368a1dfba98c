extension Language {
  /// The way lines of a language run.
  public enum Direction: Sendable {
    case leftToRight
    case rightToLeft
  }

  /// By the script if the code names one, or else by the script that the language is most often
  /// written in: CLDR's likely subtags, high confidence.
  public var direction: Direction {
    if let pseudo { return pseudo == .rightToLeft ? .rightToLeft : .leftToRight }
    let subtags = subtags
    if let script = subtags.script {
      return Self.scriptsToLeft.contains(script) ? .rightToLeft : .leftToRight
    }
    if let region = subtags.region, let regions = Self.regionsToLeft[subtags.primary] {
      return regions.contains(region) ? .rightToLeft : .leftToRight
    }
    return Self.languagesToLeft.contains(subtags.primary) ? .rightToLeft : .leftToRight
  }

  private static let scriptsToLeft: Set<String> = [
    "arab", "adlm", "hebr", "mand", "nkoo", "rohg", "samr", "syrc", "thaa",
  ]

  /// `iw` and `ji` are the old codes of Hebrew and Yiddish.
  private static let languagesToLeft: Set<String> = [
    "ar", "arc", "arz", "azb", "bal", "ckb", "dv", "fa", "glk", "he", "iw", "ji", "ks", "lrc",
    "mzn", "nqo", "pnb", "prs", "ps", "sd", "skr", "syr", "ug", "ur", "yi",
  ]

  /// Where a language that is mostly written the other way is written to the left.
  private static let regionsToLeft: [String: Set<String>] = [
    "az": ["ir", "iq"], "kk": ["cn", "af", "ir", "mn"], "ku": ["iq", "ir", "lb"],
    "ky": ["cn"], "pa": ["pk"], "tk": ["ir", "af"], "uz": ["af"], "ms": ["cc"],
  ]
}

/// The words of a code, in small letters.
struct LanguageSubtags {
  let primary: String
  /// Four letters after the first word.
  let script: String?
  /// Two letters or three digits.
  let region: String?

  init(_ code: String) {
    let words = code.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
    primary = words.first ?? ""
    // What follows a word of one letter is an extension and no part of the name.
    let rest = words.dropFirst().prefix { $0.count > 1 }
    script = rest.first { $0.count == 4 && $0.allSatisfy(\.isLetter) }
    region = rest.first { word in
      (word.count == 2 && word.allSatisfy(\.isLetter))
        || (word.count == 3 && word.allSatisfy(\.isNumber))
    }
  }
}
