import Drawing
import Foundation

/// How wide San Francisco sets a character, from how wide Inter sets it.
struct SystemFontModel {
  private let table: SystemFontAdvances
  private let size: Double
  private let weightCorrection: Double

  init(_ font: FontDescription) {
    size = Double(font.size)
    table = size < 20 ? .text : .display
    weightCorrection = Self.correction(for: font.weight)
  }

  /// In points: what to add to the advance of a character drawn with Inter in the font's weight.
  func correction(for character: Unicode.Scalar) -> Double {
    let tracking = interpolated(table.correctionTracking)
    return ((table.corrections[character] ?? 0) + tracking + weightCorrection) * size / 1000
  }

  /// In points: the advance of a character that Inter has not drawn; nil if unknown.
  func advance(of character: Unicode.Scalar) -> Double? {
    if Self.isWide(character) { return Self.wideAdvance * size }
    guard let advance = table.advances[character] else { return nil }
    return (advance + interpolated(table.advanceTracking) + weightCorrection) * size / 1000
  }

  /// In em: the advance of Chinese, Japanese and Korean characters, fitted to a dozen labels.
  private static let wideAdvance = 1.0175

  private static func isWide(_ character: Unicode.Scalar) -> Bool {
    switch character.value {
    case 0x2E80...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF, 0xFF01...0xFF60, 0x20000...0x3FFFF:
      true
    default: false
    }
  }

  /// Between the sizes of the table along a line, outside as at its end.
  private func interpolated(_ tracking: [(size: Double, value: Double)]) -> Double {
    guard let first = tracking.first, let last = tracking.last else { return 0 }
    guard size > first.size else { return first.value }
    guard let above = tracking.firstIndex(where: { $0.size >= size }) else { return last.value }
    let low = tracking[above - 1]
    let high = tracking[above]
    return low.value + (high.value - low.value) * (size - low.size) / (high.size - low.size)
  }

  /// In 1/1000 em a character, fitted like the table; zero where too few labels were known.
  private static func correction(for weight: FontWeight) -> Double {
    switch weight {
    case .ultraLight, .thin, .light, .regular, .black: 0
    case .medium: 5.76
    case .semibold: 10.09
    case .bold: 18.32
    case .heavy: 20.24
    }
  }
}
