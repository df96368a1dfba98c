public import Drawing
public import Foundation

/// Measures and breaks text with pango. The system's font is measured as San Francisco would be.
public final class PangoTypesetter: Typesetter {
  private let shaper: TextShaper
  private var lines = RecentCache<TextRequest, [TextLine]>(capacity: TextMemory.capacity)
  private var metrics = RecentCache<FontDescription, FontMetrics>(capacity: 200)

  /// - Parameter fontFiles: Fonts that an app brings along.
  public init(fontFiles: [String] = []) { shaper = TextShaper(fontFiles: fontFiles) }

  /// How many texts were turned into glyphs so far; what is asked for again costs none.
  public var shapedTexts: Int { shaper.shapedCount }

  public func metrics(of font: FontDescription) -> FontMetrics {
    switch font.family {
    case .system: .system(size: font.size)
    case .named:
      NamedFontModel(font)?.metrics ?? metrics.value(for: font) { shaper.metrics(of: font) }
    }
  }

  public func lines(for request: TextRequest) -> [TextLine] {
    guard request.text.utf8.count <= TextMemory.longestText else { return breakLines(request) }
    return lines.value(for: request, cost: TextMemory.cost(of: request.text)) {
      breakLines(request)
    }
  }

  private func breakLines(_ request: TextRequest) -> [TextLine] {
    var measured = request.font
    // The model's corrections, at all sizes, are to the cut of Inter for text.
    if measured.family == .system { measured.family = .named("Inter") }
    var breaker = LineBreaker(request) { [shaper] text, isRightToLeft in
      MeasuredText(
        text, shaper.shape(text, measured, isRightToLeft: isRightToLeft), request.font)
    }
    return breaker.lines()
  }

  /// Where the renderer puts the glyphs.
  public func carets(in line: TextLine) -> [CGFloat] {
    let shaped = shaper.shape(line.text, line.font, isRightToLeft: line.isRightToLeft)
    return CaretPlaces(line, shaped).places
  }

  public func provision(of font: FontDescription) -> FontProvision {
    shaper.provision(of: font)
  }
}
