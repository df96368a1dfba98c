import Foundation
import Testing

@testable import UIKit

/// Visual formats, as the texts of what they make.
@MainActor
struct VisualFormatTests {
  private let views = NamedViews()

  private func make(
    _ format: String, options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil
  ) -> [String] {
    NSLayoutConstraint.constraints(
      withVisualFormat: format, options: options, metrics: metrics,
      views: ["a": views.a, "b": views.b, "c_1": views.c, "n": 12]
    ).map(\.bodyText)
  }

  private func fault(
    _ format: String, options: NSLayoutConstraint.FormatOptions = []
  ) -> [String] {
    views.session.raised { #expect(make(format, options: options) == []) }
  }

  private func expected(_ message: String, _ format: String, _ position: Int) -> [String] {
    let indent = String(repeating: " ", count: position)
    return [
      "NSInvalidArgumentException: Unable to parse constraint format: \n\(message) \n\(format) \n"
        + "\(indent)^"
    ]
  }

  @Test(arguments: [
    ("[a][b]", ["H:[a]-(0)-[b]"]),
    ("[a]-[b]", ["H:[a]-(NSSpace(8))-[b]"]),
    ("H:[a]-20-[b]", ["H:[a]-(20)-[b]"]),
    ("V:[a]-12.5-[b]", ["V:[a]-(12.5)-[b]"]),
    ("|[a]|", ["H:|-(0)-[a]", "H:[a]-(0)-|"]),
    ("V:|-3-[a]-(-4)-|", ["V:|-(3)-[a]", "V:[a]-(-4)-|"]),
    ("[a(30)]", ["a.width == 30"]),
    ("V:[a(>=30,<=b@250)]", ["a.height >= 30", "a.height <= b.height"]),
    ("[a(==b)]", ["a.width == b.width"]),
    ("[a]-(>=5,<=9@500)-[b]", ["H:[a]-(>=5)-[b]", "H:[a]-(<=9@500)-[b]"]),
    ("V:|[c_1(7)]", ["V:|-(0)-[c]", "c.height == 7"]),
    (
      "|-1-[a(2)]-3-[b(4)]-5-|",
      ["H:|-(1)-[a]", "a.width == 2", "H:[a]-(3)-[b]", "b.width == 4", "H:[b]-(5)-|"]
    ),
  ])
  func `a format makes its constraints in reading order`(_ format: String, _ texts: [String]) {
    #expect(make(format) == texts)
  }

  @Test func `the system's space to a superview ends at its margins`() {
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: "V:|-[a]-|", metrics: nil, views: ["a": views.a])
    let margins = views.root.layoutMarginsGuide
    #expect(made.map { $0.firstItem === margins } == [false, true])
    #expect(made.map { $0.secondItem === margins } == [true, false])
    #expect(made.map(\.firstAttribute) == [.top, .bottom])
    #expect(made.map(\.secondAttribute) == [.top, .bottom])
    #expect(made[1].bodyText.hasSuffix(".bottom == a.bottom NSSpace(0)"))
  }

