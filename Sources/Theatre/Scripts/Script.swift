/// What a person would do with an app, step by step. Its text has one step a line:
///
///     # a remark
///     tap "Swap"                  by identifier, id, title or text
///     wait 0.5                    seconds
///     assert text "Second"        a label or title with this text is on the screen
///     assert no text "First"
///     snapshot halfway            a picture of this name
///     key a                       a key pressed and released
public struct Script: Equatable, Sendable {
  public struct Step: Equatable, Sendable {
    public let action: Action
    /// In the text, from 1.
    public let line: Int
  }

  public enum Action: Equatable, Sendable {
    case tap(String)
    case wait(Double)
    case assertText(String, isThere: Bool)
    case snapshot(String)
    case key(String)
  }

  public var steps: [Step]

  public init(_ steps: [Step] = []) { self.steps = steps }
}

/// Why a script could not be read or its performance did not go on.
public struct ScriptError: Error, Equatable, Sendable, CustomStringConvertible {
  public let line: Int
  public let description: String
}
