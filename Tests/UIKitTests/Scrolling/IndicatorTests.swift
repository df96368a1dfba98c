import Foundation
import Testing

@testable import UIKit

@MainActor
struct IndicatorTests {
  private let scene = ScrollScene()

  /// The bar's opacity as it is seen; nil without a bar.
  private var seen: CGFloat? {
    scene.view.indicators.vertical.map { CGFloat($0.layer.presentationState().opacity) }
  }

  @Test func `a drag shows the bar at once, and some time after it the bar is gone`() {
    #expect(seen == nil)
    scene.pull(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 200), in: 0.1)
    #expect(seen == 1)
    scene.wait(0.2)
    scene.up(100, 200)
    scene.wait(5)
    #expect(seen == 0)
  }

  @Test func `a flash fades in, so that its own frame has no bar`() {
    scene.turn { scene.view.flashScrollIndicators() }
    #expect(seen == 0)
    scene.wait(ScrollIndicators.fading)
    #expect(seen == 1)
    scene.wait(ScrollIndicators.patience + ScrollIndicators.fading + 0.1)
    #expect(seen == 0)
  }

  @Test func `the bar is as long as what is seen of the content, and moves along with it`() throws {
    scene.turn { scene.view.flashScrollIndicators() }
    let bar = try #require(scene.view.indicators.vertical)
    let track: CGFloat = 400 - 2 * ScrollIndicators.margin
    #expect(isNear(bar.frame.height, track * 400 / 2000))
    #expect(isNear(bar.frame.minY, ScrollIndicators.margin))
    scene.turn {
      scene.view.contentOffset.y = 1600
      scene.view.setNeedsLayout()
    }
    #expect(isNear(bar.frame.maxY, 1600 + 400 - ScrollIndicators.margin))
  }
}
