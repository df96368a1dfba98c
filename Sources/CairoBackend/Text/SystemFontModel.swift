import Drawing
import Foundation

/// How wide San Francisco sets a character, from how wide Inter sets it.
struct SystemFontModel {
  private let size: Double
  /// In 1/1000 em, for every character.
  private let spacing: Double

  init(_ font: FontDescription) {
    size = Double(font.size)
    let tracking: SystemFontTracking = size < 20 ? .text : .display
    spacing = tracking.value(at: size) + Self.correction(for: font.weight, isDisplay: size >= 20)
  }

  /// In points: what to add to the advance of a character drawn with Inter in the font's weight.
  func correction(
    for character: Unicode.Scalar, after previous: Unicode.Scalar?
  ) -> Double {
    let own = SystemFontAdvances.corrections[character] ?? 0
    return (own + display(character) + pair(previous, character) + spacing) * size / 1000
  }

  /// In points: the advance of a character that Inter has not drawn; nil if unknown.
  func advance(of character: Unicode.Scalar, after previous: Unicode.Scalar?) -> Double? {
    if Self.isWide(character) { return Self.wideAdvance * size }
    if Self.isPicture(character) { return size + Self.emojiExcess }
    guard let advance = SystemFontAdvances.advances[character] else { return nil }
    return (advance + display(character) + pair(previous, character) + spacing) * size / 1000
  }

  private func display(_ character: Unicode.Scalar) -> Double {
    size < 20 ? 0 : SystemFontAdvances.displayCorrections[character] ?? 0
  }

  private func pair(_ first: Unicode.Scalar?, _ second: Unicode.Scalar) -> Double {
    guard let first else { return 0 }
    return SystemFontAdvances.pairCorrections["\(first)\(second)"] ?? 0
  }

  /// In em: the advance of Chinese, Japanese and Korean characters; three dozen recorded widths
  /// agree.
  private static let wideAdvance = 1.02

  /// In points: how much wider than its size a picture character is; from two recorded widths, at
  /// 18 and 60 points. Low confidence between and beyond.
  private static let emojiExcess = 5.0

  /// Digits and signs that could be pictures are among the first scalars.
  private static func isPicture(_ character: Unicode.Scalar) -> Bool {
    character.properties.isEmoji && character.value >= 0x2190
  }

  private static func isWide(_ character: Unicode.Scalar) -> Bool {
    switch character.value {
    case 0x2E80...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF, 0xFF01...0xFF60, 0x20000...0x3FFFF:
      true
    default: false
    }
  }

  /// In 1/1000 em a character, fitted like the tables; from few labels below regular and above
  /// bold.
  private static func correction(for weight: FontWeight, isDisplay: Bool) -> Double {
    switch weight {
    case .ultraLight: isDisplay ? -7.4 : -5.9
    case .thin: isDisplay ? -2.3 : -1.8
    case .light: isDisplay ? 0.5 : -1.9
    case .regular: 0
    case .medium: isDisplay ? 8.9 : 5.2
    case .semibold: isDisplay ? 11.7 : 8.5
    case .bold: isDisplay ? 20.9 : 15.7
    case .heavy: isDisplay ? 31.2 : 25
    case .black: isDisplay ? 31.2 : 25
    }
  }
}
