import Foundation

extension UIScrollView {
  /// Shows the indicators for a short while. They fade in, so that the frame of the call has none.
  public final func flashScrollIndicators() {
    let wereShown = indicators.areShown
    showIndicators()
    guard !wereShown else { return hideIndicators() }
    let bars = indicators.all
    UIView.performWithoutAnimation {
      for bar in bars { bar.alpha = 0 }
    }
    UIView.animate(
      withDuration: ScrollIndicators.fading, delay: 0,
      options: [.allowUserInteraction, .overrideInheritedDuration],
      animations: { for bar in bars { bar.alpha = 1 } },
      completion: { [weak self] _ in self?.hideIndicators() })
  }

  final func showIndicators() {
    indicators.areShown = true
    if showsVerticalScrollIndicator, indicators.vertical == nil {
      indicators.vertical = makeIndicator()
    }
    if showsHorizontalScrollIndicator, indicators.horizontal == nil {
      indicators.horizontal = makeIndicator()
    }
    UIView.performWithoutAnimation {
      placeIndicators()
      for bar in indicators.all {
        bar.layer.removeAllAnimations()
        bar.alpha = 1
      }
    }
  }

  /// They fade a little later, unless a scroll goes on.
  final func hideIndicators() {
    guard indicators.areShown, drag == nil, motion == nil else { return }
    indicators.areShown = false
    let bars = indicators.all
    UIView.animate(
      withDuration: ScrollIndicators.fading, delay: ScrollIndicators.patience,
      options: [.allowUserInteraction, .overrideInheritedDuration]
    ) {
      for bar in bars { bar.alpha = 0 }
    }
  }

  /// In front of the content, and never touched.
  private func makeIndicator() -> UIView {
    let bar = UIView(frame: .zero)
    bar.isUserInteractionEnabled = false
    bar.isOpaque = false
    bar.layer.cornerRadius = ScrollIndicators.thickness / 2
    bar.layer.zPosition = 10_000
    bar.alpha = 0
    addSubview(bar)
    return bar
  }

  final func placeIndicators() {
    guard !indicators.all.isEmpty else { return }
    UIView.performWithoutAnimation {
      for bar in indicators.all { bar.backgroundColor = indicatorColor }
      placeVerticalIndicator()
      placeHorizontalIndicator()
    }
  }

  private var indicatorColor: UIColor {
    switch indicatorStyle {
    case .default:
      UIColor { traits in
        traits.userInterfaceStyle == .dark
          ? UIColor(white: 1, alpha: 0.35) : UIColor(white: 0, alpha: 0.35)
      }
    case .black: UIColor(white: 0, alpha: 0.35)
    case .white: UIColor(white: 1, alpha: 0.35)
    }
  }

  private func placeVerticalIndicator() {
    guard let bar = indicators.vertical else { return }
    let limits = verticalLimits
    bar.isHidden = limits.upperBound <= limits.lowerBound || !showsVerticalScrollIndicator
    let room = indicatorRoom(verticalScrollIndicatorInsets)
    let place = ScrollIndicators.bar(
      offset: contentOffset.y, limits: limits,
      seen: bounds.inset(by: adjustedContentInset).height, track: room.height)
    // On the side where lines end; medium confidence.
    bar.frame = CGRect(
      x: isRightToLeft ? room.minX : room.maxX - ScrollIndicators.thickness,
      y: room.minY + place.start,
      width: ScrollIndicators.thickness, height: place.length)
  }

  private func placeHorizontalIndicator() {
    guard let bar = indicators.horizontal else { return }
    let limits = horizontalLimits
    bar.isHidden = limits.upperBound <= limits.lowerBound || !showsHorizontalScrollIndicator
    let room = indicatorRoom(horizontalScrollIndicatorInsets)
    let place = ScrollIndicators.bar(
      offset: contentOffset.x, limits: limits,
      seen: bounds.inset(by: adjustedContentInset).width, track: room.width)
    bar.frame = CGRect(
      x: room.minX + place.start, y: room.maxY - ScrollIndicators.thickness, width: place.length,
      height: ScrollIndicators.thickness)
  }

  /// Where bars may lie: what is seen without margins, insets and, where it is to be heeded, the
  /// safe area.
  private func indicatorRoom(_ insets: UIEdgeInsets) -> CGRect {
    let safe = automaticallyAdjustsScrollIndicatorInsets ? safeAreaInsets : .zero
    let margin = ScrollIndicators.margin
    return bounds.inset(by: safe).inset(by: insets).insetBy(dx: margin, dy: margin)
  }
}
