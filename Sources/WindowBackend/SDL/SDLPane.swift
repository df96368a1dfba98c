import CSDL2
import Drawing
import Foundation

/// A window of SDL's that shows one finished picture at a time; nothing is mixed there.
@MainActor
final class SDLPane: Pane {
  let scale: CGFloat
  private var parts: Parts?
  private var translator: SDLEventTranslator

  /// `size` is in points.
  init(title: String, size: CGSize, scale: CGFloat?) throws(WindowError) {
    let video = try SDLVideo()
    let display = try SDLPane.displaySize()
    let scale = scale ?? PaneGeometry.scale(of: size, on: display)
    // A bitmap says how many whole pixels a picture of this size has.
    let pixels = CGSize(
      width: max(1, (size.width * scale).rounded(.up)),
      height: max(1, (size.height * scale).rounded(.up)))
    guard pixels.width <= SDLPane.sideLimit, pixels.height <= SDLPane.sideLimit else {
      throw .failed(
        step: "open a window", reason: "it would have more than 16384 pixels on a side")
    }
    let area = PaneGeometry.windowSize(for: pixels, on: display)
    parts = try Parts(title: title, area: area, pixels: pixels, video: video)
    self.scale = scale
    translator = SDLEventTranslator(geometry: PaneGeometry(content: size, area: area))
  }

  /// The largest texture that desktop graphics have in common, in pixels.
  private static let sideLimit: CGFloat = 16384

  /// What panels and the like leave of the first display.
  private static func displaySize() throws(WindowError) -> CGSize {
    var bounds = SDL_Rect()
    guard SDL_GetDisplayUsableBounds(0, &bounds) == 0 else {
      throw .noDisplay(reason: SDLVideo.reason)
    }
    return CGSize(width: Int(bounds.w), height: Int(bounds.h))
  }

  func close() { parts = nil }

  // MARK: Showing

  func show(_ bitmap: Bitmap) throws(WindowError) {
    guard let parts else { return }
    let (renderer, texture) = (parts.renderer.pointer, parts.texture.pointer)
    let place = translator.geometry.place
    var target = SDL_Rect(
      x: Int32(place.minX), y: Int32(place.minY), w: Int32(place.width), h: Int32(place.height))
    guard
      SDL_UpdateTexture(texture, nil, bitmap.bytes.baseAddress, Int32(bitmap.bytesPerRow)) == 0,
      SDL_RenderClear(renderer) == 0,
      SDL_RenderCopy(renderer, texture, nil, &target) == 0
    else { throw .failed(step: "show a frame", reason: SDLVideo.reason) }
    SDL_RenderPresent(renderer)
  }

  // MARK: Hearing

  func inputs(after wait: Wait) -> [WindowInput] {
    var inputs: [WindowInput] = []
    switch wait {
    case .frame(let seconds):
      // Rather early than late: the display holds back a frame that comes too soon.
      SDL_Delay(UInt32(SDLPane.milliseconds(seconds, .down)))
      takeEvents(into: &inputs)
    case .input(let seconds):
      let end = SDLClock.seconds + seconds
      repeat {
        // Without a place to put it the event stays in the queue.
        SDL_WaitEventTimeout(nil, SDLPane.milliseconds(end - SDLClock.seconds, .up))
        takeEvents(into: &inputs)
        // A mouse that merely passes over the window is no reason for a turn.
      } while inputs.isEmpty && SDLClock.seconds < end
    }
    return inputs
  }

  private func takeEvents(into inputs: inout [WindowInput]) {
    var event = SDL_Event()
    while SDL_PollEvent(&event) != 0 {
      let wasMouseDown = translator.isMouseDown
      if let input = translator.translate(event) { inputs.add(input) }
      if translator.isMouseDown != wasMouseDown {
        // A press that ends outside the window is heard of all the same.
        SDL_CaptureMouse(translator.isMouseDown ? SDL_TRUE : SDL_FALSE)
      }
    }
  }

  /// Up to a second; the loop never asks for more.
  private static func milliseconds(
    _ seconds: TimeInterval, _ rule: FloatingPointRoundingRule
  ) -> Int32 {
    Int32((min(max(0, seconds), 1) * 1000).rounded(rule))
  }

  // MARK: Parts

  private struct Parts {
    let renderer: SDLHandle
    let texture: SDLHandle

    init(title: String, area: CGSize, pixels: CGSize, video: SDLVideo) throws(WindowError) {
      let window = try SDLHandle(
        SDL_CreateWindow(
          title, SDLPane.centred, SDLPane.centred, Int32(area.width), Int32(area.height),
          SDL_WINDOW_RESIZABLE.rawValue),
        from: video, step: "open a window", release: SDL_DestroyWindow)
      renderer = try SDLHandle(
        SDL_CreateRenderer(window.pointer, -1, SDL_RENDERER_PRESENTVSYNC.rawValue)
          ?? SDL_CreateRenderer(window.pointer, -1, SDL_RENDERER_SOFTWARE.rawValue),
        from: window, step: "draw in the window", release: SDL_DestroyRenderer)
      texture = try SDLHandle(
        SDL_CreateTexture(
          renderer.pointer, SDL_PIXELFORMAT_ARGB8888.rawValue,
          Int32(SDL_TEXTUREACCESS_STREAMING.rawValue), Int32(pixels.width), Int32(pixels.height)),
        from: renderer, step: "make room for a frame", release: SDL_DestroyTexture)
      SDL_SetTextureBlendMode(texture.pointer, SDL_BLENDMODE_NONE)
    }
  }

  /// `SDL_WINDOWPOS_CENTERED`, a macro that is not visible here.
  nonisolated private static let centred = Int32(0x2FFF_0000)
}
