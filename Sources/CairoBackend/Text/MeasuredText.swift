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

  init(_ text: String, _ shaped: ShapedText, _ font: FontDescription) {
    let bytes = Array(text.utf8)
    let model = font.family == .system ? SystemFontModel(font) : nil
    let ends = shaped.clusters.dropFirst().map(\.offset) + [bytes.count]
    characters = zip(shaped.clusters, ends).map { cluster, end in
      let range = cluster.offset..<max(cluster.offset, end)
      let scalars = String(decoding: bytes[range], as: UTF8.self).unicodeScalars
      return Character(
        range: range, advance: Self.advance(of: cluster, scalars, model),
        isSpace: scalars.allSatisfy(\.properties.isWhitespace),
        allowsBreakBefore: cluster.allowsBreakBefore)
    }
    self.bytes = bytes
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

  /// Writing systems that San Francisco lacks come from other fonts there as well, as they are.
  private static func advance(
    of cluster: ShapedText.Cluster, _ scalars: String.UnicodeScalarView, _ model: SystemFontModel?
  ) -> Double {
    guard let model else { return cluster.advance }
    if cluster.isStandIn {
      return scalars.reduce(cluster.advance) { $0 + model.correction(for: $1) }
    }
    guard scalars.count == 1, let scalar = scalars.first else { return cluster.advance }
    return model.advance(of: scalar) ?? cluster.advance
  }
}
