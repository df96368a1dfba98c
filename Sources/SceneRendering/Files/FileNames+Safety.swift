extension FileNames {
  /// In bytes: with a mark, a number and an ending it stays below the 255 that file systems take.
  private static let longest = 180

  /// Files that begin with a dot are hidden; Windows takes dots and spaces off the end.
  static func withSafeEnds(_ name: String) -> String {
    var scalars = Array(name.unicodeScalars)
    for index in scalars.indices {
      guard scalars[index] == "." else { break }
      scalars[index] = "_"
    }
    for index in scalars.indices.reversed() {
      guard scalars[index] == "." || scalars[index].properties.isWhitespace else { break }
      scalars[index] = "_"
    }
    guard !scalars.isEmpty else { return "_" }
    var safe = ""
    safe.unicodeScalars.append(contentsOf: scalars)
    return safe
  }

  /// Windows opens a device for these words, with any ending and in any case.
  static func differentFromDevices(_ name: String) -> String {
    let words = name.prefix { $0 != "." }.uppercased().split(separator: " ")
    return words.count == 1 && devices.contains(String(words[0])) ? "_" + name : name
  }

  private static let devices: Set<String> = {
    let ports = ["COM", "LPT"].flatMap { port in "0123456789¹²³".map { port + String($0) } }
    return Set(["CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$", "CLOCK$"] + ports)
  }()

  /// Names with the same beginning differ by the digest of the whole.
  static func cut(_ name: String) -> String {
    guard name.utf8.count > longest else { return name }
    let mark = "-" + StableDigest(name).shortText
    var beginning = ""
    for character in name {
      guard beginning.utf8.count + character.utf8.count <= longest - mark.utf8.count else { break }
      beginning.append(character)
    }
    if beginning.isEmpty {
      // One letter with more accents than fit.
      for scalar in name.unicodeScalars {
        guard beginning.utf8.count + scalar.utf8.count <= longest - mark.utf8.count else { break }
        beginning.unicodeScalars.append(scalar)
      }
    }
    return beginning + mark
  }
}

extension Unicode.Scalar {
  /// Zero-width characters, marks of the writing direction, variants of pictures: two names that
  /// differ in them alone look the same.
  var isInvisible: Bool {
    properties.isDefaultIgnorableCodePoint || properties.generalCategory == .format
  }

  /// What leads to other folders, breaks lists of paths, or is refused by Windows and its shares.
  var isRefused: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: "/\\:*?\"<>|".unicodeScalars.contains(self) || properties.isNoncharacterCodePoint
    }
  }
}
