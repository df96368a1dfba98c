import FuzzDriver
import InterfaceBuilder
import Mutation
import Theatre
import UIKit

/// Makes and lays out every scene of a document, taps what can be tapped, and composes frames.
@main
enum Main {
  static func main() {
    _ = runFuzzer { start, count in
      guard let document = try? Document(bytes: bytes(start, count), file: "input") else {
        return 0
      }
      MainActor.assumeIsolated { perform(document) }
      return 0
    }
  }
}

@MainActor
private func perform(_ document: Document) {
  let scenes = StagedScene.all(of: document) {
    let session = Session()
    session.whenRaised = { _ in }
    return session
  }
  for scene in scenes {
    _ = scene.composeFrame()
    _ = scene.frames
  }
  let session = Session()
  session.whenRaised = { _ in }
  let performance = Performance(session: session)
  guard document.kind == .storyboard, performance.open(document) else { return }
  for control in controls(in: performance.frontWindow).prefix(8) {
    guard let window = control.window else { continue }
    performance.tap(control, in: window)
    performance.wait(0.6)
  }
  _ = performance.composeFrame()
}

@MainActor
private func controls(in view: UIView?) -> [UIView] {
  guard let view else { return [] }
  return (view is UIControl ? [view] : []) + view.subviews.flatMap { controls(in: $0) }
}
