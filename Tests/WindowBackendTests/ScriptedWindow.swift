import Drawing
import UIKit

@testable import WindowBackend

/// An app of one view, in a window whose person follows a script on a clock of its own.
@MainActor
final class ScriptedWindow: Pane, Renderer {
  let session = Session()
  let window: UIWindow
  let listener: Listener
  /// What the person does before each turn; afterwards the window is closed.
  var script: [[WindowInput]] = []
  var seconds: TimeInterval = 100
  /// How much longer than asked each wait takes.
  var stall: TimeInterval = 0
  var failure: WindowError?
  /// How the loop waited before each turn, in milliseconds.
  private(set) var waits: [String] = []
  private(set) var shownCount = 0
  private(set) var isClosed = false
  nonisolated(unsafe) private(set) var drawn: [DisplayList] = []

  init() {
    (window, listener) = session.perform {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
      let listener = Listener(frame: window.bounds)
      listener.backgroundColor = .white
      window.addSubview(listener)
      window.isHidden = false
      return (window, listener)
    }
  }

  func loop(runDueBlocks: @escaping @MainActor () -> TimeInterval = { .infinity }) -> WindowLoop {
    WindowLoop(
      session: session, window: window, renderer: self, pane: self,
      clock: WallClock { self.seconds }, runDueBlocks: runDueBlocks)
  }

  // MARK: Pane

  let scale: CGFloat = 1

  func inputs(after wait: Wait) -> [WindowInput] {
    switch wait {
    case .frame(let time):
      waits.append("frame \(milliseconds(time))")
      seconds += time + stall
    case .input(let time):
      waits.append("input \(milliseconds(time))")
      seconds += time + stall
    }
    return script.isEmpty ? [.close] : script.removeFirst()
  }

  func show(_ bitmap: Bitmap) throws(WindowError) {
    if let failure { throw failure }
    shownCount += 1
  }

  func close() { isClosed = true }

  // MARK: Renderer

  nonisolated func render(_ list: DisplayList, into bitmap: Bitmap) { drawn.append(list) }

  /// Writes down what it hears, and when.
  final class Listener: UIView {
    private(set) var lines: [String] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("began", touches)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("moved", touches)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("ended", touches)
    }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      lines += presses.map { "key \($0.key?.characters ?? "")" }
    }

    private func note(_ word: String, _ touches: Set<UITouch>) {
      for touch in touches {
        let place = touch.location(in: self)
        lines.append("\(word) at \(place.x), \(place.y) after \(milliseconds(touch.timestamp)) ms")
      }
    }
  }
}

private func milliseconds(_ seconds: TimeInterval) -> Int { Int((seconds * 1000).rounded()) }
