import Foundation
import Testing
import UIKit

/// How bars of progress and turning wheels look.
@MainActor
struct ProgressAndActivityTests {
  private let bar = ControlStage(CGRect(x: 0, y: 0, width: 100, height: 4)) { UIProgressView() }
  private let wheel = ControlStage(CGRect(x: 0, y: 0, width: 20, height: 20)) {
    UIActivityIndicatorView(style: .medium)
  }

  @Test func `a bar is filled by its share in the tint`() {
    bar.perform { $0.progress = 0.25 }
    #expect(
      bar.drawing == """
        fill 120,120,128@20 rounded 0 0 100 4 2
        fill 0,122,255 rounded 0 0 25 4 2
        """)
  }

  @Test func `colours of its own go before the tint`() {
    bar.perform { ($0.progress, $0.progressTintColor, $0.trackTintColor) = (1, .red, .green) }
    #expect(bar.lines("fill").map { $0.split(separator: " ")[1] } == ["0,255,0", "255,0,0"])
  }

  @Test func `in the style of bars ends are square and there is no track`() {
    bar.perform { ($0.progressViewStyle, $0.progress) = (.bar, 0.5) }
    #expect(bar.lines("fill") == ["fill 0,122,255 rect 0 0 50 4"])
  }

  @Test func `progress that is animated takes time`() {
    bar.perform { $0.setProgress(1, animated: true) }
    #expect(bar.lines("fill 0,122,255") != ["fill 0,122,255 rounded 0 0 100 4 2"])
    bar.wait(0.3)
    #expect(bar.lines("fill 0,122,255") == ["fill 0,122,255 rounded 0 0 100 4 2"])
  }

  @Test func `a wheel has eight spokes that fade after the leader`() {
    wheel.perform { $0.startAnimating() }
    #expect(
      wheel.lines("fill").map { $0.split(separator: " ")[1] }
        == ["@17", "@17", "@17", "@25", "@34", "@43", "@51", "@17"].map { "60,60,67" + $0 })
  }

  @Test func `it turns from spoke to spoke, a turn in four fifths of a second`() {
    wheel.perform { $0.startAnimating() }
    let spokes = wheel.lines("fill")
    wheel.wait(0.05)
    #expect(wheel.lines("at").first == "at 10 10")
    wheel.wait(0.1)
    // An eighth turn about the middle: the corner goes to 10 - 10√2 · sin 0 and so on.
    #expect(wheel.lines("at").first == "at 10 -4.14" && wheel.lines("fill") == spokes)
    wheel.wait(0.7)
    #expect(wheel.lines("at").first == "at 10 10")
  }

  @Test func `stopped it hides, unless it stays`() {
    #expect(wheel.drawing == "")
    wheel.perform { $0.hidesWhenStopped = false }
    #expect(wheel.lines("fill").count == 8)
  }

  @Test func `a colour of its own goes before that of the style`() {
    wheel.perform {
      $0.color = .red
      $0.startAnimating()
    }
    #expect(wheel.lines("fill").allSatisfy { $0.hasPrefix("fill 255,0,0@") })
  }
}
