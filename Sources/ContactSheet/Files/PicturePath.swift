/// The place of a picture below the folder of its run.
struct PicturePath {
  let parts: [Substring]

  /// Nil for a path that could lead out of the folder or that no file can have.
  init?(_ path: String) {
    guard path.utf8.count <= 4096, !path.unicodeScalars.contains(where: Self.isForbidden) else {
      return nil
    }
    parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ !["", ".", ".."].contains($0) }) else { return nil }
  }

  /// As a relative link: each part percent-encoded, so that none is taken for a scheme, a query
  /// or a fragment.
  var link: String {
    parts.map(Self.encoded).joined(separator: "/")
  }

  // Windows and some browsers take a backslash for a slash.
  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || scalar.value == 0x7F || scalar == "\\"
  }

  private static func encoded(_ part: Substring) -> String {
    var link: [UInt8] = []
    for byte in part.utf8 {
      if isPlain(byte) {
        link.append(byte)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        link.append(contentsOf: (byte < 0x10 ? "%0" : "%").utf8)
        link.append(contentsOf: digits.utf8)
      }
    }
    return String(decoding: link, as: UTF8.self)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"):
      true
    default: false
    }
  }
}
