/// Waits for several animations and then calls back once, with whether all of them finished.
///
/// A group that is sealed with nothing left to wait for calls back in the next turn, never
/// inside `seal` itself.
@MainActor
package final class CompletionGroup {
  package private(set) var waiting = 0
  private var allFinished = true
  private var isSealed = false
  private var completion: ((Bool) -> Void)?
  private let timeline: Timeline

  package init(_ completion: ((Bool) -> Void)?) {
    self.completion = completion
    timeline = LayerContext.current.timeline
  }

  package func enter() { waiting += 1 }

  package func leave(finished: Bool) {
    waiting -= 1
    if !finished { allFinished = false }
    if isSealed && waiting == 0 { callBack() }
  }

  /// No more animations will enter.
  package func seal() {
    guard !isSealed else { return }
    isSealed = true
    if waiting == 0 { timeline.cue(after: 0) { self.callBack() } }
  }

  private func callBack() {
    let completion = self.completion
    self.completion = nil
    completion?(allFinished)
  }
}
