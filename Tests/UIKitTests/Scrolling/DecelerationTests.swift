import Foundation
import Testing
import UIKit

/// Content that moves on after the finger has gone.
@MainActor
struct DecelerationTests {
  @Test func `content slows down by the share of its rate each millisecond`() {
    let scene = ScrollScene(content: CGSize(width: 200, height: 20_000))

    scene.flick(from: 300, to: 200)
    let start = scene.y
    #expect(scene.view.isDecelerating)
    scene.wait(0.5)
    let half = scene.y
    scene.wait(10)

    // A thousand points a second, of which 0.998 is left each millisecond.
    let way = -1000 / (1000 * log(0.998))
    #expect(isNear(half - start, way * (1 - pow(0.998, 500)), within: 0.34))
    #expect(isNear(scene.y - start, way, within: 0.34))
    #expect(isNear(scene.delegate.proposed.y, scene.y, within: 0.34))
  }

  @Test(arguments: [10.0, 24, 60, 97, 240])
  func `where content is does not depend on how often anybody looks`(rate: Double) {
    var places: [CGFloat] = []
    for frames in [60, rate] {
      let scene = ScrollScene(content: CGSize(width: 200, height: 900))
      scene.flick(from: 300, to: 100)
      let end = scene.session.timeline.now + 0.75
      while scene.session.timeline.now < end - 1e-9 {
        scene.session.timeline.advance(to: min(scene.session.timeline.now + 1 / frames, end))
      }
      places.append(scene.y)
      scene.wait(3)
      places.append(scene.y)
    }

    #expect(places[0] == places[2] && places[1] == places[3])
    #expect(places[1] == 500)
  }

  @Test func `a finger scrolls as far however often it is reported`() {
    var ends: Set<CGFloat> = []
    for rate in [30.0, 60, 120] {
      var scene = ScrollScene(content: CGSize(width: 200, height: 20_000))
      scene.rate = rate
      scene.flick(from: 350, to: 50, in: 0.2)
      scene.wait(10)
      ends.insert(scene.y)
    }
    #expect(ends.count == 1)
  }

  @Test func `content that meets its edge bounces there and comes back`() {
    let scene = ScrollScene(content: CGSize(width: 200, height: 500))

    scene.flick(from: 300, to: 250)
    var most: CGFloat = 0
    for _ in 0..<120 {
      scene.wait(1 / 60)
      most = max(most, scene.y)
    }

    #expect(most > 105)
    #expect(scene.y == 100)
    #expect(scene.log.lines.last == "didEndDecelerating")
  }

  @Test func `a fast rate stops sooner`() {
    let scene = ScrollScene { $0.decelerationRate = .fast }
    scene.flick(from: 300, to: 200)
    let start = scene.y
    scene.wait(5)
    #expect(isNear(scene.y - start, -1000 / (1000 * log(0.99)), within: 0.34))
  }

  @Test func `a finger stops the content`() {
    let scene = ScrollScene(content: CGSize(width: 200, height: 20_000))
    scene.flick(from: 300, to: 200)
    scene.wait(0.2)

    scene.down(100, 200)
    let place = scene.y
    scene.wait(1)

    #expect(scene.y == place && !scene.view.isDecelerating)
    #expect(scene.log.lines.last == "didEndDecelerating")
  }

  @Test func `the delegate may say where the content comes to rest`() {
    let scene = ScrollScene()
    scene.delegate.target = CGPoint(x: 0, y: 700)

    scene.flick(from: 300, to: 200)
    scene.wait(5)

    #expect(scene.y == 700)
  }

  @Test func `pages turn by a flick or by more than half`() {
    func pages(_ way: CGFloat, in seconds: Double) -> CGFloat {
      let scene = ScrollScene { $0.isPagingEnabled = true }
      scene.turn { scene.view.contentOffset.y = 400 }
      scene.flick(from: 390, to: 390 - way, in: seconds)
      scene.wait(3)
      return scene.y / 400
    }

    #expect(pages(50, in: 0.1) == 2)
    #expect(pages(50, in: 2) == 1)
    #expect(pages(260, in: 4) == 2)
    #expect(pages(-50, in: 0.1) == 0)
  }

  @Test func `an animated scroll goes step by step and tells its end`() {
    let scene = ScrollScene()

    scene.turn { scene.view.setContentOffset(CGPoint(x: 0, y: 300), animated: true) }
    #expect(scene.y == 0)
    scene.wait(0.15)
    #expect(isNear(scene.y, 150, within: 0.34))
    scene.wait(0.15)

    #expect(scene.y == 300)
    #expect(scene.log.lines == ["didScroll", "didEndScrollingAnimation"])
  }

  @Test func `an app that moves the content meanwhile moves it along`() {
    let scene = ScrollScene(content: CGSize(width: 200, height: 20_000))
    let other = ScrollScene(content: CGSize(width: 200, height: 20_000))
    scene.flick(from: 300, to: 200)
    other.flick(from: 300, to: 200)
    other.turn { other.view.contentOffset.y += 50 }
    scene.wait(5)
    other.wait(5)

    #expect(other.y == scene.y + 50)
  }
}
