public import Foundation

/// Vertical measures of a font in points, as UIFont gives them: descender is negative.
public struct FontMetrics: Hashable, Sendable {
  public var ascender: CGFloat
  public var descender: CGFloat
  public var lineHeight: CGFloat

  public init(ascender: CGFloat, descender: CGFloat, lineHeight: CGFloat) {
    self.ascender = ascender
    self.descender = descender
    self.lineHeight = lineHeight
  }

  /// San Francisco's, which are proportional to the size: 0.952148, −0.241211 and 1.193359 em.
  /// Measured by public probes of real UIKit; high confidence.
  public static func system(size: CGFloat) -> FontMetrics {
    FontMetrics(ascender: 0.952148 * size, descender: -0.241211 * size, lineHeight: 1.193359 * size)
  }
}
