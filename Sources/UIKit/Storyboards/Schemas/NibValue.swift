import Foundation
import InterfaceBuilder

/// Reads the values of attributes and value elements.
enum NibValue {
  static func flag(_ text: String) -> Bool? {
    switch text {
    case "YES", "true", "1": true
    case "NO", "false", "0": false
    default: nil
    }
  }

  /// A finite number; what a file calls infinite is no number to lay out with.
  static func number(_ text: String) -> CGFloat? {
    guard let number = Double(text), number.isFinite else { return nil }
    return CGFloat(number)
  }

  static func integer(_ text: String) -> Int? {
    Int(text) ?? number(text).flatMap { Int(exactly: Double($0).rounded()) }
  }

  static func insets(_ element: Element) -> UIEdgeInsets {
    func number(_ names: String...) -> CGFloat {
      names.lazy.compactMap { element[$0] }.compactMap(NibValue.number).first ?? 0
    }
    return UIEdgeInsets(
      top: number("top", "minY"), left: number("left", "leading", "minX"),
      bottom: number("bottom", "maxY"), right: number("right", "trailing", "maxX"))
  }
}

extension Element {
  /// The text of a `string` element: its translation if there is one, or else what is written,
  /// which may be in base 64.
  @MainActor var decodedText: String {
    let written = writtenText
    return Session.current.resources.localization(of: self)?.text(of: self, written: written)
      ?? written
  }

  private var writtenText: String {
    guard flag("base64-UTF8", default: false) else { return text }
    let packed = text.filter { !$0.isWhitespace }
    let padded = packed + String(repeating: "=", count: (4 - packed.count % 4) % 4)
    return Data(base64Encoded: padded).map { String(decoding: $0, as: UTF8.self) } ?? text
  }
}
