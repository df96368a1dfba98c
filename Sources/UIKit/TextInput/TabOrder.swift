/// The texts of a window that the tab key goes through: from the top down, each row in reading
/// order. Medium confidence.
@MainActor
struct TabOrder {
  private let current: UIView

  init(around view: UIView) { current = view }

  /// nil when there is no other.
  func next(backwards: Bool) -> UIView? {
    let stops = stops
    guard stops.count > 1, let index = stops.firstIndex(where: { $0 === current }) else {
      return nil
    }
    return stops[(index + (backwards ? stops.count - 1 : 1)) % stops.count]
  }

  private var stops: [UIView] {
    guard let window = current.window else { return [] }
    let views = window.editableTexts
    let places = views.map { window.convert($0.bounds.origin, from: $0) }
    let order = views.indices.sorted { one, other in
      let (a, b) = (places[one], places[other])
      return (a.y, a.x, one) < (b.y, b.x, other)
    }
    return order.map { views[$0] }
  }
}

extension UIView {
  fileprivate var editableTexts: [UIView] {
    guard !isHidden, alpha >= 0.01, isUserInteractionEnabled else { return [] }
    if let text = self as? any TextEditing {
      return text.isTextEditable && canBecomeFirstResponder ? [self] : []
    }
    return subviews.flatMap(\.editableTexts)
  }
}
