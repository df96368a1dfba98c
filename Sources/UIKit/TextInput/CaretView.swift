import QuartzCore

/// The stroke where typed text goes. It is seen for half a second and not for the next, and stays
/// while it is moved. Medium confidence for the times.
@MainActor
final class CaretView: UIView {
  private static let blinkTime = 0.5
  private var blink: Cue?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    layer.cornerRadius = TextGeometry.caretWidth / 2
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Seen from now on.
  func show(at rect: CGRect) {
    frame = rect
    backgroundColor = tintColor
    isHidden = false
    wait()
  }

  func hide() {
    blink?.cancel()
    isHidden = true
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    backgroundColor = tintColor
  }

  private func wait() {
    blink?.cancel()
    blink = Session.current.timeline.cue(after: CaretView.blinkTime) { [weak self] in
      guard let self, window != nil else { return }
      isHidden.toggle()
      wait()
    }
  }
}
