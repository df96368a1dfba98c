extension UIView {
  public final var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers }
    set {
      for old in recognizers { removeGestureRecognizer(old) }
      for new in newValue ?? [] { addGestureRecognizer(new) }
    }
  }

  /// A recogniser of another view is taken from it; documented.
  public final func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    recognizers.append(gestureRecognizer)
    gestureRecognizer.view = self
  }

  public final func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    recognizers.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }

  /// The recognisers that a touch on this view concerns: its own first, then those of the views
  /// around it. A single tap on a control is the control's alone; documented for the common ones.
  final func recognizers(for touch: UITouch) -> [UIGestureRecognizer] {
    sequence(first: self) { $0.superview }.flatMap { view in
      view.recognizers.filter { recognizer in
        guard recognizer.isEnabled else { return false }
        if self is UIControl, view !== self, recognizer.isSingleTap { return false }
        return recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
      }
    }
  }
}

extension UIGestureRecognizer {
  fileprivate var isSingleTap: Bool {
    guard let tap = self as? UITapGestureRecognizer else { return false }
    return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
  }
}
