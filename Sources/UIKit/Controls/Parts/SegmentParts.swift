import Foundation

/// What moves and fades on a segmented control: the plate, the lines between the segments, and the
/// segments' titles and images.
@MainActor
final class SegmentParts {
  /// Keeps the plate's shadow within the ground; measured on iOS 17, medium confidence.
  private let well = ControlPart(.rounded(UISegmentedControl.cornerRadius))
  private let plate = ControlPart(.rounded(SegmentParts.plateRadius))
  private var lines: [ControlPart] = []
  private var faces: [SegmentFace] = []

  init(in control: UISegmentedControl) {
    plate.castPlateShadow()
    well.clipsToBounds = true
    well.addSubview(plate)
    control.addSubview(well)
  }

  /// As many faces as segments, with a line between two.
  func matchSegments(of control: UISegmentedControl) {
    while faces.count > control.numberOfSegments { faces.removeLast().removeFromSuperview() }
    while faces.count < control.numberOfSegments {
      let face = SegmentFace()
      control.addSubview(face)
      faces.append(face)
    }
    let count = max(control.numberOfSegments - 1, 0)
    while lines.count > count { lines.removeLast().removeFromSuperview() }
    while lines.count < count {
      let line = ControlPart()
      control.insertSubview(line, at: 0)
      lines.append(line)
    }
  }

  func place(in control: UISegmentedControl) {
    let rects = control.segmentRects
    for (index, rect) in rects.enumerated() where faces.indices.contains(index) {
      faces[index].frame = rect
      faces[index].show(
        control.segments[index], of: control, state: control.state(ofSegment: index))
    }
    placePlate(in: control, rects: rects)
    placeLines(in: control, rects: rects)
  }

  private func placePlate(in control: UISegmentedControl, rects: [CGRect]) {
    well.place(control.bounds)
    plate.show(control.plateColor)
    let index = control.shownIndex
    guard rects.indices.contains(index) else {
      plate.alpha = 0
      return
    }
    plate.alpha = 1
    plate.place(rects[index].insetBy(dx: SegmentParts.plateInset, dy: SegmentParts.plateInset))
  }

  /// A line beside the plate is not seen; high confidence.
  private func placeLines(in control: UISegmentedControl, rects: [CGRect]) {
    for (index, line) in lines.enumerated() where rects.indices.contains(index + 1) {
      let middle: CGFloat =
        control.isRightToLeft ? rects[index].minX : rects[index].maxX
      let height: CGFloat = rects[index].height / 2
      line.place(
        CGRect(
          x: UIFont.pixelRounding(middle - SegmentParts.lineWidth / 2),
          y: rects[index].midY - height / 2,
          width: SegmentParts.lineWidth, height: height))
      line.show(.separator)
      line.alpha = [index, index + 1].contains(control.shownIndex) ? 0 : 1
    }
  }

  // Medium confidence; the inset was measured on iOS 17.
  private static let plateRadius: CGFloat = 7
  private static let plateInset: CGFloat = 2
  private static let lineWidth: CGFloat = 1
}

/// The title or the image of one segment.
@MainActor
final class SegmentFace: UIView {
  private let label = UILabel()
  private let picture = UIImageView()

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isOpaque = false
    label.textAlignment = .center
    picture.contentMode = .scaleAspectFit
    addSubview(label)
    addSubview(picture)
  }

  required init?(coder: NSCoder) { nil }

  func show(
    _ segment: UISegmentedControl.Segment, of control: UISegmentedControl,
    state: UIControl.State
  ) {
    let color: UIColor = control.titleAttribute(.foregroundColor, for: state) ?? .label
    let isOff = state.contains(.disabled)
    alpha = state.contains(.highlighted) ? SegmentFace.pressedAlpha : 1
    label.text = segment.title
    label.font = control.titleFont(for: state)
    label.textColor = isOff ? .tertiaryLabel : color
    label.frame = place(label.intrinsicContentSize, moved: segment.contentOffset)
    show(segment.image, tint: isOff ? .tertiaryLabel : color)
    picture.frame = place(picture.image?.size ?? .zero, moved: segment.contentOffset)
  }

  /// Images are templates unless they ask to be drawn as they are; high confidence.
  private func show(_ image: UIImage?, tint: UIColor) {
    guard image?.renderingMode == .automatic else {
      picture.image = image
      picture.tintColor = tint
      return
    }
    picture.image = image?.withRenderingMode(.alwaysTemplate)
    picture.tintColor = tint
  }

  /// In the middle, no larger than the segment.
  private func place(_ size: CGSize, moved offset: CGSize) -> CGRect {
    let width = min(size.width, bounds.width)
    let height = min(size.height, bounds.height)
    return CGRect(
      x: UIFont.pixelRounding(bounds.midX - width / 2) + offset.width,
      y: UIFont.pixelRounding(bounds.midY - height / 2) + offset.height, width: width,
      height: height)
  }

  /// Low confidence.
  private static let pressedAlpha: CGFloat = 0.2
}
