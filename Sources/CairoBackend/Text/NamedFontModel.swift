import Drawing
import Foundation

/// How wide and high a font is that is not there itself.
struct NamedFontModel {
  private let name: String
  private let size: Double

  /// nil for the system's font.
  init?(_ font: FontDescription) {
    guard case .named(let name) = font.family else { return nil }
    (self.name, size) = (name, Double(font.size))
  }

  // MARK: Advances

  /// In points; nil where nothing is known.
  func advance(of character: Unicode.Scalar) -> Double? {
    if let pitch = Self.pitches.first(where: { name.hasPrefix($0.prefix) })?.pitch {
      return character.isASCII ? pitch * size / 1000 : nil
    }
    let neue = name.hasPrefix("HelveticaNeue")
    guard neue || name.hasPrefix("Helvetica") || name.hasPrefix("Arial") else { return nil }
    let regular =
      neue ? NamedFontAdvances.helveticaNeue[character] : NamedFontAdvances.helvetica[character]
    let bold =
      neue
      ? NamedFontAdvances.helveticaNeueBold[character] : NamedFontAdvances.helveticaBold[character]
    guard let regular, let bold else { return nil }
    return (regular + (bold - regular) * boldness) * size / 1000
  }

  /// How far from the regular to the bold cut; what lies between is a guess of low confidence.
  private var boldness: Double {
    if name.contains("Bold") { return 1 }
    return name.contains("Medium") ? 0.5 : 0
  }

  /// Fonts whose characters are all as wide as each other.
  private static let pitches: [(prefix: String, pitch: Double)] = [
    ("Menlo", 602), ("Courier", 600), ("SFMono", 618),
  ]

  // MARK: Heights

  /// The name's beginning, and ascent and descent in em.
  private static let heights: [(prefix: String, ascent: Double, descent: Double)] = [
    ("HelveticaNeue", 0.952, 0.213), ("Helvetica", 0.92, 0.23), ("ArialRounded", 0.946, 0.211),
    ("Arial", 0.905, 0.245), ("AvenirNext", 1, 0.366), ("Avenir", 1, 0.366),
    ("Georgia", 0.917, 0.219), ("Menlo", 0.928, 0.236), ("CourierNew", 0.833, 0.3),
    ("Courier", 0.754, 0.246), ("TimesNewRoman", 0.891, 0.258), ("Verdana", 1.005, 0.21),
    ("TrebuchetMS", 0.939, 0.222), ("Futura", 1.039, 0.26), ("GillSans", 0.918, 0.23),
    ("PingFang", 1.06, 0.34),
  ]

  /// From the fonts' own tables; those of Helvetica, Helvetica Neue, Avenir and Menlo agree with
  /// recorded labels and buttons (high confidence), the others are of medium confidence. nil for a
  /// font that is not in the list.
  var metrics: FontMetrics? {
    guard let known = Self.heights.first(where: { name.hasPrefix($0.prefix) }) else { return nil }
    let ascent = CGFloat(known.ascent * size)
    let descent = CGFloat(known.descent * size)
    return FontMetrics(ascender: ascent, descender: -descent, lineHeight: ascent + descent)
  }
}
