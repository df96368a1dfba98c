import Drawing
import Foundation

/// Finds the shape of a symbol by its name, or makes it from the shapes of others.
///
/// The system's names end in what is done to a symbol: `heart.slash.fill` is a filled heart that
/// is struck out, `plus.circle` a plus in a circle.
enum SymbolLibrary {
  /// nil for a name of which nothing is known.
  static func shape(named name: String) -> SymbolShape? {
    if let text = SymbolTable.text(of: name) {
      return SymbolReader { shape(named: $0) }.read(text)
    }
    return variants.lazy.compactMap { variant in
      guard let base = variant.base(of: name) else { return nil }
      return shape(named: base).map(variant.change)
    }.first ?? badge(named: name)
  }

  /// What stands for a symbol that is not known: a square with a dot.
  static let unknown = SymbolShape(parts: [
    SymbolShape.Part(
      outline: CGPath(
        roundedRect: CGRect(x: 4, y: 4, width: 16, height: 16), cornerRadius: 3.6), stroke: 0.8),
    SymbolShape.Part(
      outline: CGPath(ellipseIn: CGRect(x: 10, y: 10, width: 4, height: 4)), isFilled: true),
  ])

  private struct Variant: Sendable {
    /// How the name ends.
    let ending: String
    /// How the name of the symbol that is changed ends.
    var baseEnding = ""
    let change: @Sendable (SymbolShape) -> SymbolShape

    func base(of name: String) -> String? {
      guard name.hasSuffix(ending), name.count > ending.count else { return nil }
      return name.dropLast(ending.count) + baseEnding
    }
  }

  /// Asked in this order.
  private static let variants = [
    Variant(ending: ".slash.fill", baseEnding: ".fill") { $0.struckOut },
    Variant(ending: ".slash") { $0.struckOut },
    Variant(ending: ".circle.fill") { $0.knockedOut(of: disc) },
    Variant(ending: ".square.fill") { $0.knockedOut(of: plate) },
    Variant(ending: ".circle") { $0.enclosed(by: ring) },
    Variant(ending: ".square") { $0.enclosed(by: frame) },
    Variant(ending: ".fill") { $0.filled },
    Variant(ending: ".rtl") { $0 },
    Variant(ending: ".ar") { $0 },
  ]

  private static var disc: String { "f O 12 12 10.1" }
  private static var plate: String { "b R 3.6 3.6 16.8 16.8 3.4" }
  private static var ring: String { "s O 12 12 9.2" }
  private static var frame: String { "s R 3.6 3.6 16.8 16.8 3.4" }

  /// `bell.badge`, `folder.badge.plus`, `person.badge.plus.fill`.
  private static func badge(named name: String) -> SymbolShape? {
    guard let range = name.range(of: ".badge") else { return nil }
    var sign = String(name[range.upperBound...])
    var base = String(name[..<range.lowerBound])
    if sign.hasSuffix(".fill") {
      sign.removeLast(".fill".count)
      base += ".fill"
    }
    guard let shape = shape(named: base) ?? shape(named: base + ".fill") else { return nil }
    guard sign.hasPrefix(".") else { return sign.isEmpty ? shape.badged : nil }
    return Self.shape(named: String(sign.dropFirst())).map(shape.badged)
  }
}
