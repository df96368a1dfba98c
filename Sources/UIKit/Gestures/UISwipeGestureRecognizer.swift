public import Foundation

/// A quick movement in one direction.
@MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Any of them; documented default.
  public final var direction = Direction.right
  public final var numberOfTouchesRequired = 1

  private final var start: (place: CGPoint, time: TimeInterval) = (.zero, 0)

  /// Points along the direction, points beside it, seconds. Low confidence.
  private static let shortest: CGFloat = 50
  private static let straying: CGFloat = 50
  private static let longest = 0.5

  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    (coder as? NibCoder)?.decode(self, by: NibSchemas.swipeGestureRecognizer)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches > numberOfTouchesRequired {
      state = .failed
      return
    }
    start = (location(in: nil), event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let place = location(in: nil)
    let x: CGFloat = place.x - start.place.x
    let y: CGFloat = place.y - start.place.y
    if event.timestamp - start.time > UISwipeGestureRecognizer.longest {
      state = .failed
      return
    }
    guard numberOfTouches == numberOfTouchesRequired else { return }
    let ways: [(Direction, along: CGFloat, beside: CGFloat)] = [
      (.right, x, y), (.left, -x, y), (.down, y, x), (.up, -y, x),
    ]
    let isSwipe = ways.contains { way, along, beside in
      direction.contains(way) && along >= UISwipeGestureRecognizer.shortest
        && abs(beside) <= UISwipeGestureRecognizer.straying
    }
    if isSwipe { state = .recognized }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    touchesMoved(touches, with: event)
    state = .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  /// The bits are documented.
  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)
  }
}
