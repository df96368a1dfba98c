import CSDL2
import UIKit

/// A key that gives no text of its own, by the characters that UIKit has for it.
///
/// The names are those of UIKit's `UIKeyCommand` constants; high confidence.
struct KeyName {
  private let keysym: SDL_Keysym

  init(_ keysym: SDL_Keysym) { self.keysym = keysym }

  /// Escape closes the window. nil for keys that give text, which comes by itself.
  var input: WindowInput? {
    guard SDL_KeyCode(UInt32(bitPattern: keysym.sym)) != SDLK_ESCAPE else { return .close }
    return (characters ?? shortcut).map { .key($0, modifiers: modifiers) }
  }

  private var characters: String? {
    switch SDL_KeyCode(UInt32(bitPattern: keysym.sym)) {
    case SDLK_RETURN, SDLK_KP_ENTER: "\r"
    case SDLK_TAB: "\t"
    case SDLK_BACKSPACE: "\u{8}"
    case SDLK_DELETE: UIKeyCommand.inputDelete
    case SDLK_UP: UIKeyCommand.inputUpArrow
    case SDLK_DOWN: UIKeyCommand.inputDownArrow
    case SDLK_LEFT: UIKeyCommand.inputLeftArrow
    case SDLK_RIGHT: UIKeyCommand.inputRightArrow
    case SDLK_HOME: UIKeyCommand.inputHome
    case SDLK_END: UIKeyCommand.inputEnd
    case SDLK_PAGEUP: UIKeyCommand.inputPageUp
    case SDLK_PAGEDOWN: UIKeyCommand.inputPageDown
    default: nil
    }
  }

  /// With control or the system's key, a letter comes as a key and not as text.
  private var shortcut: String? {
    guard modifiers.contains(.command), (33...126).contains(keysym.sym) else { return nil }
    return Unicode.Scalar(UInt32(keysym.sym)).map { String(Character($0)) }
  }

  /// Control is what command is on Apple's keyboards; desktops keep the system's key for
  /// themselves.
  private var modifiers: UIKeyModifierFlags {
    let held = Int32(keysym.mod)
    var flags: UIKeyModifierFlags = []
    if held & Int32(KMOD_SHIFT.rawValue) != 0 { flags.insert(.shift) }
    if held & Int32(KMOD_CTRL.rawValue) != 0 { flags.insert(.command) }
    if held & Int32(KMOD_GUI.rawValue) != 0 { flags.insert(.command) }
    // The right one writes characters on many keyboards.
    if held & Int32(KMOD_LALT.rawValue) != 0 { flags.insert(.alternate) }
    return flags
  }
}
