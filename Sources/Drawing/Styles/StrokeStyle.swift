public import Foundation

/// How an outline becomes a line: its width and what its ends, corners and gaps look like.
public struct StrokeStyle: Hashable, Sendable {
  /// In points, half on each side of the outline.
  public var width: CGFloat
  public var cap: CGLineCap
  public var join: CGLineJoin
  /// A mitre longer than so many half widths becomes a bevel.
  public var miterLimit: CGFloat
  /// Lengths of strokes and gaps in turn; empty for an unbroken line.
  public var dash: [CGFloat]
  /// How far into the dashes the line begins.
  public var dashPhase: CGFloat

  /// Core Graphics' defaults: butt caps, mitred corners up to 10 half widths, no gaps.
  public init(
    width: CGFloat = 1, cap: CGLineCap = .butt, join: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// What the ends of an open line look like.
public enum CGLineCap: Int32, Hashable, Sendable, CaseIterable {
  case butt
  case round
  case square
}

/// What the corners of a line look like.
public enum CGLineJoin: Int32, Hashable, Sendable, CaseIterable {
  case miter
  case round
  case bevel
}
