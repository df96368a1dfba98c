import Foundation

extension DisplayList: CustomStringConvertible {
  /// One command a line; pictures hold their commands between braces, two spaces deeper.
  public var description: String { lines(indent: "").joined(separator: "\n") }

  private func lines(indent: String) -> [String] {
    commands.flatMap { $0.lines.map { indent + $0 } }
  }
}

extension DrawingCommand {
  fileprivate var lines: [String] {
    switch self {
    case .save: ["save"]
    case .restore: ["restore"]
    case .transform(let t):
      ["transform \(words(t.a, t.b, t.c, t.d, t.tx, t.ty))"]
    case .clip(let path): ["clip \(path.words)"]
    case .fill(let path, let color): ["fill \(color.words) \(path.words)"]
    case .stroke(let path, let color, let width):
      ["stroke \(color.words) \(words(width)) \(path.words)"]
    case .text(let line, let point, let color):
      [
        "text \(color.words) \(words(point.x, point.y, line.width)) \(line.font.words) "
          + quoted(line.text) + line.marks
      ]
    case .image(let image, let rect, let style):
      [["image", image.words, "in", rect.words].joined(separator: " ") + style.words]
    case .picture(let picture): picture.lines(head: "picture \(picture.bounds.words)")
    case .beginGroup(let opacity): ["group \(words(opacity))"]
    case .endGroup: ["endgroup"]
    case .dissolve(let from, let to, let fraction):
      ["dissolve \(words(fraction))"] + from.lines(head: "from \(from.bounds.words)")
        + to.lines(head: "to \(to.bounds.words)")
    }
  }
}

extension Picture {
  fileprivate func lines(head: String) -> [String] {
    [head + " {"] + list.commands.flatMap { $0.lines.map { "  " + $0 } } + ["}"]
  }
}

extension RasterImage {
  fileprivate var words: String {
    "\(quoted(name)) \(digest) \(width) \(height) \(Drawing.words(scale))"
  }
}

extension ImageStyle {
  /// Empty for an image as it is.
  fileprivate var words: String {
    var result = tint.map { " tint \($0.words)" } ?? ""
    if caps != ImageCaps() {
      result += " caps \(Drawing.words(caps.top, caps.left, caps.bottom, caps.right))"
    }
    return isTiled ? result + " tiled" : result
  }
}

extension TextLine {
  /// Empty for characters that are filled, from left to right.
  fileprivate var marks: String {
    (isRightToLeft ? " rtl" : "") + (outlineWidth > 0 ? " outline \(words(outlineWidth))" : "")
  }
}

extension CGColor {
  fileprivate var words: String { Drawing.words(red, green, blue, alpha) }
}

extension CGRect {
  fileprivate var words: String {
    Drawing.words(origin.x, origin.y, size.width, size.height)
  }
}

extension FontDescription {
  fileprivate var words: String {
    let name: String =
      switch family {
      case .system: "system"
      case .named(let name): quoted(name)
      }
    return [name, Drawing.words(size), weight.rawValue, isItalic ? "italic" : "upright"]
      .joined(separator: " ")
  }
}

extension CGPath {
  fileprivate var words: String {
    switch shape {
    case .rect(let rect): "rect \(rect.words)"
    case .roundedRect(let rect, let radius): "rounded \(rect.words) \(Drawing.words(radius))"
    case .ellipse(let rect): "ellipse \(rect.words)"
    case .elements(let elements):
      (["path"]
        + elements.map { element in
          ([element.letter] + element.points.map { Drawing.words($0.x, $0.y) })
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

/// Numbers as the shortest decimals that read back as themselves; whole ones without a point.
private func words(_ numbers: CGFloat...) -> String {
  numbers.map { number in
    let text = "\(Double(number))"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }.joined(separator: " ")
}

private func quoted(_ text: String) -> String {
  var result = "\""
  for character in text.unicodeScalars {
    switch character {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case "\n": result += "\\n"
    case "\r": result += "\\r"
    default: result.unicodeScalars.append(character)
    }
  }
  return result + "\""
}
