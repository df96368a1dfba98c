import Foundation

extension RasterImage {
  var words: String { "\(quoted(name)) \(digest) \(width) \(height) \(numbers(scale))" }
}

extension ImageStyle {
  /// Empty for an image as it is.
  var words: String {
    var result = tint.map { " tint \($0.words)" } ?? ""
    if caps != ImageCaps() {
      result += " caps \(numbers(caps.top, caps.left, caps.bottom, caps.right))"
    }
    return isTiled ? result + " tiled" : result
  }
}

extension CGColor {
  var words: String { numbers(red, green, blue, alpha) }
}

extension CGRect {
  var words: String {
    numbers(origin.x, origin.y, size.width, size.height)
  }
}

extension FontDescription {
  var words: String {
    let name: String =
      switch family {
      case .system: "system"
      case .named(let name): quoted(name)
      }
    return [name, numbers(size), weight.rawValue, isItalic ? "italic" : "upright"]
      .joined(separator: " ")
  }
}

extension CGPath {
  var words: String {
    switch shape {
    case .rect(let rect): "rect \(rect.words)"
    case .roundedRect(let rect, let radius): "rounded \(rect.words) \(numbers(radius))"
    case .corneredRect(let rect, let style): "corners \(rect.words) \(style.words)"
    case .ellipse(let rect): "ellipse \(rect.words)"
    case .elements(let elements):
      (["path"]
        + elements.map { element in
          ([element.letter] + element.points.map { numbers($0.x, $0.y) })
            .joined(separator: " ")
        }).joined(separator: " ")
    }
  }
}

extension CGPath.Element {
  fileprivate var letter: String {
    switch self {
    case .move: "M"
    case .line: "L"
    case .quadCurve: "Q"
    case .curve: "C"
    case .close: "Z"
    }
  }
}

extension CornerStyle {
  /// Such as `4 smooth tl+tr`.
  var words: String {
    let names = Self.cornerNames.filter { corners.contains($0.corner) }.map(\.name)
    return [numbers(radius), isContinuous ? "smooth" : "circular", names.joined(separator: "+")]
      .joined(separator: " ")
  }

  static let cornerNames: [(name: String, corner: Corners)] = [
    ("tl", .topLeft), ("tr", .topRight), ("bl", .bottomLeft), ("br", .bottomRight),
  ]
}

extension TextLine {
  /// Empty for characters that are filled, from left to right.
  var marks: String {
    (isRightToLeft ? " rtl" : "") + (outlineWidth > 0 ? " outline \(numbers(outlineWidth))" : "")
  }
}
