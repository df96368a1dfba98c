import Drawing
import Foundation

extension FontDescription {
  /// The font of a PostScript name; the names that the system's own font goes by lead to it.
  init(name: String, size: CGFloat) {
    guard name.hasPrefix(".AppleSystemUIFont") || name.hasPrefix(".SF") else {
      self.init(family: .named(name), size: size)
      return
    }
    let style = name.split(separator: "-").dropFirst().joined().lowercased()
    let weight = FontWeight.allCases.first { style.contains($0.rawValue.lowercased()) }
    self.init(size: size, weight: weight ?? .regular, isItalic: style.contains("italic"))
  }
}
