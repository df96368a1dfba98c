import Drawing
import Foundation

/// The images that an app gives a stepper in place of minus and plus.
struct StepperImages {
  var decrement: [UIControl.State: UIImage] = [:]
  var increment: [UIControl.State: UIImage] = [:]
}

extension UIStepper {
  public final func setDecrementImage(_ image: UIImage?, for state: State) {
    images.decrement[state] = image
  }

  public final func decrementImage(for state: State) -> UIImage? { images.decrement[state] }

  public final func setIncrementImage(_ image: UIImage?, for state: State) {
    images.increment[state] = image
  }

  public final func incrementImage(for state: State) -> UIImage? { images.increment[state] }

  /// A grey plate, a line in its middle, minus and plus.
  final var picture: Picture? {
    var list = DisplayList()
    let plate = CGPath(roundedRect: bounds, cornerRadius: UIStepper.cornerRadius)
    fill(plate, .tertiarySystemFill, in: &list)
    if let heldSide {
      list.append(.save)
      list.append(.clip(plate))
      fill(CGPath(rect: half(heldSide)), .tertiarySystemFill, in: &list)
      list.append(.restore)
    }
    fill(CGPath(rect: divider), .separator, in: &list)
    for side in [Side.decrement, .increment] { append(side, to: &list) }
    return Picture(bounds: bounds, list)
  }

  private func append(_ side: Side, to list: inout DisplayList) {
    let middle = CGPoint(x: half(side).midX, y: bounds.midY)
    let color: UIColor = canStep(side) ? .label : .tertiaryLabel
    guard let image = image(of: side) else {
      return appendSign(of: side, at: middle, color, to: &list)
    }
    let size = image.size
    let place = CGRect(
      x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width,
      height: size.height)
    let tint = image.renderingMode == .alwaysOriginal ? nil : color
    list.commands += image.drawing(in: place, tint: tint?.components(for: traitCollection))
  }

  private func image(of side: Side) -> UIImage? {
    let set = side == .decrement ? images.decrement : images.increment
    var state: State = canStep(side) ? [] : .disabled
    if heldSide == side { state = .highlighted }
    return set[state] ?? set[.normal]
  }

  private func appendSign(
    of side: Side, at middle: CGPoint, _ color: UIColor, to list: inout DisplayList
  ) {
    let long = UIStepper.signLength / 2 - UIStepper.signWidth / 2
    var strokes: [CGPath.Element] = [
      .move(CGPoint(x: middle.x - long, y: middle.y)),
      .line(CGPoint(x: middle.x + long, y: middle.y)),
    ]
    if side == .increment {
      strokes += [
        .move(CGPoint(x: middle.x, y: middle.y - long)),
        .line(CGPoint(x: middle.x, y: middle.y + long)),
      ]
    }
    let style = StrokeStyle(width: UIStepper.signWidth, cap: .round)
    list.append(.stroke(CGPath(strokes), color.components(for: traitCollection), style))
  }

  private func fill(_ path: CGPath, _ color: UIColor, in list: inout DisplayList) {
    list.append(.fill(path, color.components(for: traitCollection)))
  }

  private func half(_ side: Side) -> CGRect {
    let isLeft = (side == .decrement) != isRightToLeft
    return CGRect(
      x: isLeft ? bounds.minX : bounds.midX, y: bounds.minY, width: bounds.width / 2,
      height: bounds.height)
  }

  private var divider: CGRect {
    CGRect(
      x: UIFont.pixelRounding(bounds.midX - UIStepper.dividerWidth / 2),
      y: bounds.midY - UIStepper.dividerHeight / 2,
      width: UIStepper.dividerWidth, height: UIStepper.dividerHeight)
  }

  // Measured on iOS 17, high confidence.
  private static let cornerRadius: CGFloat = 8
  private static let signLength: CGFloat = 13.7
  private static let signWidth: CGFloat = 1.7
  private static let dividerWidth: CGFloat = 1
  private static let dividerHeight: CGFloat = 18
}
