import Drawing

/// What a PostScript name says of a font: its family and, after a hyphen, its cut.
struct FontName {
  /// Without spaces and in small letters.
  let family: String
  let weight: FontWeight?
  let isItalic: Bool

  init(_ name: String) {
    let parts = name.split(separator: "-", maxSplits: 1)
    let written = Self.plain(parts.first.map(String.init) ?? name)
    family = Self.trimmed(written)
    let cut = Self.plain(parts.count > 1 ? String(parts[1]) : name)
    weight = Self.weights.first { cut.contains($0.word) }?.weight
    isItalic = cut.contains("italic") || cut.contains("oblique") || cut.hasSuffix("it")
  }

  /// Letters and digits alone, in small letters.
  static func plain(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  /// Marks of makers and formats that families' names do not have.
  private static func trimmed(_ family: String) -> String {
    for mark in ["psmt", "ps", "mt"] where family.hasSuffix(mark) && family.count > mark.count + 3 {
      return String(family.dropLast(mark.count))
    }
    return family
  }

  /// The longer words first.
  private static let weights: [(word: String, weight: FontWeight)] = [
    ("ultralight", .ultraLight), ("extralight", .ultraLight), ("hairline", .ultraLight),
    ("semibold", .semibold), ("demibold", .semibold), ("extrabold", .heavy), ("ultrabold", .heavy),
    ("heavy", .heavy), ("black", .black), ("bold", .bold), ("medium", .medium), ("thin", .thin),
    ("light", .light), ("roman", .regular), ("regular", .regular), ("book", .regular),
  ]
}
