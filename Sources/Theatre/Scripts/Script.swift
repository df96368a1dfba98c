/// What a person would do with an app, step by step. Its text has one step a line:
///
///     # a remark
///     tap "Swap"                  by identifier, id, title or text
///     wait 0.5                    seconds
///     assert text "Second"        a label or title with this text is on the screen
///     assert no text "First"
///     snapshot halfway            a picture of this name
///     key a                       a key pressed and released
///     key cmd+shift+left          with others held; keys without characters by their names
///     type "Ann Lee"              characters typed one after the other
///     drag Knob 300,80 in 0.5     a finger, from and to the middle of a view or a point, in seconds
///     swipe List up               a quick drag over the middle of a view
///
/// Words that hold spaces stand between quotation marks; there `\"`, `\\` and `\n` are a quotation
/// mark, a backslash and a line break.
public struct Script: Equatable, Sendable {
  /// One thing to do.
  public struct Step: Equatable, Sendable {
    public let action: Action
    /// In the text, from 1.
    public let line: Int

    /// A step of a line.
    public init(action: Action, line: Int) {
      self.action = action
      self.line = line
    }
  }

  /// What a step does.
  public enum Action: Equatable, Sendable {
    /// A finger down and up on the view of this name.
    case tap(String)
    /// Seconds that pass.
    case wait(Double)
    /// Ends the performance unless the text is on the screen, or is not.
    case assertText(String, isThere: Bool)
    /// A picture of the screen, by this name.
    case snapshot(String)
    /// Keys pressed and released.
    case key(String)
    /// Characters typed one after the other.
    case type(String)
    /// A finger that goes from one place to another in so many seconds.
    case drag(from: Place, to: Place, seconds: Double)
    /// A quick drag over the view of this name.
    case swipe(String, Direction)
  }

  /// In the order they are done.
  public var steps: [Step]
  /// The file that the steps come from, as findings name it.
  public var file: String?

  /// A script of these steps.
  public init(_ steps: [Step] = [], file: String? = nil) {
    self.steps = steps
    self.file = file
  }
}

/// Why a script could not be read or its performance did not go on.
public struct ScriptError: Error, Equatable, Sendable, CustomStringConvertible {
  /// In the text, from 1.
  public let line: Int
  /// What is wrong, in one sentence.
  public let description: String
}
