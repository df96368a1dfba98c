import Foundation

extension DisplayList: CustomStringConvertible {
  /// One command a line; pictures hold their commands between braces, two spaces deeper.
  public var description: String { commands.flatMap(\.lines).joined(separator: "\n") }
}

extension DrawingCommand {
  fileprivate var lines: [String] {
    switch self {
    case .save: ["save"]
    case .restore: ["restore"]
    case .transform(let transform): ["transform \(transform.words)"]
    case .clip(let path, let rule): ["clip \(rule.words)\(path.words)"]
    case .blend(let mode): ["blend \(mode.word)"]
    case .fill(let path, let color, let rule):
      ["fill \(color.words) \(rule.words)\(path.words)"]
    case .gradient(let path, let gradient): ["gradient \(gradient.words) \(path.words)"]
    case .stroke(let path, let color, let style):
      ["stroke \(color.words) \(style.words) \(path.words)"]
    case .text(let line, let point, let color):
      [
        "text \(color.words) \(numbers(point.x, point.y, line.width)) \(line.font.words) "
          + quoted(line.text) + line.marks
      ]
    case .image(let image, let rect, let style):
      [["image", image.words, "in", rect.words].joined(separator: " ") + style.words]
    case .picture(let picture): picture.lines(head: "picture")
    case .moving(let picture): picture.lines(head: "moving")
    case .shadow(.path(let path), let shadow): ["shadow \(shadow.words) \(path.words)"]
    case .shadow(.picture(let picture), let shadow):
      picture.lines(head: "shadow \(shadow.words) picture")
    case .backdrop(let path, let backdrop): ["backdrop \(backdrop.words) \(path.words)"]
    case .beginGroup(let group): group.lines
    case .endGroup: ["endgroup"]
    case .dissolve(let from, let to, let fraction):
      ["dissolve \(numbers(fraction))"] + from.lines(head: "from") + to.lines(head: "to")
    }
  }
}

extension Picture {
  fileprivate func lines(head: String) -> [String] {
    ["\(head) \(bounds.words) {"] + list.commands.flatMap { $0.lines.map { "  " + $0 } } + ["}"]
  }
}

extension DrawingGroup {
  fileprivate var lines: [String] {
    let head = "group \(numbers(opacity))"
    return mask?.lines(head: head + " mask") ?? [head]
  }
}
