import Foundation
import Testing

@testable import UIKit

/// Constraints made from anchors, as texts.
@MainActor
struct AnchorTests {
  private let views = NamedViews()
  private var a: UIView { views.a }
  private var b: UIView { views.b }

  private func texts(_ constraints: [NSLayoutConstraint]) -> [String] {
    constraints.map(\.bodyText)
  }

  @Test func `each anchor is its attribute`() {
    let guide = UILayoutGuide()
    let anchors: [any ItemAnchor] = [
      a.leadingAnchor, a.trailingAnchor, a.leftAnchor, a.rightAnchor, a.topAnchor, a.bottomAnchor,
      a.widthAnchor, a.heightAnchor, a.centerXAnchor, a.centerYAnchor, a.firstBaselineAnchor,
      a.lastBaselineAnchor,
    ]
    let guideAnchors: [any ItemAnchor] = [
      guide.leadingAnchor, guide.trailingAnchor, guide.leftAnchor, guide.rightAnchor,
      guide.topAnchor, guide.bottomAnchor, guide.widthAnchor, guide.heightAnchor,
      guide.centerXAnchor, guide.centerYAnchor,
    ]
    let attributes: [NSLayoutConstraint.Attribute] = [
      .leading, .trailing, .left, .right, .top, .bottom, .width, .height, .centerX, .centerY,
      .firstBaseline, .lastBaseline,
    ]
    #expect(anchors.map(\.attribute) == attributes)
    #expect(guideAnchors.map(\.attribute) == Array(attributes.dropLast(2)))
    #expect(anchors.allSatisfy { $0.item === a } && guideAnchors.allSatisfy { $0.item === guide })
  }

  @Test func `places are related with all three relations and a constant`() {
    #expect(
      texts([
        a.centerXAnchor.constraint(equalTo: b.leadingAnchor),
        a.leftAnchor.constraint(greaterThanOrEqualTo: b.leftAnchor),
        a.topAnchor.constraint(lessThanOrEqualTo: b.topAnchor),
        a.centerXAnchor.constraint(equalTo: b.leadingAnchor, constant: 1),
        a.leftAnchor.constraint(greaterThanOrEqualTo: b.leftAnchor, constant: 2),
        a.topAnchor.constraint(lessThanOrEqualTo: b.topAnchor, constant: -3),
      ]) == [
        "a.centerX == b.leading", "a.left >= b.left", "a.top <= b.top",
        "a.centerX == b.leading + 1", "a.left >= b.left + 2", "a.top <= b.top - 3",
      ])
  }

  @Test func `dimensions are related to numbers and with multipliers`() {
    #expect(
      texts([
        a.widthAnchor.constraint(equalToConstant: 1),
        a.widthAnchor.constraint(greaterThanOrEqualToConstant: 2),
        a.widthAnchor.constraint(lessThanOrEqualToConstant: 3),
        a.widthAnchor.constraint(equalTo: b.heightAnchor, multiplier: 0.5),
        a.widthAnchor.constraint(greaterThanOrEqualTo: b.heightAnchor, multiplier: 2, constant: 4),
        a.widthAnchor.constraint(lessThanOrEqualTo: b.heightAnchor, multiplier: 3),
        a.heightAnchor.constraint(equalTo: b.heightAnchor),
      ]) == [
        "a.width == 1", "a.width >= 2", "a.width <= 3", "a.width == 0.5*b.height",
        "a.width >= 2*b.height + 4", "a.width <= 3*b.height", "a.height == b.height",
      ])
  }

  @Test func `the system's spacing is eight points a unit`() {
    let made = [
      a.leadingAnchor.constraint(equalToSystemSpacingAfter: b.trailingAnchor, multiplier: 1),
      a.leadingAnchor.constraint(
        greaterThanOrEqualToSystemSpacingAfter: b.trailingAnchor, multiplier: 2),
      a.leadingAnchor.constraint(
        lessThanOrEqualToSystemSpacingAfter: b.trailingAnchor, multiplier: 0.5),
      a.topAnchor.constraint(equalToSystemSpacingBelow: b.topAnchor, multiplier: 1),
      a.topAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow: b.topAnchor, multiplier: 2),
      a.topAnchor.constraint(lessThanOrEqualToSystemSpacingBelow: b.bottomAnchor, multiplier: 0.5),
    ]
    #expect(made.map(\.constant) == [8, 16, 4, 8, 16, 4])
    #expect(
      texts(made) == [
        "H:[b]-(NSLayoutAnchorConstraintSpace(8))-[a]",
        "H:[b]-(>=NSLayoutAnchorConstraintSpace(16))-[a]",
        "H:[b]-(<=NSLayoutAnchorConstraintSpace(4))-[a]",
        "a.top == b.top NSLayoutAnchorConstraintSpace(8)",
        "a.top >= b.top NSLayoutAnchorConstraintSpace(16)",
        "V:[b]-(<=NSLayoutAnchorConstraintSpace(4))-[a]",
      ])
  }

  @Test func `the way between two places is a dimension`() {
    let gap = a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor)
    let drop = a.topAnchor.anchorWithOffset(to: b.bottomAnchor)
    let made = [
      gap.constraint(equalToConstant: 20),
      gap.constraint(equalTo: drop, multiplier: 2, constant: 1),
      a.widthAnchor.constraint(equalTo: gap),
    ]
    #expect(
      texts(made) == [
        "(b.leading - a.trailing) == 20",
        "(b.leading - a.trailing) == 2*(b.bottom - a.top) + 1",
        "a.width == (b.leading - a.trailing)",
      ])
    NSLayoutConstraint.activate(made)
    #expect(views.root.constraints == made)
    b.removeFromSuperview()
    #expect(made.allSatisfy { !$0.isActive })
  }

  @Test func `a constraint whose span lost an end is inert`() {
    var view: UIView? = UIView()
    let made = view.map {
      a.topAnchor.anchorWithOffset(to: $0.topAnchor).constraint(equalToConstant: 1)
    }
    #expect(made?.isInert == false)
    view = nil
    #expect(made?.isInert == true)
  }

  @Test func `a constraint tells its anchors and these are equal to the views'`() {
    let made = a.topAnchor.constraint(equalTo: b.bottomAnchor)
    #expect(made.firstAnchor.isEqual(a.topAnchor))
    #expect(made.secondAnchor?.isEqual(b.bottomAnchor) == true)
    #expect(!made.firstAnchor.isEqual(b.topAnchor) && !made.firstAnchor.isEqual(a.leftAnchor))
    #expect(a.topAnchor == a.topAnchor && a.topAnchor != b.topAnchor)
    #expect(a.topAnchor.hash == made.firstAnchor.hash)
  }

  @Test func `an anchor names its item`() {
    views.session.bind {
      let label = UILabel()
      label.text = "Hello"
      #expect(
        label.leadingAnchor.description
          == "<NSLayoutXAxisAnchor:0x600000000010 \"UILabel:0x600000000020'Hello'.leading\">")
    }
  }
}
