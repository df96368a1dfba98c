import Drawing
import Foundation
import QuartzCore
import Testing
import UIKit

/// A screen with one control at its left top corner, and what is drawn of it in short words.
///
/// Characters are half as wide as their font is high.
@MainActor
struct ControlStage<Control: UIView> {
  let screen = Screen()
  let control: Control

  init(_ frame: CGRect, _ make: () -> Control) {
    control = screen.add {
      let control = make()
      control.frame = frame
      return control
    }
  }

  func perform(_ body: (Control) -> Void) { screen.session.perform { body(control) } }

  /// Lets time pass in frames of a screen.
  func wait(_ seconds: TimeInterval) {
    screen.session.bind { screen.session.timeline.advance(by: seconds) }
  }

  /// What is drawn, a command a line: places are from the nearest `at`, which moves; colours are of
  /// 8 bits, with an alpha in hundredths where they are not opaque. Shadows are left out.
  var drawing: String {
    composed.compactMap { Self.short($0) }.joined(separator: "\n")
  }

  /// How many parts cast a shadow.
  var shadowCount: Int { composed.filter { $0.drop { $0 == " " }.hasPrefix("shadow") }.count }

  private var composed: [Substring] {
    screen.session.bind { LayerComposer().compose(control.layer) }.description
      .split(separator: "\n")
  }

  func lines(_ prefix: String) -> [String] {
    drawing.split(separator: "\n").map(String.init).filter { $0.hasPrefix(prefix) }
  }

  // MARK: Fingers, in the control's coordinates

  func down(_ x: CGFloat, _ y: CGFloat = 15) {
    screen.session.perform { screen.window.touchDown(at: place(x, y)) }
  }

  func move(_ x: CGFloat, _ y: CGFloat = 15) {
    screen.session.perform { screen.window.touchMoved(to: place(x, y)) }
  }

  func lift(_ x: CGFloat, _ y: CGFloat = 15) {
    screen.session.perform { screen.window.touchUp(at: place(x, y)) }
  }

  func tap(_ x: CGFloat, _ y: CGFloat = 15) {
    down(x, y)
    lift(x, y)
  }

  private func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    screen.session.bind { screen.window.convert(CGPoint(x: x, y: y), from: control) }
  }

  // MARK: Words

  private static func short(_ line: Substring) -> String? {
    var words = line.split(separator: " ").map(String.init)
    guard let name = words.first else { return nil }
    switch name {
    case "save", "restore", "picture", "}", "endgroup", "shadow": return nil
    case "transform":
      words = ["at"] + words.suffix(2)
    case "fill", "stroke", "text":
      words.replaceSubrange(1...4, with: [color(words[1...4])])
    default: break
    }
    return words.map(rounded).joined(separator: " ")
  }

  private static func color(_ parts: ArraySlice<String>) -> String {
    let numbers = parts.compactMap(Double.init)
    guard numbers.count == 4 else { return parts.joined(separator: " ") }
    let bits = numbers.prefix(3).map { String(Int(($0 * 255).rounded())) }.joined(separator: ",")
    return numbers[3] < 1 ? bits + "@\(Int((numbers[3] * 100).rounded()))" : bits
  }

  private static func rounded(_ word: String) -> String {
    guard word.contains("."), let number = Double(word) else { return word }
    let text = "\((number * 100).rounded() / 100)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
