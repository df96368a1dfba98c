import CSDL2
import Foundation

/// Turns SDL's events into what they mean for an app. Needs no window.
struct SDLEventTranslator {
  /// The finger that the mouse stands for. Fingers of a touch screen count from 1.
  static let mouseFinger = 0

  private(set) var geometry: PaneGeometry
  /// The left button is down. While it is, the mouse should be captured.
  private(set) var isMouseDown = false
  /// Where the mouse was last seen, in points.
  private var mousePlace = CGPoint.zero
  /// SDL's fingers that are down; nil where one was lifted. The index, plus one, is ours.
  private var fingers: [SDL_FingerID?] = []

  init(geometry: PaneGeometry) { self.geometry = geometry }

  /// What the event means; nil when it does not concern the app.
  mutating func translate(_ event: SDL_Event) -> WindowInput? {
    switch SDL_EventType(event.type) {
    case SDL_QUIT: .close
    case SDL_WINDOWEVENT: translateWindow(event.window)
    case SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET: .uncovered
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: translateButton(event.button)
    case SDL_MOUSEMOTION: translateMotion(event.motion)
    case SDL_MOUSEWHEEL: translateWheel(event.wheel)
    case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP: translateFinger(event.tfinger)
    case SDL_KEYDOWN: KeyName(event.key.keysym).input
    case SDL_TEXTINPUT: translateText(event.text)
    default: nil
    }
  }

  private mutating func translateWindow(_ event: SDL_WindowEvent) -> WindowInput? {
    switch SDL_WindowEventID(UInt32(event.event)) {
    case SDL_WINDOWEVENT_CLOSE: return .close
    case SDL_WINDOWEVENT_EXPOSED: return .uncovered
    case SDL_WINDOWEVENT_SIZE_CHANGED:
      geometry.area = CGSize(width: Int(event.data1), height: Int(event.data2))
      return .uncovered
    default: return nil
    }
  }

  // MARK: Mouse

  private mutating func translateButton(_ event: SDL_MouseButtonEvent) -> WindowInput? {
    let isDown = Int32(event.state) == SDL_PRESSED
    guard Int32(event.button) == SDL_BUTTON_LEFT, isDown != isMouseDown,
      !isTouchScreen(event.which)
    else { return nil }
    isMouseDown = isDown
    let place = geometry.point(x: CGFloat(event.x), y: CGFloat(event.y))
    return isDown
      ? .down(place, finger: SDLEventTranslator.mouseFinger)
      : .up(place, finger: SDLEventTranslator.mouseFinger)
  }

  private mutating func translateMotion(_ event: SDL_MouseMotionEvent) -> WindowInput? {
    guard !isTouchScreen(event.which) else { return nil }
    let place = geometry.point(x: CGFloat(event.x), y: CGFloat(event.y))
    mousePlace = place
    guard isMouseDown else { return nil }
    let leftButton: UInt32 = 1 << UInt32(SDL_BUTTON_LEFT - 1)
    guard event.state & leftButton != 0 else {
      // The button was let go where nobody told us.
      isMouseDown = false
      return .up(place, finger: SDLEventTranslator.mouseFinger)
    }
    return .moved(place, finger: SDLEventTranslator.mouseFinger)
  }

  /// SDL counts away from the person and to the right; a wheel away from the person goes back in
  /// the content.
  private func translateWheel(_ event: SDL_MouseWheelEvent) -> WindowInput? {
    let step = SDLEventTranslator.wheelStep
    let way = CGPoint(x: CGFloat(event.preciseX) * step, y: -CGFloat(event.preciseY) * step)
    return way == .zero ? nil : .wheel(mousePlace, by: way)
  }

  /// Points that one notch of a wheel moves.
  private static let wheelStep: CGFloat = 40

  /// A mouse that SDL makes up to follow a finger. Its `SDL_TOUCH_MOUSEID` is not visible here.
  private func isTouchScreen(_ mouse: UInt32) -> Bool { mouse == UInt32.max }

  // MARK: Touch screen

  private mutating func translateFinger(_ event: SDL_TouchFingerEvent) -> WindowInput? {
    // A touch screen that SDL makes up to follow the mouse: `SDL_MOUSE_TOUCHID`.
    guard event.touchId != -1 else { return nil }
    let area = geometry.area
    let place = geometry.point(
      x: CGFloat(event.x) * area.width, y: CGFloat(event.y) * area.height)
    let index = fingers.firstIndex(of: event.fingerId)
    switch SDL_EventType(event.type) {
    case SDL_FINGERDOWN:
      return index == nil ? .down(place, finger: putDown(event.fingerId)) : nil
    case SDL_FINGERMOTION: return index.map { .moved(place, finger: $0 + 1) }
    default: return index.map { .up(place, finger: lift(at: $0)) }
    }
  }

  private mutating func putDown(_ id: SDL_FingerID) -> Int {
    let index = fingers.firstIndex(of: nil) ?? fingers.endIndex
    if index == fingers.endIndex { fingers.append(id) } else { fingers[index] = id }
    return index + 1
  }

  private mutating func lift(at index: Int) -> Int {
    fingers[index] = nil
    return index + 1
  }

  // MARK: Text

  /// Keys that give characters come as text, with shift, layout and composed accents applied.
  private func translateText(_ event: SDL_TextInputEvent) -> WindowInput? {
    let text = withUnsafeBytes(of: event.text) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    return text.isEmpty ? nil : .key(text)
  }
}
