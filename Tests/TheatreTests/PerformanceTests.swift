import Diagnostics
import Drawing
import TestSupport
import Testing
import Theatre
import UIKit

@MainActor
struct PerformanceTests {
  @Test(arguments: ["key", "door", "Enter"])
  func `a view is tapped by accessibility identifier, id or title`(name: String) throws {
    let performance = try Performance(lobby)
    try performance.perform("tap \(name)\nwait 1\nassert text Hall")
    #expect(performance.screenTexts.last == "Hall")
  }

  @Test func `an accessibility identifier goes before an id, an id before a title`() throws {
    let storyboard = Storyboard(
      StoryboardScene(
        "lobby", StoryboardView.button("b", "a"),
        StoryboardView.button(
          "c", "b", y: 50, "<accessibility key=\"accessibilityConfiguration\" identifier=\"x\"/>"),
        StoryboardView.button(
          "x", "c", y: 100, "<accessibility key=\"accessibilityConfiguration\" identifier=\"a\"/>")
      ))
    let performance = try Performance(storyboard)
    let found = ["a", "b", "c", "x"].map { performance.view(named: $0)?.frame.minY }
    #expect(found == [100, 50, 100, 50])
  }

  @Test func `an unknown target names what there is to tap`() throws {
    let performance = try Performance(lobby)
    let error = #expect(throws: ScriptError.self) { try performance.perform("wait 1\ntap Exit") }
    #expect(error?.line == 2)
    #expect(
      error?.description == "nothing to tap is called 'Exit'; there are 'key', 'Closed'")
  }

  @Test func `without anything to tap the error says so`() throws {
    let performance = try Performance(Storyboard(StoryboardScene("empty")))
    let error = #expect(throws: ScriptError.self) { try performance.perform("tap Exit") }
    #expect(error?.description == "nothing to tap is called 'Exit'; there are nothing")
  }

  @Test func `a disabled control takes the touch and does nothing`() throws {
    let performance = try Performance(lobby)
    try performance.perform("tap Closed\nwait 1\nassert no text Hall")
    #expect(performance.session.log.diagnostics.isEmpty)
  }

  @Test func `a tap on a covered control reaches the cover, and a warning says so`() throws {
    let storyboard = Storyboard(
      StoryboardScene(
        "lobby", StoryboardView.button("Enter", "door", shows: "hall"),
        StoryboardView.element("view", "curtain")),
      StoryboardScene("hall", StoryboardView.label("Hall")))
    let performance = try Performance(storyboard)

    try performance.perform(
      Script(parsing: "\ntap Enter\nwait 1\nassert no text Hall", file: "s.txt"))

    #expect(
      performance.session.log.diagnostics.map(\.description) == [
        "s.txt:2: warning: a tap on 'Enter' reaches UIView 'curtain' [missed-tap]"
      ])
  }

  @Test func `a tap outside the screen reaches nothing`() throws {
    let performance = try Performance(
      Storyboard(StoryboardScene("lobby", StoryboardView.button("Far", "far", y: 5000))))
    try performance.perform("tap Far")
    #expect(
      performance.session.log.diagnostics.map(\.message) == ["a tap on 'Far' reaches nothing"])
  }

  @Test func `a text is tapped through what it lies on`() throws {
    let performance = try Performance(lobby)
    try performance.perform("tap Welcome")
    #expect(performance.session.log.diagnostics.isEmpty)
  }

  @Test func `waiting takes exactly the time it says`() throws {
    let performance = try Performance(lobby)
    try performance.perform("wait 0.1\nwait 0.2\nwait 0")
    #expect(performance.session.timeline.now == 0.1 + 0.2)
  }

  @Test func `a text that is missing is an error that lists the texts`() throws {
    let performance = try Performance(lobby)
    let error = #expect(throws: ScriptError.self) {
      try performance.perform("assert text Welcome\nassert text Goodbye")
    }
    #expect(error?.line == 2)
    #expect(
      error?.description
        == "no text 'Goodbye' on the screen, which shows 'Welcome', 'Enter', 'Closed'")
  }

  @Test func `a text that must not be there is an error`() throws {
    let performance = try Performance(lobby)
    let error = #expect(throws: ScriptError.self) {
      try performance.perform("assert no text Hall\nassert no text Welcome")
    }
    #expect(error?.line == 2)
    #expect(error?.description == "text 'Welcome' is on the screen")
  }

  @Test func `a snapshot keeps the screen of its moment`() throws {
    let performance = try Performance(lobby)

    try performance.perform("snapshot before\ntap Enter\nwait 1\nsnapshot after")

    #expect(performance.snapshots.map(\.name) == ["before", "after"])
    #expect(!performance.snapshots[0].list.description.contains("Hall"))
    #expect(performance.snapshots[1].list.description.contains("Hall"))
    #expect(performance.snapshots[1].list == performance.composeFrame())
  }

  @Test func `a storyboard without initial controller is not opened`() throws {
    let session = Session()
    let document = try Storyboard(StoryboardScene("lobby"), initial: "").document()
    #expect(Performance(session: session).open(document) == false)
    #expect(
      session.log.diagnostics.map(\.message) == [
        """
        Failed to instantiate the default view controller for UIMainStoryboardFile 'Main' - \
        perhaps the designated entry point is not set?
        """
      ])
  }

  private let lobby = Storyboard(
    StoryboardScene(
      "lobby", StoryboardView.label("Welcome", "welcome"),
      StoryboardView.button(
        "Enter", "door", y: 50, shows: "hall",
        "<accessibility key=\"accessibilityConfiguration\" identifier=\"key\"/>"),
      StoryboardView.button("Closed", "closed", attributes: "enabled=\"NO\"", y: 100, shows: "hall")
    ),
    StoryboardScene("hall", StoryboardView.label("Hall")))
}
