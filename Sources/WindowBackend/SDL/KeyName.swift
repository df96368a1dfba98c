import CSDL2

/// A key that gives no text of its own, by the characters that UIKit has for it.
///
/// The names are those of UIKit's `UIKeyCommand` constants; high confidence.
struct KeyName {
  private let keysym: SDL_Keysym

  init(_ keysym: SDL_Keysym) { self.keysym = keysym }

  /// Escape closes the window. nil for keys that give text, which comes by itself.
  var input: WindowInput? {
    switch SDL_KeyCode(UInt32(bitPattern: keysym.sym)) {
    case SDLK_ESCAPE: .close
    case SDLK_RETURN, SDLK_KP_ENTER: .key("\r")
    case SDLK_TAB: .key("\t")
    case SDLK_BACKSPACE: .key("\u{8}")
    case SDLK_DELETE: .key("UIKeyInputDelete")
    case SDLK_UP: .key("UIKeyInputUpArrow")
    case SDLK_DOWN: .key("UIKeyInputDownArrow")
    case SDLK_LEFT: .key("UIKeyInputLeftArrow")
    case SDLK_RIGHT: .key("UIKeyInputRightArrow")
    case SDLK_HOME: .key("UIKeyInputHome")
    case SDLK_END: .key("UIKeyInputEnd")
    case SDLK_PAGEUP: .key("UIKeyInputPageUp")
    case SDLK_PAGEDOWN: .key("UIKeyInputPageDown")
    default: nil
    }
  }
}
