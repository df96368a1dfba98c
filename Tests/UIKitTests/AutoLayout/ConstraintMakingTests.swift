import Foundation
import Testing

@testable import UIKit

/// What a constraint is made of, and what UIKit refuses to make.
@MainActor
struct ConstraintMakingTests {
  private let views = NamedViews()
  private let prefix =
    "NSInvalidArgumentException: *** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:"
    + "toItem:attribute:multiplier:constant:]: "

  @Test func `a constraint keeps what it was made of`() {
    let made = NSLayoutConstraint(
      item: views.a, attribute: .width, relatedBy: .lessThanOrEqual, toItem: views.b,
      attribute: .height, multiplier: 0.5, constant: -3)
    #expect(made.firstItem === views.a && made.secondItem === views.b)
    #expect(made.firstAttribute == .width && made.secondAttribute == .height)
    #expect(made.relation == .lessThanOrEqual)
    #expect(made.multiplier == 0.5 && made.constant == -3)
    #expect(made.priority == .required && made.identifier == nil && !made.isActive)
  }

  @Test(arguments: [
    (NSLayoutConstraint.Attribute.leading, NSLayoutConstraint.Attribute.top),
    (.width, .leading), (.top, .height), (.notAnAttribute, .width), (.width, .notAnAttribute),
    (.firstBaseline, .centerX), (.centerY, .leftMargin),
  ])
  func `only like is related to like`(
    _ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute
  ) {
    let raised = views.session.raised { _ = views.constraint(first, second) }
    #expect(raised == [prefix + "Invalid pairing of layout attributes"])
  }

  @Test(arguments: [
    (NSLayoutConstraint.Attribute.leading, NSLayoutConstraint.Attribute.centerX),
    (.left, .rightMargin), (.top, .firstBaseline), (.centerY, .bottomMargin), (.width, .height),
    (.trailingMargin, .centerXWithinMargins),
  ])
  func `places of one axis and sizes of any are alike`(
    _ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute
  ) {
    #expect(views.session.raised { _ = views.constraint(first, second) } == [])
  }

  @Test func `leading and trailing do not go with left and right`() {
    let raised = views.session.raised { _ = views.constraint(.leading, .left) }
    #expect(
      raised == [
        prefix + "A constraint cannot be made between a leading/trailing attribute and a "
          + "right/left attribute. Use leading/trailing for both or neither."
      ])
  }

  @Test func `a place needs a second place`() {
    let pair =
      prefix + "A multiplier of 0 or a nil second item together with a location for the first "
      + "attribute creates an illegal constraint of a location equal to a constant. Location "
      + "attributes must be specified in pairs."
    let raised = views.session.raised {
      _ = NSLayoutConstraint(
        item: views.a, attribute: .top, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
        multiplier: 1, constant: 20)
      _ = views.constraint(.top, .top, multiplier: 0)
      _ = views.constraint(.width, .width, multiplier: 0)
    }
    #expect(raised == [pair, pair])
  }

  @Test func `a first item is needed, and views and guides are all there is`() {
    let nothing: UIView? = nil
    let raised = views.session.raised {
      for item: Any in [nothing as Any, "a view", UILayoutGuide()] {
        _ = NSLayoutConstraint(
          item: item, attribute: .width, relatedBy: .equal, toItem: nothing, attribute: .width,
          multiplier: 1, constant: 1)
      }
    }
    #expect(
      raised == [
        prefix + "Constraint must contain a first layout item",
        prefix + "Constraint items must each be a view or layout guide.",
      ])
  }

  @Test func `numbers are finite`() {
    let made = views.constraint(.top, .top)
    let raised = views.session.raised {
      _ = views.constraint(.width, .width, multiplier: .infinity)
      made.constant = .nan
    }
    #expect(
      raised == [
        "NSInternalInconsistencyException: Multiplier is not finite!  That's illegal.  "
          + "multiplier:inf",
        "NSInternalInconsistencyException: Constant is not finite!  That's illegal.  constant:nan",
      ])
    #expect(made.constant == 7)
  }

  @Test func `a refused constraint means nothing and cannot be activated`() {
    var made: NSLayoutConstraint?
    _ = views.session.raised { made = views.constraint(.leading, .top) }
    let raised = views.session.raised { made?.isActive = true }
    #expect(raised == [] && made?.isActive == false && made?.firstItem == nil)
  }

  @Test func `a size without a second item has no second attribute`() {
    let made = NSLayoutConstraint(
      item: views.a, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .width,
      multiplier: 1, constant: 10)
    #expect(made.secondAttribute == .notAnAttribute && made.secondAnchor == nil)
  }

  @Test func `priorities have Apple's values`() {
    let all: [UILayoutPriority] = [
      .required, .defaultHigh, .dragThatCanResizeScene, .sceneSizeStayPut,
      .dragThatCannotResizeScene, .defaultLow, .fittingSizeLevel,
    ]
    #expect(all.map(\.rawValue) == [1000, 750, 510, 500, 490, 250, 50])
    #expect(UILayoutPriority(rawValue: 750) == .defaultHigh)
  }

  @Test(arguments: [0, -1, 1000.5, Float.nan])
  func `a priority lies above 0 and up to required`(_ priority: Float) {
    let made = views.constraint(.top, .top)
    let raised = views.session.raised { made.priority = UILayoutPriority(priority) }
    #expect(raised.count == 1)
    #expect(raised.first?.contains("It's illegal to set priority:") == true)
    #expect(made.priority == .required)
  }

  @Test func `between required and optional a priority changes only before activation`() {
    let made = views.constraint(.top, .top)
    made.priority = .defaultLow
    made.isActive = true
    let raised = views.session.raised {
      made.priority = UILayoutPriority(999)
      made.priority = .required
    }
    #expect(
      raised == [
        "NSInternalInconsistencyException: Mutating a priority from required to not on an "
          + "installed constraint (or vice-versa) is not supported.  You passed priority 1000 and "
          + "the existing priority was 999."
      ])
    #expect(made.priority.rawValue == 999)
    made.isActive = false
    made.priority = .required
    #expect(made.priority == .required)
  }
}
