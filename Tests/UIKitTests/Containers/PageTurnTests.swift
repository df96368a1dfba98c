import Foundation
import Testing
import UIKit

@MainActor
struct PageTurnTests {
  private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let pages = (0..<3).map { _ in UIViewController() }
    var turns: [Bool] = []

    private func index(_ page: UIViewController) -> Int { pages.firstIndex { $0 === page } ?? 0 }

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore page: UIViewController
    ) -> UIViewController? { index(page) > 0 ? pages[index(page) - 1] : nil }

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter page: UIViewController
    ) -> UIViewController? { index(page) < 2 ? pages[index(page) + 1] : nil }

    func presentationCount(for pageViewController: UIPageViewController) -> Int { pages.count }

    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) { turns.append(completed) }
  }

  private let book: Book
  private let screen: Screen
  private let controller: UIPageViewController

  init() {
    let controller = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
    let book = Book()
    (self.book, self.controller) = (book, controller)
    screen = Screen {
      (controller.dataSource, controller.delegate) = (book, book)
      controller.setViewControllers([book.pages[0]], direction: .forward, animated: false)
      return controller
    }
  }

  private var shown: Int? {
    controller.viewControllers?.first.flatMap { page in book.pages.firstIndex { $0 === page } }
  }

  private func drag(from start: CGFloat, to end: CGFloat, pause: Double = 0.2) {
    screen.session.perform { screen.window.touchDown(at: CGPoint(x: start, y: 400)) }
    for step in 1...10 {
      screen.session.timeline.advance(by: 0.02)
      let x = start + (end - start) * CGFloat(step) / 10
      screen.session.perform { screen.window.touchMoved(to: CGPoint(x: x, y: 400)) }
    }
    screen.session.timeline.advance(by: pause)
    screen.session.perform { screen.window.touchUp(at: CGPoint(x: end, y: 400)) }
    screen.session.timeline.advance(by: 1)
  }

  @Test func `a drag over more than half turns the page, forth and back`() {
    drag(from: 380, to: 60)
    #expect(shown == 1)
    drag(from: 20, to: 340)
    #expect(shown == 0)
    #expect(book.turns == [true, true])
  }

  @Test func `a short drag takes the page back, and the first has none before it`() {
    drag(from: 300, to: 220)
    #expect(shown == 0)
    #expect(book.turns == [false])
    drag(from: 20, to: 340)
    #expect(shown == 0)
    #expect(book.turns == [false])
  }

  @Test func `a flick turns the page however short it is`() {
    drag(from: 300, to: 200, pause: 0)
    #expect(shown == 1)
  }

  @Test func `dots count the pages and mark the one that is seen`() throws {
    let dots = try #require(pageControl(in: screen.window))
    #expect((dots.numberOfPages, dots.currentPage) == (3, 0))
    drag(from: 380, to: 60)
    #expect(dots.currentPage == 1)
  }

  private func pageControl(in view: UIView) -> UIPageControl? {
    view as? UIPageControl ?? view.subviews.lazy.compactMap { pageControl(in: $0) }.first
  }

  @Test func `where lines run to the left a finger to the right turns on`() {
    screen.session.layoutDirection = .rightToLeft
    drag(from: 300, to: 50)
    #expect(shown == 0)
    drag(from: 50, to: 300)
    #expect(shown == 1)
    #expect(book.turns == [true])
  }

  @Test func `where lines run to the left the next page comes from the left`() {
    screen.session.layoutDirection = .rightToLeft
    screen.session.perform {
      controller.setViewControllers([book.pages[1]], direction: .forward, animated: true)
    }
    screen.session.timeline.advance(by: 0.05)
    #expect((book.pages[1].view.seenX ?? 1000) < 393 / 2)
  }
}