  @Test func `priorities are read from numbers and metrics`() {
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: "[a(>=w@750)]-(s@p)-[b]", metrics: ["w": 5, "s": CGFloat(6), "p": 20.5],
      views: ["a": views.a, "b": views.b])
    #expect(made.map(\.priority.rawValue) == [750, 20.5])
    #expect(made.map(\.constant) == [5, 6])
    #expect(made.map(\.relation) == [.greaterThanOrEqual, .equal])
  }

  @Test func `metrics come before views and views may be numbers`() {
    #expect(make("[a(b)]", metrics: ["b": 4]) == ["a.width == 4"])
    #expect(make("[a]-n-[b]") == ["H:[a]-(12)-[b]"])
    #expect(make("[a]-m-[b]", metrics: ["m": Float(2)]) == ["H:[a]-(2)-[b]"])
  }

  @Test func `guides stand in rows as views do`() {
    let guide = UILayoutGuide()
    views.root.addLayoutGuide(guide)
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: "|[guide]-[a]", metrics: nil, views: ["guide": guide, "a": views.a])
    #expect(made.map(\.secondItem).elementsEqual([views.root, guide]) { $0 === $1 })
  }

  @Test(arguments: [
    (
      NSLayoutConstraint.FormatOptions.directionLeftToRight,
      ["H:|-(1)-[a](LTR)", "H:[a]-(2)-[b](LTR)", "H:[b]-(3)-|(LTR)"]
    ),
    (.directionRightToLeft, ["H:[a]-(1)-|(LTR)", "H:[b]-(2)-[a](LTR)", "H:|-(3)-[b](LTR)"]),
    (.directionLeadingToTrailing, ["H:|-(1)-[a]", "H:[a]-(2)-[b]", "H:[b]-(3)-|"]),
  ])
  func `the direction chooses the edges`(
    _ options: NSLayoutConstraint.FormatOptions, _ texts: [String]
  ) {
    #expect(make("|-1-[a]-2-[b]-3-|", options: options) == texts)
  }

  @Test func `alignments come last, each view with the one before`() {
    #expect(
      make("[a]-[b][c_1]", options: [.alignAllTop, .alignAllLastBaseline]) == [
        "H:[a]-(NSSpace(8))-[b]", "H:[b]-(0)-[c]", "b.top == a.top", "c.top == b.top",
        "b.lastBaseline == a.lastBaseline", "c.lastBaseline == b.lastBaseline",
      ])
    #expect(
      make("V:[a][b]", options: [.alignAllLeading, .alignAllCenterX]).dropFirst() == [
        "b.leading == a.leading", "b.centerX == a.centerX",
      ])
  }

  @Test func `a column can be spaced by baselines`() {
    #expect(
      make("V:|-1-[a]-2-[b]", options: .spacingBaselineToBaseline) == [
        "V:|-(1)-[a]", "b.firstBaseline == a.lastBaseline + 2",
      ])
  }

  @Test func `options have Apple's values`() {
    let all: [NSLayoutConstraint.FormatOptions] = [
      .alignAllLeft, .alignAllRight, .alignAllTop, .alignAllBottom, .alignAllLeading,
      .alignAllTrailing, .alignAllCenterX, .alignAllCenterY, .alignAllLastBaseline,
      .alignAllFirstBaseline, .directionLeftToRight, .directionRightToLeft,
      .spacingBaselineToBaseline,
    ]
    let bits: [UInt] = [1, 2, 3, 4, 5, 6, 9, 10, 11, 12, 16, 17, 19]
    #expect(all.map(\.rawValue) == bits.map { 1 << $0 })
    #expect(NSLayoutConstraint.FormatOptions.directionMask.rawValue == 3 << 16)
  }

  // MARK: What is refused

  @Test(arguments: [
    ("[x]", "x is not a key in the views dictionary.", 2),
    ("H:|[n]", "n is not a key in the views dictionary.", 5),
    (
      "[1]",
      "Expected a view. View names must start with a letter or an underscore, then contain "
        + "letters, numbers, and underscores.", 1
    ),
    (
      "[a]-w-[b]",
      "Encountered metric with name \"w\", but value was not specified in metrics or views "
        + "dictionaries", 5
    ),
    (
      "[a]- 8-[b]",
      "Expected a number or key from the metrics dictionary, but encountered something else", 4
    ),
    ("[a", "Expected a ']' after the view", 2),
    ("H[a]", "Expected a ':' after the orientation", 1),
    ("[a]-8", "Expected a '-' after the space", 5),
    ("[a(=8)]", "Expected a '=': relations are ==, <= and >=", 4),
    ("[a(8]", "Expected a ')' or a ',' after the predicate", 4),
    ("[a]|[b]", "Expected the end of the format", 4),
    ("[a]-8-", "Expected a view", 6),
    ("[a] [b]", "Expected a view", 3),
    ("|", "Expected a view", 1),
  ])
  func `a fault is shown where it is`(_ format: String, _ message: String, _ position: Int) {
    #expect(fault(format) == expected(message, format, position))
  }

  @Test func `an empty format has no place to show`() {
    #expect(
      fault("") == [
        "NSInvalidArgumentException: Unable to parse constraint format: It's an empty string."
      ])
  }

  @Test func `an edge needs a superview`() {
    let format = "H:|-(>=50)-[a(100)]"
    views.a.removeFromSuperview()
    #expect(
      fault(format)
        == expected(
          "Unable to interpret '|' character, because the related view doesn't have a superview",
          format, format.count))
  }

  @Test func `views are not aligned along their own row`() {
    #expect(
      fault("[a]-[b]", options: .alignAllLeft)
        == expected(
          "Options mask required views to be aligned on a horizontal edge, which is not allowed "
            + "for layout that is also horizontal.", "[a]-[b]", 7))
    #expect(fault("V:[a][b]", options: .alignAllCenterY).first?.contains("also vertical") == true)
  }

  @Test func `whatever is written, nothing worse than a fault happens`() {
    let pieces = ["|", "-", "[a]", "[b", "]", "(", ")", "8", "@", "==", ",", "V:", "é", "-(", "w"]
    var state: UInt64 = 7
    for _ in 0..<2_000 {
      var format = ""
      for _ in 0..<6 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        format += pieces[Int((state >> 33) % UInt64(pieces.count))]
      }
      _ = views.session.raised { _ = make(format) }
    }
    #expect(make("[a]") == [])
  }
}
