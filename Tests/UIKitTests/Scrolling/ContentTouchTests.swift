import Foundation
import Testing
import UIKit

/// Touches on what lies in a scroll view.
@MainActor
struct ContentTouchTests {
  private let scene = ScrollScene()
  private let log = Log()
  private let content: TouchView

  init() {
    content = TouchView(log)
    scene.turn { scene.view.addSubview(content) }
  }

  @Test func `a touch waits until it is clear that it does not scroll`() {
    scene.down(50, 50)
    #expect(log.lines.isEmpty)
    scene.wait(0.15)
    #expect(log.lines == ["began"])
    scene.up(50, 50)
    #expect(log.lines == ["began", "ended"])
  }

  @Test func `a quick tap comes through`() {
    scene.down(50, 50)
    scene.up(50, 50)
    #expect(log.lines == ["began", "ended"])
  }

  @Test func `a quick drag is never told to the content`() {
    scene.flick(from: 80, to: 20)
    #expect(log.lines.isEmpty && scene.y > 0)
  }

  @Test func `a late drag takes the touch away`() {
    scene.down(50, 80)
    scene.wait(0.2)
    scene.move(50, 20)
    #expect(log.lines == ["began", "cancelled"])
    #expect(scene.view.isDragging)
  }

  @Test func `content that may not be cancelled keeps its touch`() {
    scene.view.canCancelContentTouches = false
    scene.down(50, 80)
    scene.wait(0.2)
    scene.move(50, 20)
    #expect(log.lines == ["began", "moved"])
    #expect(!scene.view.isDragging)
  }

  @Test func `without delay the content hears at once`() {
    scene.view.delaysContentTouches = false
    scene.down(50, 50)
    #expect(log.lines == ["began"])
  }

  @Test func `a control that tracks a finger keeps it, a quick drag over it scrolls`() {
    let button = UIButton(frame: CGRect(x: 0, y: 200, width: 200, height: 44))
    scene.turn { scene.view.addSubview(button) }

    scene.down(100, 210)
    scene.wait(0.2)
    #expect(button.isHighlighted)
    scene.move(100, 150)
    #expect(button.isTracking && scene.y == 0)
    scene.up(100, 150)
    scene.flick(from: 220, to: 120)

    #expect(scene.y > 0 && !button.isHighlighted)
  }

  @Test func `a slider gets its finger at once`() {
    let slider = UISlider(frame: CGRect(x: 0, y: 200, width: 200, height: 34))
    scene.turn { scene.view.addSubview(slider) }
    scene.down(15, 217)
    #expect(slider.isTracking)
  }

  private final class TouchView: UIView {
    private let log: Log

    init(_ log: Log) {
      self.log = log
      super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    }

    required init?(coder: NSCoder) { return nil }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.write("began")
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.write("moved")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.write("ended")
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.write("cancelled")
    }
  }
}
