import Drawing
import Foundation

/// The characters of a text without line breaks, each with its place and its advance.
struct MeasuredText {
  struct Character {
    /// In bytes of the UTF-8 form.
    let range: Range<Int>
    let advance: Double
    let isSpace: Bool
    let allowsBreakBefore: Bool
  }

  let characters: [Character]
  private let bytes: [UInt8]

  /// `shaped` is the same text in the font that is measured.
  init(_ text: String, _ shaped: ShapedText, _ font: FontDescription) {
    let model = font.family == .system ? SystemFontModel(font) : nil
    let named = NamedFontModel(font)
    var clusters = shaped.clusters[...]
    var start = 0
    var characters: [Character] = []
    var previous: Unicode.Scalar?
    for piece in text {
      let range = start..<start + piece.utf8.count
      let allowsBreak = clusters.first?.allowsBreakBefore ?? false
      var advance = 0.0
      while let cluster = clusters.first, cluster.offset < range.upperBound {
        let end = clusters.dropFirst().first?.offset ?? text.utf8.count
        let scalars = Self.scalars(text, cluster.offset..<end)
        advance +=
          named.map { Self.advance(of: cluster, scalars, $0) }
          ?? Self.advance(of: cluster, scalars, after: previous, model)
        previous = scalars.last
        clusters.removeFirst()
      }
      characters.append(
        Character(
          range: range, advance: advance, isSpace: piece.isWhitespace,
          allowsBreakBefore: allowsBreak))
      start = range.upperBound
    }
    self.characters = characters
    bytes = Array(text.utf8)
  }

  /// The part of the text made of these characters.
  func text(_ range: Range<Int>) -> String {
    guard let first = characters[range].first, let last = characters[range].last else { return "" }
    return String(
      decoding: bytes[first.range.lowerBound..<last.range.upperBound], as: UTF8.self)
  }

  var advance: Double { advance(of: characters.indices) }

  func advance(of range: Range<Int>) -> Double {
    characters[range].reduce(0) { $0 + $1.advance }
  }

  private static func scalars(_ text: String, _ range: Range<Int>) -> String.UnicodeScalarView {
    let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
    let end = text.utf8.index(start, offsetBy: max(0, range.count))
    return String(text[start..<end]).unicodeScalars
  }

  private static func advance(
    of cluster: ShapedText.Cluster, _ scalars: String.UnicodeScalarView, _ model: NamedFontModel
  ) -> Double {
    guard let scalar = scalars.first, scalars.count == 1 else { return cluster.advance }
    return model.advance(of: scalar) ?? cluster.advance
  }

  /// Writing systems that San Francisco lacks come from other fonts there as well, as they are.
  private static func advance(
    of cluster: ShapedText.Cluster, _ scalars: String.UnicodeScalarView,
    after previous: Unicode.Scalar?, _ model: SystemFontModel?
  ) -> Double {
    guard let model else { return cluster.advance }
    if cluster.isStandIn {
      return correction(for: scalars, after: previous, model) + cluster.advance
    }
    guard let first = scalars.first, scalars.count == 1 || first.properties.isEmoji else {
      return cluster.advance
    }
    return model.advance(of: first, after: previous) ?? cluster.advance
  }

  private static func correction(
    for scalars: String.UnicodeScalarView, after previous: Unicode.Scalar?, _ model: SystemFontModel
  ) -> Double {
    var previous = previous
    var sum = 0.0
    for scalar in scalars {
      sum += model.correction(for: scalar, after: previous)
      previous = scalar
    }
    return sum
  }
}
