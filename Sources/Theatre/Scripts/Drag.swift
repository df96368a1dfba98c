public import Foundation
public import UIKit

extension Script {
  /// Where a finger of a script comes down or goes to.
  public enum Place: Equatable, Sendable {
    /// The middle of the view of this name.
    case view(String)
    /// In points of the window.
    case point(CGPoint)

    /// `120,300` is a point, anything else a name.
    init(_ word: String) {
      let parts = word.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
      if parts.count == 2, let x = parts[0], let y = parts[1], x.isFinite, y.isFinite {
        self = .point(CGPoint(x: x, y: y))
      } else {
        self = .view(word)
      }
    }

    var description: String {
      switch self {
      case .view(let name): ScriptLine.quoted(name)
      case .point(let point): "\(Double(point.x)),\(Double(point.y))"
      }
    }
  }

  /// The way that a finger swipes.
  public enum Direction: String, CaseIterable, Equatable, Sendable {
    case up, down, left, right
  }
}

extension Performance {
  /// A finger that goes evenly from one point of a window to another, sixty times a second, while
  /// time passes.
  public func drag(from start: CGPoint, to end: CGPoint, seconds: Double, in window: UIWindow) {
    let steps = max(1, Int((seconds * 60).rounded()))
    session.perform { window.touchDown(at: start) }
    for step in 1...steps {
      wait(seconds / Double(steps))
      let share = CGFloat(step) / CGFloat(steps)
      let point = CGPoint(
        x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
      session.perform { window.touchMoved(to: point) }
    }
    session.perform { window.touchUp(at: end) }
  }

  /// A quick drag over the middle of a view: over 0.6 of it, at most 300 points, in 0.15 seconds.
  public func swipe(_ view: UIView, _ direction: Script.Direction, in window: UIWindow) {
    let frame = session.bind { window.convert(view.bounds, from: view) }.intersection(window.bounds)
    let isAcross = direction == .left || direction == .right
    let length = min((isAcross ? frame.width : frame.height) * 0.6, 300)
    let sign: CGFloat = direction == .up || direction == .left ? -1 : 1
    let half = CGPoint(
      x: isAcross ? sign * length / 2 : 0, y: isAcross ? 0 : sign * length / 2)
    drag(
      from: CGPoint(x: frame.midX - half.x, y: frame.midY - half.y),
      to: CGPoint(x: frame.midX + half.x, y: frame.midY + half.y), seconds: 0.15, in: window)
  }

  func drag(
    _ start: Script.Place, _ end: Script.Place, _ seconds: Double, at line: Int
  ) throws(ScriptError) {
    guard let window = frontWindow else {
      throw ScriptError(line: line, description: "there is no window to drag in")
    }
    drag(
      from: try point(start, in: window, at: line), to: try point(end, in: window, at: line),
      seconds: seconds, in: window)
  }

  func swipe(_ name: String, _ direction: Script.Direction, at line: Int) throws(ScriptError) {
    guard let view = view(named: name), let window = view.window else {
      throw ScriptError(line: line, description: "nothing to swipe is called '\(name)'")
    }
    swipe(view, direction, in: window)
  }

  private func point(
    _ place: Script.Place, in window: UIWindow, at line: Int
  ) throws(ScriptError) -> CGPoint {
    switch place {
    case .point(let point): return point
    case .view(let name):
      guard let view = view(named: name), view.window != nil else {
        throw ScriptError(
          line: line, description: "nothing to drag from or to is called '\(name)'")
      }
      let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
      return session.bind { window.convert(middle, from: view) }
    }
  }
}
