import InterfaceBuilder

/// Names for files in one folder: they cannot lead out of it and are told apart by a number where
/// they would be the same.
struct FileNames {
  private var taken: Set<String> = []

  /// A file name, without its ending, for a name of any kind.
  mutating func unique(_ name: String) -> String {
    let safe = Self.safe(name)
    var candidate = safe
    var number = 1
    while !taken.insert(candidate).inserted {
      number += 1
      candidate = "\(safe)-\(number)"
    }
    return candidate
  }

  /// In bytes: with a number and an ending it stays below what file systems take.
  private static let longestName = 200

  private static func safe(_ name: String) -> String {
    var safe = ""
    for scalar in name.unicodeScalars {
      let shown = isSafe(scalar) ? scalar : "_"
      guard safe.utf8.count + shown.utf8.count <= longestName else { break }
      safe.unicodeScalars.append(shown)
    }
    if safe.isEmpty { return "_" }
    return safe.hasPrefix(".") ? "_" + safe.dropFirst() : safe
  }

  /// Separators would lead elsewhere, control characters would break lists of paths.
  private static func isSafe(_ scalar: Unicode.Scalar) -> Bool {
    scalar != "/" && scalar != "\\" && scalar.value >= 0x20 && scalar.value != 0x7F
  }
}

extension Document {
  /// The file's name without folders and ending.
  var fileStem: String {
    let last = file.split(separator: "/").last.map(String.init) ?? file
    return last.lastIndex(of: ".").map { String(last[..<$0]) } ?? last
  }
}
