/// Measures text and breaks it into lines.
///
/// The same request always gives the same lines. Widths are exact; rounding up to the pixel grid
/// is the caller's business, who knows the scale.
public protocol Typesetter: AnyObject {
  func metrics(of font: FontDescription) -> FontMetrics

  /// The lines in order, the last one truncated as the request says. Newlines in the text end
  /// lines. An empty text has no line.
  func lines(for request: TextRequest) -> [TextLine]
}
