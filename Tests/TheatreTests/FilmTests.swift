import Drawing
import TestSupport
import Testing
import Theatre
import UIKit

@MainActor
struct FilmTests {
  @Test func `frames that show the same are kept once`() throws {
    let performance = try Performance(still, filmRate: 10)
    try performance.perform("wait 3")
    let film = try #require(performance.film)
    #expect(film.frames.map(\.time) == [0])
    #expect(film.end == 3)
  }

  @Test func `what moves has a frame at each tick of the rate and ends still`() throws {
    let performance = try Performance(doors, filmRate: 10)
    try performance.perform("wait 1\ntap Enter\nwait 1")
    let film = try #require(performance.film)
    // A sheet comes up in 0.4 s; the moment of the tap shows where it begins.
    #expect(film.frames.map(\.time) == [0, 1.0, 1.1, 1.2, 1.3, 1.4])
    #expect(film.end == 2)
  }

  @Test func `what a tap changes at once replaces the frame of its moment`() throws {
    let performance = try Performance(doors, filmRate: 10)
    try performance.perform("wait 1\ntap Enter\nwait 0.05")
    let film = try #require(performance.film)
    #expect(film.frames.map(\.time) == [0, 1.0, 1.05])
    #expect(Set(film.frames.map(\.list.description)).count == 3)
  }

  @Test func `a script without a wait leaves one frame`() throws {
    let performance = try Performance(still, filmRate: 10)
    try performance.perform("assert text Still")
    let film = try #require(performance.film)
    #expect(film.frames.map(\.time) == [0])
    #expect(film.size == Device.phone.size)
  }

  @Test func `without a rate there is no film`() throws {
    let performance = try Performance(still)
    try performance.perform("wait 1")
    #expect(performance.film == nil)
  }

  private let still = Storyboard(StoryboardScene("lobby", StoryboardView.label("Still")))
  private let doors = Storyboard(
    StoryboardScene("lobby", StoryboardView.button("Enter", "door", shows: "hall")),
    StoryboardScene("hall", StoryboardView.label("Hall")))
}
