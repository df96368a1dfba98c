import CCairo

/// A text without line breaks as glyphs of fonts, with the advances the fonts ask for.
final class ShapedText {
  /// What the reader sees as one character: the least that moves, wraps or is left out.
  struct Cluster {
    /// Of the first byte in the UTF-8 form of the text.
    let offset: Int
    /// In points.
    let advance: Double
    /// Of the left edge, in points from the start of the line, without letter spacing.
    let x: Double
    /// How many clusters stand to the left.
    let clustersBefore: Int
    let isRightToLeft: Bool
    /// Whether it is drawn with the font that stands in for the system's.
    let isStandIn: Bool
    /// Whether a line may end before it.
    let allowsBreakBefore: Bool
  }

  struct Glyph {
    let index: UInt
    /// In points from the start of the line, without letter spacing.
    let x: Double
    let y: Double
    /// How many clusters stand to the left, as often as letter spacing was added.
    let clustersBefore: Int
  }

  /// Glyphs of one font.
  struct Run {
    /// Whether the glyphs are coloured images, which have no outlines.
    let isColored: Bool
    let face: OpaquePointer
    let matrix: cairo_matrix_t
    let glyphs: [Glyph]
  }

  /// From left to right.
  let runs: [Run]
  /// In the order of the text.
  let clusters: [Cluster]
  let advance: Double

  /// Takes over a reference to each run's face.
  init(runs: [Run], clusters: [Cluster]) {
    self.runs = runs
    self.clusters = clusters
    advance = clusters.reduce(0) { $0 + $1.advance }
  }

  deinit {
    FontLock.hold {
      for run in runs { cairo_font_face_destroy(run.face) }
    }
  }
}
