import Testing

@testable import UIKit

/// The screen is 393 × 852 points with 59 points at the top and 34 at the bottom unsafe.
@MainActor
struct MarginTests {
  private final class Told: UIView {
    var count = 0
    override func layoutMarginsDidChange() { count += 1 }
  }

  let screen = Screen()

  private func list(_ insets: UIEdgeInsets) -> [CGFloat] {
    [insets.top, insets.left, insets.bottom, insets.right]
  }

  private func inset(_ all: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: all, left: all, bottom: all, right: all)
  }

  @Test func `a view has margins of 8 plus its safe area`() {
    let view = screen.add { UIView(frame: CGRect(x: 0, y: 20, width: 393, height: 832)) }
    #expect(list(view.layoutMargins) == [39 + 8, 8, 34 + 8, 8])
    view.insetsLayoutMarginsFromSafeArea = false
    #expect(list(view.layoutMargins) == [8, 8, 8, 8])
  }

  @Test func `a controller's view has the system's margins, 16 at the sides`() {
    #expect(list(screen.view.layoutMargins) == [59, 16, 34, 16])
  }

  @Test(arguments: [("iPhone 8", 16), ("iPhone 11", 20), ("iPad 9.7", 20)])
  func `the sides of wide screens are 20`(device: String, side: CGFloat) throws {
    let session = Session(device: try #require(.named(device)))
    let root = UIViewController()
    session.perform {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = root
      window.makeKeyAndVisible()
    }
    #expect(session.bind { root.view.layoutMargins.left } == side)
  }

  @Test func `a controller's view never has less than the system's margins, unless it may`() {
    screen.view.layoutMargins = inset(4)
    #expect(list(screen.view.layoutMargins) == [59 + 4, 16, 34 + 4, 16])
    screen.root.viewRespectsSystemMinimumLayoutMargins = false
    #expect(list(screen.view.layoutMargins) == [59 + 4, 4, 34 + 4, 4])
  }

  @Test func `margins of the superview are kept where they reach in`() {
    let outer = screen.add { UIView(frame: CGRect(x: 0, y: 100, width: 320, height: 480)) }
    outer.layoutMargins = inset(20)
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    inner.preservesSuperviewLayoutMargins = true
    screen.session.perform { outer.addSubview(inner) }

    #expect(list(inner.layoutMargins) == [10, 10, 8, 8])
  }

  @Test func `a stack has no margins until it is given some`() {
    let stack = screen.add { UIStackView(frame: CGRect(x: 0, y: 100, width: 50, height: 50)) }
    #expect(list(stack.layoutMargins) == [0, 0, 0, 0])
    stack.layoutMargins = inset(3)
    #expect(list(stack.layoutMargins) == [3, 3, 3, 3])
  }

  @Test func `directional margins follow the direction of reading`() {
    let view = screen.add { UIView(frame: CGRect(x: 0, y: 100, width: 50, height: 50)) }
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(list(view.layoutMargins) == [1, 2, 3, 4])

    view.semanticContentAttribute = .forceRightToLeft

    #expect(list(view.layoutMargins) == [1, 4, 3, 2])
    #expect(view.directionalLayoutMargins.leading == 2)
  }

  @Test func `lines of readable margins are no longer than 672 points`() {
    let view = screen.add { UIView(frame: CGRect(x: 0, y: 100, width: 1000, height: 50)) }
    let left = CGFloat((1000 - 672) / 2)
    #expect(view.readableContentGuide.layoutFrame.minX == left)
    #expect(view.readableContentGuide.layoutFrame.width == 672)

    view.layoutMarginsFollowReadableWidth = true

    #expect(list(view.layoutMargins) == [8, left, 8, left])
  }

  @Test func `a view is told of its margins, and those below that keep clear of them`() {
    let outer = screen.add { Told(frame: CGRect(x: 0, y: 100, width: 50, height: 50)) }
    let (clear, free) = (Told(), Told())
    clear.preservesSuperviewLayoutMargins = true
    screen.session.perform { [clear, free].forEach(outer.addSubview) }
    let counts = { [outer.count, clear.count, free.count] }
    let before = counts()

    screen.session.perform { outer.layoutMargins = inset(5) }

    #expect(zip(counts(), before).map { $0 - $1 } == [1, 1, 0])
  }

  @Test func `a cell's content keeps 11 and its sides, 8 before an accessory`() {
    let cell = screen.add { UITableViewCell(style: .default, reuseIdentifier: nil) }
    cell.frame.origin.y = 100
    #expect(list(cell.contentView.layoutMargins) == [11, 16, 11, 16])

    screen.session.perform { cell.accessoryType = .disclosureIndicator }

    #expect(list(cell.contentView.layoutMargins) == [11, 16, 11, 8])
  }
}
