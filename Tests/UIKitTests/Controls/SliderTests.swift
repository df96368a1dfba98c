import Foundation
import Testing
import UIKit

/// How sliders look, in points from their left top corner.
@MainActor
struct SliderTests {
  private let stage = ControlStage(CGRect(x: 0, y: 0, width: 131, height: 34)) { UISlider() }

  @Test func `the track is in the tint up to the thumb and grey beyond it`() {
    stage.perform { $0.value = 0.5 }
    #expect(
      stage.drawing == """
        at 65.5 15
        fill 120,120,128@20 rounded 0 0 62.5 4 2
        at 3 15
        fill 0,122,255 rounded 0 0 62.5 4 2
        at 52 2.5
        fill 255,255,255 rounded 0 0 27 27 13.5
        """)
  }

  @Test func `at its ends the thumb stands a point beyond the track`() {
    #expect(stage.lines("at").last == "at 2 2.5")
    stage.perform { $0.value = 1 }
    #expect(stage.lines("at").last == "at 102 2.5")
  }

  @Test func `colours of its own go before the tint`() {
    stage.perform {
      ($0.minimumTrackTintColor, $0.maximumTrackTintColor, $0.thumbTintColor) = (
        .red, .green, .blue
      )
      $0.value = 0.5
    }
    #expect(
      stage.lines("fill").map { $0.split(separator: " ")[1] } == ["0,255,0", "255,0,0", "0,0,255"])
  }

  @Test func `it follows the tint`() {
    stage.perform { ($0.value, $0.tintColor) = (1, .red) }
    #expect(stage.lines("fill 255,0,0").count == 1)
  }

  @Test func `disabled its track is pale`() {
    stage.perform { ($0.isEnabled, $0.value) = (false, 0.5) }
    #expect(stage.lines("group") == ["group 0.5", "group 0.5"])
  }

  @Test func `moved with animation the thumb takes time`() {
    stage.perform { $0.setValue(1, animated: true) }
    #expect(stage.lines("at").last == "at 2 2.5")
    stage.wait(0.3)
    #expect(stage.lines("at").last == "at 102 2.5")
  }

  @Test func `value images stand at the ends and the track between them`() {
    stage.perform {
      $0.minimumValueImage = UIImage(ImageStorage(size: CGSize(width: 20, height: 10)))
      $0.maximumValueImage = UIImage(ImageStorage(size: CGSize(width: 30, height: 10)))
    }
    let bounds = stage.control.bounds
    let slider = stage.control
    #expect(
      slider.minimumValueImageRect(forBounds: bounds) == CGRect(x: 0, y: 12, width: 20, height: 10))
    #expect(
      slider.maximumValueImageRect(forBounds: bounds)
        == CGRect(x: 101, y: 12, width: 30, height: 10))
    #expect(slider.trackRect(forBounds: bounds) == CGRect(x: 30, y: 15, width: 61, height: 4))
  }

  @Test func `an image of its own is the thumb, which keeps within the track`() {
    stage.perform {
      $0.setThumbImage(UIImage(ImageStorage(size: CGSize(width: 25, height: 10))), for: .normal)
      $0.value = 1
    }
    #expect(stage.control.currentThumbImage?.size == CGSize(width: 25, height: 10))
    #expect(stage.lines("at").last == "at 103 12")
    #expect(stage.lines("fill").count == 2)
  }

  @Test func `the thumb casts a shadow unless it is an image`() {
    #expect(stage.shadowCount == 1)
    stage.perform {
      $0.setThumbImage(UIImage(ImageStorage(size: CGSize(width: 9, height: 9))), for: .normal)
    }
    #expect(stage.shadowCount == 0)
  }

  @Test func `what is no number becomes the least value`() {
    stage.perform { $0.value = .nan }
    #expect(stage.control.value == 0)
  }
}
