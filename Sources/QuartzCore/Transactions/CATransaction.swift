public import Foundation

/// Groups changes to layers: how long they take, on which curve, and whether they animate.
@MainActor
public final class CATransaction: NSObject {
  package struct Settings {
    package var duration: TimeInterval?
    package var disablesActions: Bool?
    package var timingFunction: CAMediaTimingFunction?
    package var group: CompletionGroup?
  }

  public static func begin() {
    LayerContext.current.transactions.append(Settings())
  }

  /// Ends the innermost transaction. A commit without a begin does nothing.
  public static func commit() {
    LayerContext.current.transactions.popLast()?.group?.seal()
  }

  /// Commits nothing by itself: changes show at the end of the turn.
  public static func flush() {}

  /// 0.25 seconds unless set; documented.
  public static func animationDuration() -> TimeInterval {
    settings { $0.duration } ?? 0.25
  }

  public static func setAnimationDuration(_ duration: TimeInterval) {
    change { $0.duration = duration }
  }

  public static func animationTimingFunction() -> CAMediaTimingFunction? {
    settings { $0.timingFunction }
  }

  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    change { $0.timingFunction = function }
  }

  public static func disableActions() -> Bool {
    settings { $0.disablesActions } ?? false
  }

  public static func setDisableActions(_ flag: Bool) {
    change { $0.disablesActions = flag }
  }

  /// Called when the animations added after this call, in this transaction, have ended; in the
  /// next turn when there are none.
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    change { settings in
      settings.group?.seal()
      settings.group = block.map { block in CompletionGroup { _ in block() } }
    }
  }

  /// The groups that an animation added now belongs to.
  package static var openGroups: [CompletionGroup] {
    let context = LayerContext.current
    return ([context.implicitTransaction] + context.transactions).compactMap(\.group)
  }

  /// The innermost transaction that says something, the implicit one last.
  private static func settings<T>(_ value: (Settings) -> T?) -> T? {
    let context = LayerContext.current
    for settings in context.transactions.reversed() {
      if let found = value(settings) { return found }
    }
    return value(context.implicitTransaction)
  }

  private static func change(_ body: (inout Settings) -> Void) {
    let context = LayerContext.current
    if context.transactions.isEmpty {
      body(&context.implicitTransaction)
    } else {
      body(&context.transactions[context.transactions.count - 1])
    }
  }
}
