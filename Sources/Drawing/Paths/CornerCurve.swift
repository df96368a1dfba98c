import Foundation

/// A corner of a rectangle with axes along its sides, the way the outline runs clockwise.
struct CornerFrame {
  let corner: CornerStyle.Corners
  private let origin: CGPoint
  /// Back along the side by which the outline comes.
  private let incoming: CGPoint
  /// On along the side by which it goes.
  private let outgoing: CGPoint

  /// The four corners, top left first.
  static func clockwise(of rect: CGRect) -> [CornerFrame] {
    let (right, down) = (CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1))
    let (left, up) = (CGPoint(x: -1, y: 0), CGPoint(x: 0, y: -1))
    return [
      CornerFrame(
        corner: .topLeft, origin: CGPoint(x: rect.minX, y: rect.minY), incoming: down,
        outgoing: right),
      CornerFrame(
        corner: .topRight, origin: CGPoint(x: rect.maxX, y: rect.minY), incoming: left,
        outgoing: down),
      CornerFrame(
        corner: .bottomRight, origin: CGPoint(x: rect.maxX, y: rect.maxY), incoming: up,
        outgoing: left),
      CornerFrame(
        corner: .bottomLeft, origin: CGPoint(x: rect.minX, y: rect.maxY), incoming: right,
        outgoing: up),
    ]
  }

  /// So far back along the incoming side and on along the outgoing one.
  func point(_ back: CGFloat, _ on: CGFloat) -> CGPoint {
    CGPoint(
      x: origin.x + back * incoming.x + on * outgoing.x,
      y: origin.y + back * incoming.y + on * outgoing.y)
  }
}

/// The curve that rounds a corner off.
struct CornerCurve {
  /// How far the control points of a quarter circle stand from its ends, in radii.
  static let circleReach: CGFloat = 0.552_284_75

  /// Published measurements of UIKit's rounded rectangles since iOS 7, in radii from the corner:
  /// (back along one side, on along the other). Half a corner; the other half mirrors it. High
  /// confidence for corners with room.
  private static let smooth: [(CGFloat, CGFloat)] = [
    (1.528_665, 0), (1.088_493, 0), (0.868_407, 0), (0.631_494, 0.074_911),
    (0.372_824, 0.169_060),
  ]

  private let radius: CGFloat
  /// 0 for a quarter circle, 1 for the whole smooth curve.
  private let smoothness: CGFloat

  /// `room` is half the shorter side: where the smooth curve does not fit, it gives way to the
  /// circle, as on iOS; how it does is a guess.
  init(_ style: CornerStyle, room: CGFloat) {
    radius = style.radius
    let spare = radius > 0 ? room / radius - 1 : 0
    smoothness = style.isContinuous ? max(0, min(1, spare / (Self.smooth[0].0 - 1))) : 0
  }

  /// The line up to the corner and the curve round it.
  func elements(in frame: CornerFrame) -> [CGPath.Element] {
    smoothness > 0 ? smoothElements(in: frame) : circleElements(in: frame)
  }

  private func circleElements(in frame: CornerFrame) -> [CGPath.Element] {
    let near: CGFloat = radius * (1 - Self.circleReach)
    return [
      .line(frame.point(radius, 0)),
      .curve(
        frame.point(0, radius), control1: frame.point(near, 0), control2: frame.point(0, near)),
    ]
  }

  private func smoothElements(in frame: CornerFrame) -> [CGPath.Element] {
    let half = zip(Self.smooth, Self.circle).map { smooth, circle in
      (
        radius * (circle.0 + (smooth.0 - circle.0) * smoothness),
        radius * (circle.1 + (smooth.1 - circle.1) * smoothness)
      )
    }
    let come = half.map { frame.point($0.0, $0.1) }
    let go = half.map { frame.point($0.1, $0.0) }
    return [
      .line(come[0]),
      .curve(come[3], control1: come[1], control2: come[2]),
      .curve(go[3], control1: come[4], control2: go[4]),
      .curve(go[0], control1: go[2], control2: go[1]),
    ]
  }

  /// The same points of a quarter circle that is divided where the smooth curve is.
  private static let circle: [(CGFloat, CGFloat)] = {
    let turn: CGFloat = atan2(1 - 0.631_494, 1 - 0.074_911)
    let rest: CGFloat = .pi / 2 - 2 * turn
    /// A point of the circle and the control points `reach` before and after it.
    func place(_ angle: CGFloat, _ reach: CGFloat) -> (CGFloat, CGFloat) {
      (1 - sin(angle) - reach * cos(angle), 1 - cos(angle) + reach * sin(angle))
    }
    let outer: CGFloat = 4 / 3 * tan(turn / 4)
    let inner: CGFloat = 4 / 3 * tan(rest / 4)
    return [
      place(0, 0), place(0, outer), place(turn, -outer), place(turn, 0), place(turn, inner),
    ]
  }()
}
