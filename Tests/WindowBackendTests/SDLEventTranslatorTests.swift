import CSDL2
import Foundation
import Testing

@testable import WindowBackend

/// What the events mean in a window of 100 × 200 points at two pixels a point.
private func meaning(_ events: SDL_Event...) -> [WindowInput] {
  var translator = SDLEventTranslator(
    geometry: PaneGeometry(
      content: CGSize(width: 100, height: 200), area: CGSize(width: 200, height: 400)))
  return events.compactMap { translator.translate($0) }
}

private let leftButton: UInt32 = 1

// MARK: - Mouse

@Test func `the left button is a finger`() {
  let inputs = meaning(
    Events.button(SDL_MOUSEBUTTONDOWN, 20, 40), Events.motion(22, 44, buttons: leftButton),
    Events.button(SDL_MOUSEBUTTONUP, 24, 48))

  #expect(
    inputs == [
      .down(CGPoint(x: 10, y: 20), finger: 0), .moved(CGPoint(x: 11, y: 22), finger: 0),
      .up(CGPoint(x: 12, y: 24), finger: 0),
    ])
}

@Test func `other buttons and a mouse passing over are nothing to an app`() {
  let inputs = meaning(
    Events.motion(20, 40), Events.button(SDL_MOUSEBUTTONDOWN, 20, 40, button: SDL_BUTTON_RIGHT),
    Events.motion(30, 40, buttons: 4), Events.button(SDL_MOUSEBUTTONUP, 20, 40, button: 3))

  #expect(inputs.isEmpty)
}

@Test func `a button let go outside lifts the finger there`() {
  let inputs = meaning(
    Events.button(SDL_MOUSEBUTTONDOWN, 20, 40), Events.button(SDL_MOUSEBUTTONUP, -60, 500))

  #expect(inputs.last == .up(CGPoint(x: -30, y: 250), finger: 0))
}

@Test func `a button let go unheard lifts the finger with the next move`() {
  let inputs = meaning(
    Events.button(SDL_MOUSEBUTTONDOWN, 20, 40), Events.motion(60, 80), Events.motion(62, 80),
    Events.button(SDL_MOUSEBUTTONUP, 62, 80))

  #expect(
    inputs == [
      .down(CGPoint(x: 10, y: 20), finger: 0), .up(CGPoint(x: 30, y: 40), finger: 0),
    ])
}

@Test func `a mouse made up for a finger is ignored`() {
  var event = Events.button(SDL_MOUSEBUTTONDOWN, 20, 40)
  event.button.which = UInt32.max

  #expect(meaning(event).isEmpty)
}

// MARK: - Touch screen

@Test func `fingers get small numbers, and those of lifted ones again`() {
  let inputs = meaning(
    Events.finger(SDL_FINGERDOWN, 7_000_000_001, 0.5, 0.5),
    Events.finger(SDL_FINGERDOWN, 7_000_000_002, 0.25, 0.5),
    Events.finger(SDL_FINGERMOTION, 7_000_000_002, 0.25, 0.75),
    Events.finger(SDL_FINGERUP, 7_000_000_001, 0.5, 0.5),
    Events.finger(SDL_FINGERDOWN, 7_000_000_003, 0, 0))

  #expect(
    inputs == [
      .down(CGPoint(x: 50, y: 100), finger: 1), .down(CGPoint(x: 25, y: 100), finger: 2),
      .moved(CGPoint(x: 25, y: 150), finger: 2), .up(CGPoint(x: 50, y: 100), finger: 1),
      .down(.zero, finger: 1),
    ])
}

@Test func `a finger that never came down does nothing`() {
  let inputs = meaning(
    Events.finger(SDL_FINGERMOTION, 5, 0.5, 0.5), Events.finger(SDL_FINGERUP, 5, 0.5, 0.5))

  #expect(inputs.isEmpty)
}

// MARK: - Keys

@Test func `text is a key as it was composed`() {
  #expect(meaning(Events.text("É")) == [.key("É")])
}

@Test func `keys without text have the names UIKit gives them`() {
  let inputs = meaning(
    Events.key(SDLK_RETURN), Events.key(SDLK_BACKSPACE), Events.key(SDLK_LEFT),
    Events.key(SDLK_a), Events.key(SDLK_LSHIFT))

  #expect(inputs == [.key("\r"), .key("\u{8}"), .key("UIKeyInputLeftArrow")])
}

// MARK: - Window

@Test(arguments: [
  Events.key(SDLK_ESCAPE), Events.plain(SDL_QUIT), Events.window(SDL_WINDOWEVENT_CLOSE),
])
func `escape, the close button and the end of the process close`(event: SDL_Event) {
  #expect(meaning(event) == [.close])
}

@Test func `after a change of size places are measured anew`() {
  let inputs = meaning(
    Events.window(SDL_WINDOWEVENT_SIZE_CHANGED, 100, 200),
    Events.button(SDL_MOUSEBUTTONDOWN, 20, 40))

  #expect(inputs == [.uncovered, .down(CGPoint(x: 20, y: 40), finger: 0)])
}

@Test func `an exposed window has to be shown again`() {
  #expect(meaning(Events.window(SDL_WINDOWEVENT_EXPOSED)) == [.uncovered])
}

@Test func `of moves that follow each other the last is kept`() {
  var inputs: [WindowInput] = []

  inputs.add(.moved(CGPoint(x: 1, y: 0), finger: 0))
  inputs.add(.moved(CGPoint(x: 2, y: 0), finger: 0))
  inputs.add(.moved(CGPoint(x: 3, y: 0), finger: 1))
  inputs.add(.moved(CGPoint(x: 4, y: 0), finger: 0))

  #expect(
    inputs == [
      .moved(CGPoint(x: 2, y: 0), finger: 0), .moved(CGPoint(x: 3, y: 0), finger: 1),
      .moved(CGPoint(x: 4, y: 0), finger: 0),
    ])
}
