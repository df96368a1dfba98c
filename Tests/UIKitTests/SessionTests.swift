import Testing
import UIKit

@MainActor
struct SessionTests {
  @Test func `a session is current while its body runs`() {
    let session = Session()
    session.perform { #expect(Session.current === session) }
    #expect(Session.current !== session)
  }

  @Test func `a session inside another's turn leaves it as it was`() {
    let (outer, inner) = (Session(), Session(device: .named("iPhone SE") ?? .phone))
    outer.perform {
      inner.perform { #expect(UIScreen.main.bounds.width == 320) }
      #expect(UIScreen.main.bounds.width == 393)
    }
  }

  @Test func `cues of a session run in it, whoever moves the time on`() {
    let (one, other) = (Session(), Session())
    var seen: Session?
    one.timeline.cue(after: 1) { seen = Session.current }
    other.perform { one.timeline.advance(by: 1) }

    #expect(seen === one)
  }

  @Test func `sessions side by side do not see each other`() async {
    let tasks = (0..<8).map { number in Task { await SessionTests.play(number) } }
    var found: [[String]] = []
    for task in tasks { found.append(await task.value) }

    #expect(found.count == 8)
    #expect(found.allSatisfy { $0 == ["1 window", "0.5", "animations off", "1.0", "true"] })
  }

  /// Shows a window, fades it and returns what was seen, giving way to others in between.
  private static func play(_ number: Int) async -> [String] {
    let screen = Screen()
    let square = screen.addSquare()
    var seen: [String] = []
    screen.session.perform {
      seen.append("\(UIApplication.shared.windows.count) window")
      UIView.animate(
        withDuration: Double(number + 1), delay: 0, options: .curveLinear,
        animations: { square.alpha = 0 }, completion: { seen.append("\($0)") })
      UIView.setAnimationsEnabled(false)
    }
    await Task.yield()
    screen.session.timeline.advance(by: Double(number + 1) / 2)
    seen.append("\(square.layer.presentation()?.opacity ?? -1)")
    await Task.yield()
    screen.session.perform {
      seen.append("animations \(UIView.areAnimationsEnabled ? "on" : "off")")
      seen.append("\(screen.session.timeline.now / Double(number + 1) * 2)")
    }
    screen.session.timeline.advance(by: Double(number + 1))
    return seen
  }

  @Test func `an exception's line is the one iOS prints`() {
    let exception = UIKitException(.invalidArgument, "Can't add self as subview")

    #expect(
      exception.description
        == "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', "
        + "reason: 'Can't add self as subview'")
  }
}
