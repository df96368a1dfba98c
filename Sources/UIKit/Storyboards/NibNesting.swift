/// How deep the loads that are going on lie inside one another.
///
/// A scene that embeds itself fills the stack and ends the app on iOS. Here loading stops at a
/// limit, what lies further in stays empty, and a diagnostic says so.
struct NibNesting {
  /// Views inside views, through embedded scenes as well.
  static let viewLimit = 1000
  /// Embedded scenes inside embedded scenes.
  static let sceneLimit = 32
  /// Scenes that one embed segue of an outermost scene brings, side by side or inside one another.
  static let totalLimit = 256

  /// Xibs whose views load xibs while they are made.
  static let nibLimit = 32

  private var nibs = 0
  private var views = 0
  private var scenes = 0
  private var total = 0

  /// False at the limit; otherwise `leaveView` must follow.
  mutating func enterView() -> Bool {
    guard views < NibNesting.viewLimit else { return false }
    views += 1
    return true
  }

  mutating func leaveView() { views -= 1 }

  /// False at the limit; otherwise `leaveNib` must follow.
  mutating func enterNib() -> Bool {
    guard nibs < NibNesting.nibLimit else { return false }
    nibs += 1
    return true
  }

  mutating func leaveNib() { nibs -= 1 }

  /// `depth` is that of the container view in its own scene. False at a limit; otherwise
  /// `leaveScene` must follow with the same depth.
  mutating func enterScene(at depth: Int) -> Bool {
    if scenes == 0 { total = 0 }
    guard scenes < NibNesting.sceneLimit, total < NibNesting.totalLimit else { return false }
    views += depth
    scenes += 1
    total += 1
    return true
  }

  mutating func leaveScene(at depth: Int) {
    views -= depth
    scenes -= 1
  }
}
