import CCairo
import CPango

/// Collects what pango laid out on one line.
struct GlyphReader {
  /// Pango's marks for a character that leaves no ink, and for one that no font has.
  private static let empty: PangoGlyph = 0x0FFF_FFFF
  private static let unknownFlag: PangoGlyph = 0x1000_0000

  /// For each byte of the text whether a line may end before it.
  private let breaks: [Bool]
  private var runs: [ShapedText.Run] = []
  private var clusters: [ShapedText.Cluster] = []
  private var x = 0.0

  init(breaks: [Bool]) { self.breaks = breaks }

  var text: ShapedText {
    ShapedText(runs: runs, clusters: clusters.sorted { $0.offset < $1.offset })
  }

  mutating func read(_ line: UnsafeMutablePointer<PangoLayoutLine>) {
    var node = line.pointee.runs
    while let current = node {
      if let item = current.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self).pointee {
        read(item)
      }
      node = current.pointee.next
    }
  }

  private mutating func read(_ item: PangoGlyphItem) {
    guard let glyphs = item.glyphs?.pointee, let font = item.item.pointee.analysis.font else {
      return
    }
    let isStandIn = Self.isInter(font)
    let isRightToLeft = item.item.pointee.analysis.level & 1 == 1
    var placed: [ShapedText.Glyph] = []
    var start = 0
    let count = Int(glyphs.num_glyphs)
    while start < count {
      var end = start + 1
      while end < count, glyphs.log_clusters[end] == glyphs.log_clusters[start] { end += 1 }
      let place = ClusterPlace(
        itemOffset: Int(item.item.pointee.offset), isStandIn: isStandIn,
        isRightToLeft: isRightToLeft)
      placed += cluster(start..<end, of: glyphs, at: place)
      start = end
    }
    guard let scaledFont = pango_cairo_font_get_scaled_font(OpaquePointer(font)) else { return }
    var matrix = cairo_matrix_t()
    cairo_scaled_font_get_font_matrix(scaledFont, &matrix)
    let face = cairo_font_face_reference(cairo_scaled_font_get_font_face(scaledFont))
    guard let face else { return }
    runs.append(
      ShapedText.Run(
        isColored: Self.isColored(font), face: face, matrix: matrix, glyphs: placed))
  }

  /// Records a cluster and gives the glyphs in it that leave ink.
  private mutating func cluster(
    _ range: Range<Int>, of glyphs: PangoGlyphString, at place: ClusterPlace
  ) -> [ShapedText.Glyph] {
    var placed: [ShapedText.Glyph] = []
    var isKnown = true
    let start = x
    for index in range {
      let info = glyphs.glyphs[index]
      isKnown = isKnown && info.glyph & Self.unknownFlag == 0
      if let glyph = Self.fontGlyph(info.glyph) {
        placed.append(
          ShapedText.Glyph(
            index: glyph, x: x + pango_units_to_double(info.geometry.x_offset),
            y: pango_units_to_double(info.geometry.y_offset), clustersBefore: clusters.count))
      }
      x += pango_units_to_double(info.geometry.width)
    }
    let offset = place.itemOffset + Int(glyphs.log_clusters[range.lowerBound])
    clusters.append(
      ShapedText.Cluster(
        offset: offset, advance: x - start, x: start, clustersBefore: clusters.count,
        isRightToLeft: place.isRightToLeft, isStandIn: place.isStandIn && isKnown,
        allowsBreakBefore: breaks.indices.contains(offset) && breaks[offset]))
    return placed
  }

  /// What is the same for the clusters of an item.
  private struct ClusterPlace {
    let itemOffset: Int
    let isStandIn: Bool
    let isRightToLeft: Bool
  }

  /// The font's own number; a character no font has is shown as glyph 0, which is a box.
  private static func fontGlyph(_ glyph: PangoGlyph) -> UInt? {
    if glyph == Self.empty { return nil }
    return glyph & Self.unknownFlag != 0 ? 0 : UInt(glyph)
  }

  private static func isInter(_ font: UnsafeMutablePointer<PangoFont>) -> Bool {
    family(of: font).hasPrefix("Inter")
  }

  /// Families of coloured pictures say so in their names.
  private static func isColored(_ font: UnsafeMutablePointer<PangoFont>) -> Bool {
    family(of: font).contains("Emoji")
  }

  private static func family(of font: UnsafeMutablePointer<PangoFont>) -> String {
    guard let description = pango_font_describe(font) else { return "" }
    defer { pango_font_description_free(description) }
    return pango_font_description_get_family(description).map { String(cString: $0) } ?? ""
  }
}
