import Foundation

/// What a switch shows: a track with a knob on it.
@MainActor
final class SwitchFace: UIView {
  struct Look {
    var isOn: Bool
    var isHeld: Bool
    var isEnabled: Bool
    var isRightToLeft: Bool
    var onColor: UIColor
    var knobColor: UIColor
  }

  private let track = ControlPart()
  private let knob = ControlPart()

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    // The knob's shadow falls on the track alone; measured on iOS 17, high confidence.
    clipsToBounds = true
    addSubview(track)
    addSubview(knob)
    knob.castKnobShadow()
  }

  required init?(coder: NSCoder) { nil }

  /// The knob is as high as the track but for 2 points above and below, and 27 points across in a
  /// track of 51 (measured, high confidence); held, it grows towards the middle (medium).
  func show(_ look: Look) {
    layer.cornerRadius = bounds.height / 2
    track.place(bounds)
    track.show(look.isOn ? look.onColor : .secondarySystemFill)
    alpha = look.isEnabled ? 1 : SwitchFace.disabledAlpha
    knob.show(look.knobColor)
    let height: CGFloat = bounds.height - 2 * SwitchFace.margin
    // 39 points in the wider track of iOS 26; low confidence.
    let still: CGFloat = bounds.width > 60 ? 39 : height
    let width: CGFloat = still + (look.isHeld ? SwitchFace.growth : 0)
    let x: CGFloat =
      look.isOn != look.isRightToLeft
      ? bounds.maxX - SwitchFace.margin - width : bounds.minX + SwitchFace.margin
    knob.place(
      CGRect(x: x, y: bounds.minY + SwitchFace.margin, width: width, height: height))
  }

  /// High confidence.
  private static let margin: CGFloat = 2
  /// Medium confidence.
  private static let growth: CGFloat = 7
  /// High confidence.
  private static let disabledAlpha: CGFloat = 0.5
  /// In seconds; medium confidence.
  static let turningTime: TimeInterval = 0.25
}
