import Foundation

extension StackArrangement {
  /// Sizes that nothing else settles are none.
  ///
  /// Across, UIKit's own suppression. Along, views without a length of their own absorb what is
  /// left over, the last of them all of it, which was measured on iOS 26; UIKit shows no
  /// constraint for it, here the weakest of all does it.
  mutating func suppressAmbiguity() {
    if !isFillingAcross {
      for view in views { suppressAcross(view) }
    }
    guard stack.distribution == .fill else { return }
    for view in visible where !view.hasIntrinsicLength(along.axis) {
      // A stack is as long as what it arranges; recorded once, low confidence.
      if let stack = view as? UIStackView, !stack.arrangedSubviews.isEmpty { continue }
      add(.ambiguitySuppression, StackTerm(view, along.size), priority: Priority.absorption)
    }
  }

  /// Interface Builder leaves views without content as large as it made them, if there is room:
  /// plain ones 240 by 128, others mostly as large as the stack. Seen in a few recorded layouts;
  /// low confidence.
  private mutating func suppressAcross(_ view: UIView) {
    let size = StackTerm(view, across.size)
    guard Session.current.sceneLoading == .canvas, !view.hasIntrinsicLength(across.axis) else {
      return add(.ambiguitySuppression, size, priority: Priority.suppression)
    }
    let isPlain = type(of: view) == UIView.self
    let drawn: CGFloat = across.axis == .horizontal ? 240 : 128
    add(
      .ambiguitySuppression, size, .equal, isPlain ? nil : StackTerm(canvas, across.size),
      plus: isPlain ? drawn : 0, priority: Priority.suppression)
  }

  private var isFillingAcross: Bool {
    switch stack.alignment {
    case .fill: true
    case .leading, .center, .trailing: false
    case .firstBaseline, .lastBaseline: along.axis == .vertical
    }
  }

  /// In a row, text of several lines is as wide as its equal share, if it may be narrower than
  /// its content.
  ///
  /// UIKit asks for it at ten above the text's compression resistance; a report to Apple says so
  /// and recorded layouts confirm it. Systems until about iOS 14 ask it of a single such text too,
  /// later ones only where there are several; so in recorded layouts, medium confidence.
  mutating func disambiguateTexts() {
    guard along.axis == .horizontal, stack.distribution == .fill, visible.count > 1 else { return }
    let texts = visible.filter(\.hasSeveralLinesInStack)
    guard texts.count > 1 || CanvasTools.current?.sharesRowsWithSingleTexts == true else { return }
    let count = CGFloat(visible.count)
    let spacing = stack.measuredSpacing * (count - 1) / count
    for text in texts {
      let resistance = text.contentCompressionResistancePriority(for: .horizontal).rawValue
      add(
        .textWidthDisambiguation, StackTerm(text, .width), .equal, StackTerm(canvas, .width),
        times: 1 / count, plus: -spacing, priority: min(resistance + 10, 999))
    }
  }
}

extension StackArrangement.Priority {
  static let absorption: Float = 0.01
}
