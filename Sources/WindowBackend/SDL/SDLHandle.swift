import CSDL2

/// Something SDL lent us, given back when nobody holds it any more and before what it came from.
final class SDLHandle {
  let pointer: OpaquePointer
  private let release: (OpaquePointer) -> Void
  private let origin: AnyObject

  /// `step` is what could not be done when there is no pointer, in words that follow "cannot".
  init(
    _ pointer: OpaquePointer?, from origin: AnyObject, step: String,
    release: @escaping (OpaquePointer) -> Void
  ) throws(WindowError) {
    guard let pointer else { throw .failed(step: step, reason: SDLVideo.reason) }
    self.pointer = pointer
    self.origin = origin
    self.release = release
  }

  deinit { release(pointer) }
}

/// SDL's connection to the display, as long as somebody holds it.
final class SDLVideo {
  init() throws(WindowError) {
    SDL_SetMainReady()
    // A window among others: the desktop keeps its effects, and larger pictures are smoothed.
    SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0")
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1")
    SDL_SetHint(SDL_HINT_RENDER_SCALE_QUALITY, "linear")
    guard SDL_InitSubSystem(SDL_INIT_VIDEO) == 0 else {
      throw .noDisplay(reason: SDLVideo.reason)
    }
  }

  deinit {
    SDL_QuitSubSystem(SDL_INIT_VIDEO)
    if SDL_WasInit(0) == 0 { SDL_Quit() }
  }

  /// What SDL says about the last failure.
  static var reason: String { String(cString: SDL_GetError()) }
}
