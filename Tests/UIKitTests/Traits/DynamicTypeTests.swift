import Testing
import UIKit

@MainActor
struct DynamicTypeTests {
  private let session = Session()
  private let categories: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  @Test func `text styles have their published sizes at all twelve text sizes`() {
    let expected: [(UIFont.TextStyle, [CGFloat])] = [
      (.largeTitle, [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
      (.title1, [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
      (.title2, [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]),
      (.title3, [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
      (.headline, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
      (.body, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
      (.callout, [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
      (.subheadline, [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
      (.footnote, [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
      (.caption1, [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
      (.caption2, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
    ]
    session.bind {
      for (style, sizes) in expected {
        let found = categories.map { category in
          UIFont.preferredFont(
            forTextStyle: style,
            compatibleWith: UITraitCollection(preferredContentSizeCategory: category)
          ).pointSize
        }
        #expect(found == sizes, "\(style.rawValue)")
      }
    }
  }

  @Test func `labels and fields that follow the text size do so while they are seen`() {
    let (label, field, fixed) = session.perform {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let (label, field, fixed) = (UILabel(), UITextField(), UILabel())
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      field.font = .preferredFont(forTextStyle: .caption1)
      field.adjustsFontForContentSizeCategory = true
      fixed.font = .preferredFont(forTextStyle: .body)
      for view in [label, field, fixed] { window.addSubview(view) }
      window.isHidden = false
      return (label, field, fixed)
    }

    session.contentSizeCategory = .accessibilityLarge

    #expect(label.font.pointSize == 33)
    #expect(field.font?.pointSize == 26)
    #expect(fixed.font.pointSize == 17)
  }

  @Test func `a font of one's own grows as the lines of body text do`() {
    let large = UITraitCollection(traitsFrom: [
      UITraitCollection(preferredContentSizeCategory: .extraLarge),
      UITraitCollection(displayScale: 3),
    ])
    session.bind {
      let metrics = UIFontMetrics(forTextStyle: .body)
      let values = [12, 14, 20, 34].map { metrics.scaledValue(for: $0, compatibleWith: large) }
      #expect(values == [13, 46.0 / 3, 65.0 / 3, 37])

      let font = UIFont.systemFont(ofSize: 20)
      #expect(metrics.scaledFont(for: font, compatibleWith: large).pointSize == 22)
      let limited = metrics.scaledFont(for: font, maximumPointSize: 21, compatibleWith: large)
      #expect(limited.pointSize == 21)
    }
  }

  @Test func `text sizes are in order`() {
    #expect(UIContentSizeCategory.small < .accessibilityMedium)
    #expect(UIContentSizeCategory.accessibilityLarge.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
  }

  @Test func `a direction is that of the session unless the traits or the content have one`() {
    session.layoutDirection = .rightToLeft
    session.bind {
      let view = UIView()
      #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
      view.traitOverrides.layoutDirection = .leftToRight
      #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
      view.semanticContentAttribute = .forceRightToLeft
      #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }
  }
}
