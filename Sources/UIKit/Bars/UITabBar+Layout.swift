import Foundation

/// Where the tabs lie.
extension UITabBar {
  /// Titles stand beside the pictures where the width is regular, and on a phone's side. High
  /// confidence until iOS 17.
  final var layoutStyle: UITabBarItemAppearance.Style {
    if UITabBar.height < 49 { return .compactInline }
    return traitCollection.horizontalSizeClass == .regular ? .inline : .stacked
  }

  /// Phones share the whole width among the tabs; where there is more room they stand together in
  /// the middle. Low confidence for their widths there.
  final func placeTabs() {
    let count = CGFloat(max(tabs.count, 1))
    let isCentered =
      itemPositioning == .centered
      || (itemPositioning == .automatic && layoutStyle == .inline)
    let safe = safeAreaInsets
    let room: CGFloat = bounds.width - safe.left - safe.right
    var width = room / count
    var gap: CGFloat = 0
    if isCentered {
      gap = itemSpacing > 0 ? itemSpacing : 34
      width = itemWidth > 0 ? itemWidth : min(110, (room - gap * (count - 1)) / count)
    }
    let start = isRightToLeft ? safe.right : safe.left
    var x: CGFloat = start + (room - width * count - gap * (count - 1)) / 2
    for tab in tabs {
      tab.frame = directed(CGRect(x: x, y: 0, width: width, height: bounds.height))
      x += width + gap
    }
  }

  /// The tab under a place, or the nearest.
  final func tab(near place: CGPoint) -> TabButton? {
    tabs.min { abs($0.frame.midX - place.x) < abs($1.frame.midX - place.x) }
  }
}

extension UITabBarAppearance {
  final func itemAppearance(for style: UITabBarItemAppearance.Style) -> UITabBarItemAppearance {
    switch style {
    case .stacked: stackedLayoutAppearance
    case .inline: inlineLayoutAppearance
    case .compactInline: compactInlineLayoutAppearance
    }
  }
}

extension UIColor {
  /// Of tabs that are not selected: 153, in the dark 117. Medium confidence, low for the dark.
  static let unselectedTab = UIColor(
    light: .init(red: 0.6, green: 0.6, blue: 0.6, alpha: 1),
    dark: .init(red: 117 / 255, green: 117 / 255, blue: 117 / 255, alpha: 1))
}
