import Drawing
import Foundation
import QuartzCore

/// The card and the arrow of a popover.
@MainActor
final class PopoverBackground: UIView {
  /// Medium confidence.
  static let radius: CGFloat = 13
  /// Low confidence.
  private static let arrow = CGSize(width: 26, height: 13)

  private let controller: UIPopoverPresentationController?
  private var card = CGRect.zero
  private var tip = CGPoint.zero
  private var direction = UIPopoverArrowDirection.unknown

  init(_ controller: UIPopoverPresentationController?) {
    self.controller = controller
    super.init(frame: .zero)
    isOpaque = false
    isUserInteractionEnabled = false
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 20
    layer.shadowOffset = CGSize(width: 0, height: 8)
  }

  required init?(coder: NSCoder) { nil }

  /// Finds the first side of what it points to where the content fits, and returns its place.
  ///
  /// Below comes first, then above, and the sides. Low confidence for the order.
  func place(contentOf size: CGSize, margins: UIEdgeInsets) -> CGRect {
    let outer = controller?.popoverLayoutMargins ?? .zero
    let room = bounds.inset(by: margins).inset(by: outer)
    guard let anchor = controller?.anchorInWindow.map({ convert($0, from: nil) }) else {
      show(
        fit(
          CGRect(
            x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2,
            width: size.width, height: size.height), room), .unknown, .zero)
      return card
    }
    let allowed = controller?.permittedArrowDirections ?? .any
    let order: [UIPopoverArrowDirection] = [.up, .down, .left, .right].filter(allowed.contains)
    let places = order.map { ($0, place(size, at: anchor, pointing: $0)) }
    let best = places.first { room.contains($0.1) } ?? places.first
    let chosen = best?.0 ?? .up
    show(
      fit(best?.1 ?? place(size, at: anchor, pointing: .up), room), chosen,
      Self.tip(at: anchor, pointing: chosen))
    controller?.arrowDirection = chosen
    return card
  }

  private func place(
    _ size: CGSize, at anchor: CGRect, pointing direction: UIPopoverArrowDirection
  ) -> CGRect {
    let gap = Self.arrow.height
    let x: CGFloat = anchor.midX - size.width / 2
    let y: CGFloat = anchor.midY - size.height / 2
    let origin: CGPoint =
      switch direction {
      case .up: CGPoint(x: x, y: anchor.maxY + gap)
      case .down: CGPoint(x: x, y: anchor.minY - gap - size.height)
      case .left: CGPoint(x: anchor.maxX + gap, y: y)
      default: CGPoint(x: anchor.minX - gap - size.width, y: y)
      }
    let margin: CGFloat = 10
    let isUpright = direction == .up || direction == .down
    let clamped = CGPoint(
      x: isUpright ? min(max(origin.x, margin), bounds.width - margin - size.width) : origin.x,
      y: isUpright ? origin.y : min(max(origin.y, margin), bounds.height - margin - size.height))
    return CGRect(origin: clamped, size: size)
  }

  private func fit(_ rect: CGRect, _ room: CGRect) -> CGRect {
    let common = rect.intersection(room)
    return common.isNull || common.isEmpty ? rect : common
  }

  private static func tip(
    at anchor: CGRect, pointing direction: UIPopoverArrowDirection
  ) -> CGPoint {
    switch direction {
    case .up: CGPoint(x: anchor.midX, y: anchor.maxY)
    case .down: CGPoint(x: anchor.midX, y: anchor.minY)
    case .left: CGPoint(x: anchor.maxX, y: anchor.midY)
    default: CGPoint(x: anchor.minX, y: anchor.midY)
    }
  }

  private func show(_ card: CGRect, _ direction: UIPopoverArrowDirection, _ tip: CGPoint) {
    self.card = card
    self.direction = direction
    self.tip = tip
    layer.shadowPath = CGPath(roundedRect: card, cornerRadius: Self.radius)
    setNeedsDisplay()
  }

  // MARK: Drawing

  override func drawContents() -> Picture? {
    guard card.width > 0 else { return nil }
    let color = (controller?.backgroundColor ?? .popoverMaterial).components(for: traitCollection)
    var list = DisplayList([
      .fill(CGPath(roundedRect: card, cornerRadius: Self.radius), color)
    ])
    if let arrowPath { list.append(.fill(arrowPath, color)) }
    return Picture(bounds: bounds, list)
  }

  private var arrowPath: CGPath? {
    let half = Self.arrow.width / 2
    let height = Self.arrow.height
    let (along, inward): (CGPoint, CGPoint)
    switch direction {
    case .up: (along, inward) = (CGPoint(x: half, y: 0), CGPoint(x: 0, y: height))
    case .down: (along, inward) = (CGPoint(x: half, y: 0), CGPoint(x: 0, y: -height))
    case .left: (along, inward) = (CGPoint(x: 0, y: half), CGPoint(x: height, y: 0))
    case .right: (along, inward) = (CGPoint(x: 0, y: half), CGPoint(x: -height, y: 0))
    default: return nil
    }
    return CGPath([
      .move(tip),
      .line(CGPoint(x: tip.x + along.x + inward.x, y: tip.y + along.y + inward.y)),
      .line(CGPoint(x: tip.x - along.x + inward.x, y: tip.y - along.y + inward.y)),
      .close,
    ])
  }
}

extension UIColor {
  /// Low confidence.
  static let popoverMaterial = UIColor(
    light: .init(red: 0.97, green: 0.97, blue: 0.97, alpha: 0.97),
    dark: .init(red: 0.15, green: 0.15, blue: 0.16, alpha: 0.97))
}
