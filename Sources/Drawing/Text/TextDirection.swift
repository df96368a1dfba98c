/// Which way a paragraph runs.
public enum TextDirection: String, Hashable, Sendable {
  /// As its first letter runs; from left to right when it has none. Unicode's rules P2 and P3.
  case natural
  case leftToRight, rightToLeft

  /// Whether a paragraph of this text begins on the right.
  public func isRightToLeft(_ paragraph: some StringProtocol) -> Bool {
    switch self {
    case .leftToRight: false
    case .rightToLeft: true
    case .natural: TextDirection.ofFirstLetter(in: paragraph) == .rightToLeft
    }
  }

  /// The direction of the first letter; nil for a text of figures and signs alone.
  public static func ofFirstLetter(in text: some StringProtocol) -> TextDirection? {
    for scalar in text.unicodeScalars {
      if isRightToLeft(scalar) { return .rightToLeft }
      if scalar.properties.isAlphabetic { return .leftToRight }
    }
    return nil
  }

  /// The blocks of Hebrew, Arabic and their relatives.
  private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0590...0x08FF:
      // Arabic and Persian figures do not decide.
      scalar.properties.numericType == nil && scalar.properties.generalCategory != .nonspacingMark
    case 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    case 0x200F: true
    default: false
    }
  }
}
