public import Foundation

/// Measures text and breaks it into lines.
///
/// The same request always gives the same lines. Widths are exact; rounding up to the pixel grid
/// is the caller's business, who knows the scale.
public protocol Typesetter: AnyObject {
  func metrics(of font: FontDescription) -> FontMetrics

  /// The lines in order, the last one truncated as the request says. Newlines in the text end
  /// lines. An empty text has no line.
  func lines(for request: TextRequest) -> [TextLine]

  /// Where a caret stands before each character of the line, and after the last one, in points
  /// from the line's left end.
  func carets(in line: TextLine) -> [CGFloat]

  /// What a font of this name is drawn with.
  func provision(of font: FontDescription) -> FontProvision
}

/// What a font is drawn with.
public enum FontProvision: Hashable, Sendable {
  /// With itself.
  case installed
  /// With a family that is known to look like it.
  case standIn(String)
  /// With the system's font, as nothing is known of it.
  case missing
}

extension Typesetter {
  /// Every font is as good as there.
  public func provision(of font: FontDescription) -> FontProvision { .installed }
}
