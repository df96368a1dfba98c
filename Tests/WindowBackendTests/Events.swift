import CSDL2
import Foundation

/// Events as SDL makes them.
enum Events {
  static func button(_ type: SDL_EventType, _ x: Int32, _ y: Int32, button: Int32 = 1) -> SDL_Event
  {
    var event = SDL_Event()
    event.button = SDL_MouseButtonEvent()
    event.button.type = type.rawValue
    event.button.state = type == SDL_MOUSEBUTTONDOWN ? UInt8(SDL_PRESSED) : UInt8(SDL_RELEASED)
    event.button.button = UInt8(button)
    (event.button.x, event.button.y) = (x, y)
    return event
  }

  static func motion(_ x: Int32, _ y: Int32, buttons: UInt32 = 0) -> SDL_Event {
    var event = SDL_Event()
    event.motion = SDL_MouseMotionEvent()
    event.motion.type = SDL_MOUSEMOTION.rawValue
    event.motion.state = buttons
    (event.motion.x, event.motion.y) = (x, y)
    return event
  }

  /// Places are shares of the window.
  static func finger(_ type: SDL_EventType, _ id: Int64, _ x: Float, _ y: Float) -> SDL_Event {
    var event = SDL_Event()
    event.tfinger = SDL_TouchFingerEvent()
    event.tfinger.type = type.rawValue
    event.tfinger.fingerId = id
    (event.tfinger.x, event.tfinger.y) = (x, y)
    return event
  }

  static func key(_ code: SDL_KeyCode) -> SDL_Event {
    var event = SDL_Event()
    event.key = SDL_KeyboardEvent()
    event.key.type = SDL_KEYDOWN.rawValue
    event.key.keysym.sym = Int32(bitPattern: code.rawValue)
    return event
  }

  static func text(_ text: String) -> SDL_Event {
    var event = SDL_Event()
    event.text = SDL_TextInputEvent()
    event.text.type = SDL_TEXTINPUT.rawValue
    withUnsafeMutableBytes(of: &event.text.text) { $0.copyBytes(from: text.utf8) }
    return event
  }

  static func window(_ id: SDL_WindowEventID, _ data1: Int32 = 0, _ data2: Int32 = 0) -> SDL_Event {
    var event = SDL_Event()
    event.window = SDL_WindowEvent()
    event.window.type = SDL_WINDOWEVENT.rawValue
    event.window.event = UInt8(id.rawValue)
    (event.window.data1, event.window.data2) = (data1, data2)
    return event
  }

  static func plain(_ type: SDL_EventType) -> SDL_Event {
    var event = SDL_Event()
    event.type = type.rawValue
    return event
  }
}
