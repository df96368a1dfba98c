import Foundation
import Testing

@testable import UIKit

/// Which view holds a constraint, and when none does any more.
@MainActor
struct ConstraintHoldingTests {
  private let views = NamedViews()

  private func equalTops(_ one: UIView, _ other: UIView) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: one, attribute: .top, relatedBy: .equal, toItem: other, attribute: .top, multiplier: 1,
      constant: 0)
  }

  private func width(_ view: UIView) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 5)
  }

  @Test func `the nearest view that all items are or lie in holds an active constraint`() {
    NSLayoutConstraint.activate([
      equalTops(views.a, views.b), equalTops(views.c, views.b), equalTops(views.c, views.a),
      equalTops(views.root, views.c), width(views.c),
    ])
    #expect(
      views.held(by: views.root) == ["a.top == b.top", "c.top == b.top", "root.top == c.top"])
    #expect(views.held(by: views.a) == ["V:|-(0)-[c]"])
    #expect(views.held(by: views.c) == ["c.width == 5"])
    #expect(views.held(by: views.b) == [])
  }

  @Test func `a guide counts as its view`() {
    let guide = UILayoutGuide()
    views.a.addLayoutGuide(guide)
    let made = guide.topAnchor.constraint(equalTo: views.c.safeAreaLayoutGuide.topAnchor)
    made.isActive = true
    #expect(views.a.constraints == [made])
  }

  @Test func `there has to be a common ancestor`() {
    let stranger = NamedViews.named("stranger")
    let made = equalTops(views.a, stranger)
    let raised = views.session.raised { made.isActive = true }
    #expect(
      raised == [
        "NSGenericException: Unable to activate constraint with anchors "
          + "<NSLayoutYAxisAnchor:0x600000000010 \"a.top\" (names: a:0x600000000020)> and "
          + "<NSLayoutYAxisAnchor:0x600000000030 \"stranger.top\" (names: stranger:0x600000000040)> "
          + "because they have no common ancestor.  Does the constraint or its anchors reference "
          + "items in different view hierarchies?  That's illegal."
      ])
    #expect(!made.isActive)
  }

  @Test func `activating and deactivating twice is once`() {
    let made = equalTops(views.a, views.b)
    made.isActive = true
    made.isActive = true
    #expect(views.root.constraints == [made])
    NSLayoutConstraint.deactivate([made, made])
    #expect(views.root.constraints == [] && !made.isActive)
  }

  @Test func `a view further out may hold it too, and a constraint is in one place`() {
    let made = width(views.c)
    views.root.addConstraint(made)
    #expect(views.root.constraints == [made] && made.isActive)
    views.a.addConstraints([made])
    #expect(views.root.constraints == [] && views.a.constraints == [made])
    views.root.removeConstraint(made)
    #expect(made.isActive)
    views.a.removeConstraints([made])
    #expect(!made.isActive && views.a.constraints == [])
  }

  @Test func `a view holds no constraint of what lies outside it`() {
    let raised = views.session.raised { views.a.addConstraint(equalTops(views.c, views.b)) }
    #expect(
      raised == [
        "NSInternalInconsistencyException: Impossible to set up layout with view hierarchy "
          + "unprepared for constraint."
      ])
    #expect(
      views.session.messages.first?.hasPrefix(
        "The view hierarchy is not prepared for the constraint: <NSLayoutConstraint:0x") == true)
    #expect(views.a.constraints == [])
  }

  @Test func `a view that leaves takes its own constraints along and loses those to the outside`() {
    let (own, inside) = (width(views.a), equalTops(views.a, views.c))
    let outside = [equalTops(views.a, views.root), equalTops(views.c, views.b)]
    NSLayoutConstraint.activate([own, inside] + outside)
    views.a.removeFromSuperview()
    #expect(views.a.constraints == [own, inside])
    #expect(outside.allSatisfy { !$0.isActive } && views.root.constraints == [])
  }

  @Test func `a size held further out is lost when its view leaves`() {
    let made = width(views.c)
    views.root.addConstraint(made)
    views.a.removeFromSuperview()
    #expect(!made.isActive)
  }

  @Test func `moving to another superview is leaving`() {
    let made = equalTops(views.c, views.b)
    made.isActive = true
    views.b.addSubview(views.c)
    #expect(!made.isActive)
  }

  @Test func `changing the order of subviews is not leaving`() {
    let made = equalTops(views.a, views.b)
    made.isActive = true
    views.root.bringSubviewToFront(views.a)
    views.root.addSubview(views.a)
    #expect(made.isActive)
  }

  @Test func `a constraint does not keep its items and means nothing without them`() {
    var view: UIView? = UIView()
    let made = width(view ?? views.a)
    weak let watched = view
    view = nil
    #expect(watched == nil)
    #expect(made.isInert && made.firstItem == nil)
    #expect(views.session.raised { made.isActive = true } == [] && !made.isActive)
  }

  @Test func `a view that goes away leaves its constraints inactive`() {
    let made = width(views.b)
    do {
      let holder = UIView()
      holder.addSubview(views.b)
      holder.addConstraint(made)
      #expect(made.isActive)
    }
    #expect(!made.isActive)
  }

  @Test func `removing a guide takes its constraints away`() {
    let guide = UILayoutGuide()
    views.a.addLayoutGuide(guide)
    let own = guide.widthAnchor.constraint(equalToConstant: 3)
    let outer = guide.topAnchor.constraint(equalTo: views.b.topAnchor)
    let other = equalTops(views.a, views.b)
    NSLayoutConstraint.activate([own, outer, other])
    views.a.removeLayoutGuide(guide)
    #expect(!own.isActive && !outer.isActive && other.isActive)
    #expect(guide.owningView == nil && views.a.layoutGuides == [])
  }

  @Test func `a guide belongs to one view`() {
    let guide = UILayoutGuide()
    views.a.addLayoutGuide(guide)
    views.b.addLayoutGuide(guide)
    #expect(views.a.layoutGuides == [] && views.b.layoutGuides == [guide])
    #expect(guide.owningView === views.b)
  }

  @Test func `constraints stay in the order they came, however many come and go`() {
    let made = (0..<100).map { _ in width(views.a) }
    NSLayoutConstraint.activate(made)
    NSLayoutConstraint.deactivate(made.enumerated().filter { $0.offset % 3 > 0 }.map(\.element))
    made[1].isActive = true
    let left = made.enumerated().filter { $0.offset % 3 == 0 }.map(\.element) + [made[1]]
    #expect(views.a.constraints == left)
    #expect(made.filter(\.isActive).count == left.count)
  }

  @Test func `the layout engine hears of every change`() {
    let screen = Screen()
    let view = screen.add { NamedViews.named("a") }
    let made = width(view)
    let changes: [() -> Void] = [
      { made.isActive = true }, { made.constant = 30 }, { made.isActive = false },
      { view.setContentHuggingPriority(.defaultHigh, for: .vertical) },
      { view.setContentCompressionResistancePriority(.defaultLow, for: .horizontal) },
      { view.translatesAutoresizingMaskIntoConstraints = false },
    ]
    for change in changes {
      screen.session.perform {
        view.layoutIfNeeded()
        #expect(!view.needs.contains(.engine))
        change()
        #expect(view.needs.contains(.engine))
      }
    }
  }

  @Test func `constraints are updated where it is asked for`() {
    final class Counting: UIView {
      var count = 0
      override func updateConstraints() {
        count += 1
        super.updateConstraints()
      }
    }
    let view = Counting()
    views.a.addSubview(view)
    views.a.updateConstraintsIfNeeded()
    views.a.updateConstraintsIfNeeded()
    #expect(view.count == 1)
    view.setNeedsUpdateConstraints()
    views.root.updateConstraintsIfNeeded()
    #expect(view.count == 2)
    #expect(!UIView.requiresConstraintBasedLayout)
  }
}
