import Foundation

/// What of the many sayings about a bar's looks counts, and how high it is.
extension UINavigationBar {
  public final func setBackgroundImage(
    _ backgroundImage: UIImage?, for barMetrics: UIBarMetrics
  ) {
    backgroundImages[barMetrics.rawValue] = backgroundImage
    lookDidChange()
  }

  public final func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { setBackgroundImage(backgroundImage, for: barMetrics) }

  public final func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[barMetrics.rawValue]
  }

  /// What the buttons look like may have changed with the rest.
  final func looksDidChange() {
    content.isStale = true
    lookDidChange()
  }

  final func lookDidChange() { setNeedsLayout() }

  /// Lower than 44 points, as on a phone's side.
  private var isCompact: Bool { UINavigationBar.height < 44 }

  /// The appearance of the present situation, if any was given: the item's goes before the bar's.
  /// Documented.
  final var shownAppearance: UINavigationBarAppearance? {
    let standard = topItem?.standardAppearance ?? ownStandardAppearance
    let compact = isCompact ? topItem?.compactAppearance ?? compactAppearance : nil
    guard isAtScrollEdge else { return compact ?? standard }
    let edge = topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance
    let compactEdge =
      isCompact ? topItem?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance : nil
    return compactEdge ?? edge ?? compact ?? standard
  }

  private var hasEdgeAppearance: Bool {
    let item = topItem
    let compact = item?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance
    return (isCompact && compact != nil)
      || (item?.scrollEdgeAppearance ?? scrollEdgeAppearance) != nil
  }

  final var look: BarLook {
    if isAtScrollEdge, !hasEdgeAppearance, isClearAtScrollEdge { return .transparent }
    if let shownAppearance { return BarLook(shownAppearance) }
    let compact = isCompact ? backgroundImages[UIBarMetrics.compact.rawValue] : nil
    return BarLook(
      color: barTintColor, style: barStyle,
      image: compact ?? backgroundImages[UIBarMetrics.default.rawValue], shadowImage: shadowImage)
  }

  /// A bar without an appearance for it is transparent where the content begins: since iOS 15, and
  /// one with a large title since iOS 13. Documented. A colour, an image or a style from before
  /// appearances stays, and an opaque bar: so the screens of such files are known; low confidence.
  private var isClearAtScrollEdge: Bool {
    guard barTintColor == nil, backgroundImages.isEmpty, barStyle == .default, isTranslucent else {
      return false
    }
    return showsLargeTitle || InterfaceEra.current >= .ios16
  }

  /// 44 points, 30 more for a prompt and 52 more for a large title. High confidence; the prompt
  /// low.
  final var preferredHeight: CGFloat {
    UINavigationBar.height + promptHeight + (showsLargeTitle ? largeTitleExtent : 0)
      + searchHeight
  }

  /// A row for the bar of a search: 52 points, high confidence.
  final var searchHeight: CGFloat { topItem?.searchController == nil ? 0 : 52 }

  final var promptHeight: CGFloat { topItem?.prompt == nil ? 0 : 30 }

  static var height: CGFloat { Session.current.device.navigationBarHeight }
  static let largeTitleHeight: CGFloat = 52

  /// `automatic` follows the item before; here it is the bar's own wish. Low confidence. There is
  /// no room for one on a phone's side; documented.
  final var showsLargeTitle: Bool {
    prefersLargeTitles && topItem != nil && topItem?.largeTitleDisplayMode != .never && !isCompact
  }

  /// Whether so little of the large title's row is left that the title stands among the buttons.
  final var hasCollapsedLargeTitle: Bool { largeTitleExtent < 12 }
}
