public import Foundation

/// Something that happened on the screen or keyboard.
@MainActor
open class UIEvent: NSObject {
  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses
  }

  open var type: EventType { .touches }
  public let timestamp: TimeInterval
  public internal(set) var allTouches: Set<UITouch>?

  init(timestamp: TimeInterval, touches: Set<UITouch>? = nil) {
    self.timestamp = timestamp
    allTouches = touches
  }
}

/// One finger, from the moment it comes down until it is lifted.
@MainActor
public final class UITouch: NSObject {
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled
  }

  public internal(set) var phase = Phase.began
  public internal(set) var timestamp: TimeInterval
  public internal(set) var tapCount = 1
  /// The view that was hit when the finger came down; it gets the touch until the end.
  public internal(set) weak var view: UIView?
  public internal(set) weak var window: UIWindow?
  /// The recognisers that follow the finger, innermost first.
  var recognizers: [UIGestureRecognizer] = []
  /// A gesture has taken the finger from its view, or the view had one already.
  var isTaken = false
  /// The view knows of the touch.
  var isDelivered = false
  /// Keeps the touch from the view as long as it may become a scroll.
  var hold: TouchHold?
  var place: CGPoint
  var previousPlace: CGPoint

  init(at place: CGPoint, in window: UIWindow, timestamp: TimeInterval) {
    self.place = place
    previousPlace = place
    self.window = window
    self.timestamp = timestamp
  }

  public var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

  public func location(in view: UIView?) -> CGPoint {
    guard let window else { return place }
    return (view ?? window).convert(place, from: window)
  }

  public func previousLocation(in view: UIView?) -> CGPoint {
    guard let window else { return previousPlace }
    return (view ?? window).convert(previousPlace, from: window)
  }
}

/// A key, from down to up.
@MainActor
public final class UIPress: NSObject {
  public let key: UIKey?
  public internal(set) var phase = UITouch.Phase.began

  init(key: UIKey?) { self.key = key }
}

public final class UIPressesEvent: UIEvent {
  public override var type: EventType { .presses }
  public internal(set) var allPresses: Set<UIPress> = []
  public var modifierFlags: UIKeyModifierFlags { allPresses.first?.key?.modifierFlags ?? [] }
}

/// What a key is: the characters it gives, and the keys held with it.
public final class UIKey: NSObject, Sendable {
  public let characters: String
  public let charactersIgnoringModifiers: String
  public let modifierFlags: UIKeyModifierFlags

  init(characters: String, modifierFlags: UIKeyModifierFlags = []) {
    self.characters = characters
    self.modifierFlags = modifierFlags
    charactersIgnoringModifiers =
      characters.hasPrefix("UIKeyInput") ? characters : characters.lowercased()
  }
}
