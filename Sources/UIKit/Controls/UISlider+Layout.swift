import Foundation

/// The views that a slider is put together from.
@MainActor
final class SliderParts {
  let minimumTrack = ControlPart()
  let maximumTrack = ControlPart()
  let thumb = ControlPart()
  private let minimumImage = UIImageView()
  private let maximumImage = UIImageView()

  init(in slider: UISlider) {
    for part in [minimumImage, maximumImage, maximumTrack, minimumTrack, thumb] {
      slider.addSubview(part)
    }
  }

  func showValueImages(of slider: UISlider) {
    minimumImage.image = slider.minimumValueImage
    minimumImage.frame = slider.minimumValueImageRect(forBounds: slider.bounds)
    maximumImage.image = slider.maximumValueImage
    maximumImage.frame = slider.maximumValueImageRect(forBounds: slider.bounds)
  }
}

extension UISlider {
  final func layoutParts() {
    parts.showValueImages(of: self)
    let track = trackRect(forBounds: bounds)
    let thumb = shownThumbRect
    let (low, high) = track.split(at: thumb.midX)
    parts.minimumTrack.place(isRightToLeft ? high : low)
    parts.maximumTrack.place(isRightToLeft ? low : high)
    parts.thumb.place(thumb)
    showColors()
  }

  private func showColors() {
    parts.minimumTrack.show(minimumTrackTintColor ?? tintColor, image: currentMinimumTrackImage)
    parts.maximumTrack.show(maximumTrackTintColor ?? .systemFill, image: currentMaximumTrackImage)
    parts.thumb.show(thumbTintColor ?? .white, image: currentThumbImage)
    parts.thumb.castKnobShadow(currentThumbImage == nil)
    for track in [parts.minimumTrack, parts.maximumTrack] {
      track.alpha = isEnabled ? 1 : UISlider.disabledAlpha
    }
  }

  /// Low confidence.
  private static let disabledAlpha: CGFloat = 0.5

  // MARK: Places

  final var shownThumbRect: CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
  }

  /// Where the thumb's middle is at one end, and how far it goes to the other.
  final var thumbTravel: (start: CGFloat, room: CGFloat) {
    let track = trackRect(forBounds: bounds)
    let one = thumbRect(forBounds: bounds, trackRect: track, value: minimumValue).midX
    let other = thumbRect(forBounds: bounds, trackRect: track, value: maximumValue).midX
    return (min(one, other), abs(other - one))
  }

  /// 4 points high in the middle of the slider and 3 points within its ends; measured on iOS 17,
  /// high confidence. The room beside value images is of low confidence.
  final func ownTrackRect(in bounds: CGRect) -> CGRect {
    var left: CGFloat = bounds.minX + UISlider.trackInset
    var right: CGFloat = bounds.maxX - UISlider.trackInset
    let (first, last) =
      isRightToLeft
      ? (maximumValueImageRect(forBounds: bounds), minimumValueImageRect(forBounds: bounds))
      : (minimumValueImageRect(forBounds: bounds), maximumValueImageRect(forBounds: bounds))
    if !first.isEmpty { left = first.maxX + UISlider.imageGap }
    if !last.isEmpty { right = last.minX - UISlider.imageGap }
    let height = currentMinimumTrackImage?.size.height ?? UISlider.trackHeight
    return CGRect(
      x: left, y: bounds.midY - height / 2, width: max(0, right - left), height: height)
  }

  /// At the ends the thumb stands a point beyond the track, and its middle is a point above the
  /// track's; measured on iOS 17, high confidence.
  final func ownThumbRect(in bounds: CGRect, track: CGRect, value: Float) -> CGRect {
    var number = number
    number.setValue(value)
    let size =
      currentThumbImage?.size
      ?? CGSize(width: UISlider.thumbDiameter, height: UISlider.thumbDiameter)
    let share = CGFloat(isRightToLeft ? 1 - number.share : number.share)
    let (overhang, lift): (CGFloat, CGFloat) = currentThumbImage == nil ? (1, 1) : (0, 0)
    let room: CGFloat = max(0, track.width + 2 * overhang - size.width)
    return CGRect(
      x: track.minX - overhang + share * room, y: track.midY - lift - size.height / 2,
      width: size.width, height: size.height)
  }

  final func valueImageRect(_ image: UIImage?, atMinimum: Bool, in bounds: CGRect) -> CGRect {
    guard let size = image?.size else { return .zero }
    let isLeft = atMinimum != isRightToLeft
    return CGRect(
      x: isLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  private static let trackInset: CGFloat = 3
  private static let trackHeight: CGFloat = 4
  private static let thumbDiameter: CGFloat = 27
  private static let imageGap: CGFloat = 10
}

extension CGRect {
  /// The parts left and right of a place.
  fileprivate func split(at x: CGFloat) -> (left: CGRect, right: CGRect) {
    let place = min(max(x, minX), maxX)
    return (
      CGRect(x: minX, y: minY, width: place - minX, height: height),
      CGRect(x: place, y: minY, width: maxX - place, height: height)
    )
  }
}
