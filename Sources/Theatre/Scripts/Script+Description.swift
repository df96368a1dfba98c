extension Script: CustomStringConvertible {
  /// The text of the script, without remarks: it is read back as the same steps.
  public var description: String { steps.map(\.action.description).joined(separator: "\n") }
}

extension Script.Action: CustomStringConvertible {
  /// The line of the step.
  public var description: String {
    switch self {
    case .tap(let name): "tap \(ScriptLine.quoted(name))"
    case .wait(let seconds): "wait \(seconds)"
    case .assertText(let text, isThere: true): "assert text \(ScriptLine.quoted(text))"
    case .assertText(let text, isThere: false): "assert no text \(ScriptLine.quoted(text))"
    case .snapshot(let name): "snapshot \(ScriptLine.quoted(name))"
    case .key(let characters): "key \(ScriptLine.quoted(characters))"
    case .type(let text): "type \(ScriptLine.quoted(text))"
    case .drag(let start, let end, let seconds):
      "drag \(start.description) \(end.description) in \(seconds)"
    case .swipe(let name, let direction): "swipe \(ScriptLine.quoted(name)) \(direction.rawValue)"
    }
  }
}
