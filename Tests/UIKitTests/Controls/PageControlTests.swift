import Foundation
import Testing
import UIKit

/// How page controls look, in points from their left top corner.
@MainActor
struct PageControlTests {
  private let stage = ControlStage(CGRect(x: 0, y: 0, width: 100, height: 26)) {
    UIPageControl()
  }

  private var dots: [String] { stage.lines("fill") }

  @Test func `there is a dot for each page, and the current one stands out`() {
    stage.perform { ($0.numberOfPages, $0.currentPage) = (3, 1) }
    #expect(
      dots == [
        "fill 255,255,255@30 ellipse 28.84 9.34 7.33 7.33",
        "fill 255,255,255 ellipse 46.34 9.34 7.33 7.33",
        "fill 255,255,255@30 ellipse 63.84 9.34 7.33 7.33",
      ])
  }

  @Test func `dots have the colours that are set`() {
    stage.perform {
      ($0.numberOfPages, $0.pageIndicatorTintColor) = (2, .red)
      $0.currentPageIndicatorTintColor = .blue
    }
    #expect(dots.map { $0.split(separator: " ")[1] } == ["0,0,255", "255,0,0"])
  }

  @Test func `a single page may show no dot`() {
    stage.perform { $0.numberOfPages = 1 }
    #expect(dots.count == 1)
    stage.perform { $0.hidesForSinglePage = true }
    #expect(dots == [])
    stage.perform { $0.numberOfPages = 2 }
    #expect(dots.count == 2)
  }

  @Test func `many dots move together to fit`() {
    stage.perform { $0.numberOfPages = 21 }
    #expect(dots.first?.contains("ellipse 0 9.34") == true)
    #expect(dots.last?.contains("ellipse 92.67 9.34") == true)
  }

  @Test func `in right-to-left surroundings the first dot is on the right`() {
    stage.perform { ($0.numberOfPages, $0.semanticContentAttribute) = (2, .forceRightToLeft) }
    #expect(dots.first == "fill 255,255,255 ellipse 55.09 9.34 7.33 7.33")
  }
}
