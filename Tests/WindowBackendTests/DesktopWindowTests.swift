import Foundation
import Testing

/// The window on a display, with a real mouse. The probe's 200 × 300 points are shown at two
/// pixels a point in the middle of 800 × 900 pixels: the window begins at 200, 150 and the button,
/// 120 × 50 points at 40, 60, at 280, 270.
@Suite(.enabled(if: VirtualDisplay.isAvailable, "needs Xvfb and xdotool"))
struct DesktopWindowTests {
  private let lilac: UInt32 = 0xCC99FF
  private let orange: UInt32 = 0xFF9900
  private let green: UInt32 = 0x00CC00

  @Test func `a click is seen by the app, and the app on the display`() async throws {
    let display = try VirtualDisplay()
    defer { display.shutDown() }
    let probe = try Probe(environment: display.environment)

    #expect(try await display.waits(forPixelAt: 400, 320, toBe: orange))
    let before = try display.screenshot()
    try display.act("mousemove 400 320 click 1")
    #expect(try await display.waits(forPixelAt: 400, 320, toBe: green))
    try display.act("key Return")

    #expect(try await probe.status() == 0)
    #expect(probe.complaints == "")
    #expect(!probe.isKnownToSystem)
    let corners = [(199, 320), (200, 150), (279, 320), (280, 270), (519, 369), (520, 369)]
    #expect(
      corners.map { before.pixel(x: $0, y: $1) } == [0, lilac, lilac, orange, orange, lilac])
  }

  @Test func `a button let go outside the window is let go`() async throws {
    let display = try VirtualDisplay()
    defer { display.shutDown() }
    let probe = try Probe(environment: display.environment)

    #expect(try await display.waits(forPixelAt: 400, 320, toBe: orange))
    try display.act("mousemove 400 320 mousedown 1 mousemove 10 880 mouseup 1")
    try display.act("mousemove 400 320 click 1")
    #expect(try await display.waits(forPixelAt: 400, 320, toBe: green))
    try display.act("key Escape")

    #expect(try await probe.status() == 1)
  }

  @Test func `a request to end closes the window`() async throws {
    let display = try VirtualDisplay()
    defer { display.shutDown() }
    let probe = try Probe(environment: display.environment)

    #expect(try await display.waits(forPixelAt: 400, 320, toBe: orange))
    probe.terminate()

    #expect(try await probe.status() == 1)
  }
}

@Test func `without a display the reason is one clear line`() async throws {
  let probe = try Probe(environment: ["SDL_VIDEODRIVER": "x11"])

  #expect(try await probe.status() == 2)
  #expect(
    probe.complaints == """
      no display: x11 not available; a window needs a desktop, or an X server that DISPLAY names

      """)
}
