import Foundation
import Testing

@testable import UIKit

/// What the console shows of a constraint, to the letter.
@MainActor
struct ConstraintDescriptionTests {
  private let session = Session()
  private let root = UIView()
  private let label = UILabel()
  private let box = UIView()

  init() {
    root.addSubview(label)
    root.addSubview(box)
  }

  /// The constraint's address is 10, the first item's 20, the second's 30.
  private func text(
    _ constraint: NSLayoutConstraint, isActive: Bool = true
  ) -> String {
    session.bind {
      constraint.isActive = isActive
      return constraint.description.replacing("0x6000000000", with: "0x")
    }
  }

  @Test func `a distance from the superview names it`() {
    #expect(
      text(box.topAnchor.constraint(equalTo: root.topAnchor, constant: 10))
        == "<NSLayoutConstraint:0x10 V:|-(10)-[UIView:0x20]   (active, names: '|':UIView:0x30 )>")
    #expect(
      text(root.trailingAnchor.constraint(greaterThanOrEqualTo: box.trailingAnchor, constant: 4))
        == "<NSLayoutConstraint:0x40 H:[UIView:0x20]-(>=4)-|   (active, names: '|':UIView:0x30 )>")
  }

  @Test func `a distance between neighbours reads from the first to the second`() {
    #expect(
      text(box.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 24))
        == "<NSLayoutConstraint:0x10 V:[UILabel:0x30]-(24)-[UIView:0x20]   (active)>")
  }

  @Test func `turned round it is an equation`() {
    #expect(
      text(box.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -8))
        == "<NSLayoutConstraint:0x10 UIView:0x20.bottom == UIView:0x30.bottom - 8   (active)>")
    #expect(
      text(label.bottomAnchor.constraint(equalTo: box.topAnchor))
        == "<NSLayoutConstraint:0x40 UILabel:0x50.bottom == UIView:0x20.top   (active)>")
  }

  @Test func `left and right are marked, as they do not turn with the language`() {
    let made = box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 16)
    #expect(
      text(made)
        == "<NSLayoutConstraint:0x10 H:|-(16)-[UIView:0x20](LTR)   (active, names: "
        + "'|':UIView:0x30 )>")
  }

  @Test func `sizes and multipliers are equations, numbers have six digits`() {
    #expect(
      text(box.widthAnchor.constraint(equalToConstant: 1000.0 / 3))
        == "<NSLayoutConstraint:0x10 UIView:0x20.width == 333.333   (active)>")
    #expect(
      text(box.heightAnchor.constraint(lessThanOrEqualTo: root.heightAnchor, multiplier: 0.5))
        == "<NSLayoutConstraint:0x30 UIView:0x20.height <= 0.5*UIView:0x40.height   (active)>")
  }

  @Test func `priorities, identifiers and being inactive are told`() {
    let made = box.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor)
    made.priority = .defaultLow
    made.identifier = "gap"
    #expect(
      text(made, isActive: false)
        == "<NSLayoutConstraint:0x10 'gap' V:|-(>=0@250)-[UIView:0x20] priority:250   (inactive, "
        + "names: '|':UIView:0x30 )>")
    let size = box.heightAnchor.constraint(equalToConstant: 44)
    size.priority = .defaultHigh
    #expect(
      text(size) == "<NSLayoutConstraint:0x40 UIView:0x20.height == 44 priority:750   (active)>")
  }

  @Test func `labels and buttons show 25 characters of their text`() {
    label.text = "Testing out NSLayoutConstraints"
    let button = session.bind { UIButton() }
    button.setTitle("Cancel", for: .normal)
    root.addSubview(button)
    #expect(
      text(button.topAnchor.constraint(equalTo: label.bottomAnchor))
        == "<NSLayoutConstraint:0x10 V:[UILabel:0x30'Testing out NSLayoutConst...']-(0)-"
        + "[UIButton:0x20'Cancel']   (active)>")
  }

  @Test func `an accessibility identifier stands for class and address`() {
    root.accessibilityIdentifier = "Page"
    box.accessibilityIdentifier = "DetailViewFeatureItemCell-2"
    #expect(
      text(box.topAnchor.constraint(equalTo: root.topAnchor))
        == "<NSLayoutConstraint:0x10 V:|-(0)-[DetailViewFeatureItemCell...]   (active, names: "
        + "DetailViewFeatureItemCell...:0x20, Page:0x30, '|':Page:0x30 )>")
    #expect(
      text(box.widthAnchor.constraint(equalToConstant: 54))
        == "<NSLayoutConstraint:0x40 DetailViewFeatureItemCell....width == 54   (active, names: "
        + "DetailViewFeatureItemCell...:0x20 )>")
  }

  @Test func `guides show their identifier`() {
    let made = box.leadingAnchor.constraint(equalTo: root.safeAreaLayoutGuide.leadingAnchor)
    #expect(
      text(made)
        == "<NSLayoutConstraint:0x10 UIView:0x20.leading == "
        + "UILayoutGuide:0x30'UIViewSafeAreaLayoutGuide'.leading   (active)>")
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    #expect(
      text(guide.topAnchor.constraint(equalTo: root.topAnchor, constant: 2))
        == "<NSLayoutConstraint:0x40 V:|-(2)-[UILayoutGuide:0x50'']   (active, names: "
        + "'|':UIView:0x60 )>")
  }

  @Test func `the system's spaces are named`() {
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: "[label]-[box]", metrics: nil, views: ["label": label, "box": box])
    #expect(
      text(made[0])
        == "<NSLayoutConstraint:0x10 H:[UILabel:0x30]-(NSSpace(8))-[UIView:0x20]   (active)>")
    made[0].constant = 9
    #expect(
      text(made[0]) == "<NSLayoutConstraint:0x10 H:[UILabel:0x30]-(9)-[UIView:0x20]   (active)>")
    #expect(
      text(box.topAnchor.constraint(equalToSystemSpacingBelow: label.bottomAnchor, multiplier: 1))
        == "<_UISystemBaselineConstraint:0x40 V:[UILabel:0x30]-(NSLayoutAnchorConstraintSpace(8))-"
        + "[UIView:0x20]   (active)>")
  }

  @Test func `classes of an app have their module before their name`() {
    final class Own: NSLayoutConstraint {}
    let made = Own(
      item: box, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 1)
    #expect(text(made).hasPrefix("<UIKitTests."))
  }

  // MARK: Constraints without an object

  private func text(_ made: InternalConstraint) -> String {
    session.bind { made.text.description.replacing("0x6000000000", with: "0x") }
  }

  @Test func `what holds a view at its frame shows its mask`() {
    box.autoresizingMask = [.flexibleWidth, .flexibleTopMargin, .flexibleBottomMargin]
    #expect(
      text(.frameOrigin(box, .horizontal, 20))
        == "<NSAutoresizingMaskLayoutConstraint:0x10 h=-&- v=&-& UIView:0x20.minX == 20   (active, "
        + "names: '|':UIView:0x30 )>")
    #expect(
      text(.frameLength(label, .vertical, 19))
        == "<NSAutoresizingMaskLayoutConstraint:0x40 h=--& v=--& UILabel:0x50.height == 19   "
        + "(active)>")
  }

  @Test func `one of the same view and kind has one address`() {
    let made = InternalConstraint.frameOrigin(box, .horizontal, 20)
    #expect(text(made) == text(made))
    #expect(text(made) != text(.frameOrigin(box, .vertical, 20)))
  }

  @Test func `sizes of content tell how they hug and resist`() {
    label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label.text = "Just text"
    #expect(
      text(.contentSize(label, .horizontal, 66))
        == "<NSContentSizeLayoutConstraint:0x10 UILabel:0x20'Just text'.width == 66 Hug:251 "
        + "CompressionResistance:750   (active)>")
  }

  @Test func `sizes from outside and fitting sizes have UIKit's identifiers`() {
    #expect(
      text(.encapsulatedSize(root, .horizontal, 375))
        == "<NSLayoutConstraint:0x10 'UIView-Encapsulated-Layout-Width' UIView:0x20.width == 375   "
        + "(active)>")
    #expect(
      text(.fittingTarget(root, .vertical, 0))
        == "<NSLayoutConstraint:0x30 'fittingSizeVTarget' UIView:0x20.height == 0   (active)>")
  }

  @Test func `guides that follow from their view are inset from it`() {
    #expect(
      text(.guideInset(root.safeAreaLayoutGuide, .bottom, 34))
        == "<NSLayoutConstraint:0x10 'UIViewSafeAreaLayoutGuide-bottom' "
        + "V:[UILayoutGuide:0x20'UIViewSafeAreaLayoutGuide']-(34)-|   (active, names: "
        + "'|':UIView:0x30 )>")
    #expect(
      text(.guideInset(root.layoutMarginsGuide, .left, 8))
        == "<NSLayoutConstraint:0x40 'UIView-leftMargin-guide-constraint' "
        + "H:|-(8)-[UILayoutGuide:0x50'UIViewLayoutMarginsGuide'](LTR)   (active, names: "
        + "'|':UIView:0x30 )>")
  }

  @Test func `the old guides of a controller have a class of their own`() {
    let screen = Screen()
    let line = screen.session.bind {
      InternalConstraint.guideInset(screen.root.topLayoutGuide, .top, 0).text.description
    }
    #expect(
      line.replacing("0x6000000000", with: "0x")
        == "<_UILayoutSupportConstraint:0x10 V:|-(0)-[_UILayoutGuide:0x20]   (active, names: "
        + "'|':UIView:0x30 )>")
  }
}
