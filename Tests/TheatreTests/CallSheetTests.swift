import TestSupport
import Testing
import Theatre
import UIKit

@MainActor
struct CallSheetTests {
  @Test func `a launch is written line by line`() throws {
    let performance = try Performance(
      Storyboard(StoryboardScene("lobby", attributes: "customClass=\"Lobby\"")))
    #expect(
      performance.callSheet.foldedLines == [
        "Lobby init(coder:)", "Lobby awakeFromNib", "Lobby loadView", "Lobby viewDidLoad",
        "Lobby viewWillAppear(false)", "Lobby viewIsAppearing(false)", "Lobby layout",
        "Lobby viewDidAppear(false)",
      ])
  }

  @Test func `from the second of a class on names have a number`() throws {
    let session = Session()
    let sheet = CallSheet()
    sheet.attach(to: session)
    let document = try Storyboard(
      StoryboardScene("a", attributes: "storyboardIdentifier=\"box\""), StoryboardScene("b")
    ).document()

    let made = session.perform {
      let storyboard = UIStoryboard(name: "Main", document: document)
      return ["a", "a", "b"].map {
        storyboard.instantiateViewController(withIdentifier: "UIViewController-\($0)")
      }
    }

    #expect(made.count == 3)
    #expect(
      sheet.lines == [
        "box init(coder:)", "box awakeFromNib", "box#2 init(coder:)", "box#2 awakeFromNib",
        "UIViewController init(coder:)", "UIViewController awakeFromNib",
      ])
  }

  @Test func `rounds of layout are folded into one line for each appearance`() throws {
    let performance = try Performance(
      Storyboard(StoryboardScene("lobby", attributes: "title=\"a\"")))
    let root = try #require(performance.frontWindow?.rootViewController?.view)
    performance.callSheet.clear()

    performance.session.perform { root.setNeedsLayout() }
    performance.session.perform { root.setNeedsLayout() }

    let layout = [
      "UIViewController viewWillLayoutSubviews", "UIViewController viewDidLayoutSubviews",
    ]
    #expect(performance.callSheet.lines == layout + layout)
    #expect(performance.callSheet.foldedLines == ["UIViewController layout"])
  }

  @Test func `the text has the time of each call in seconds`() throws {
    let performance = try Performance(
      Storyboard(
        StoryboardScene("lobby", StoryboardView.button("Enter", "door", shows: "hall")),
        StoryboardScene("hall", attributes: "storyboardIdentifier=\"hall\"")))
    try performance.perform("wait 1.25")
    performance.callSheet.clear()

    try performance.perform("tap Enter\nwait 2")

    let lines = performance.callSheet.description.split(separator: "\n")
    #expect(lines.first == "  1.250  hall init(coder:)")
    // A sheet comes up in 0.4 s.
    #expect(lines.last == "  1.650  hall viewDidAppear(true)")
  }

  @Test func `a sheet does not keep its session`() {
    weak var session: Session?
    let sheet = CallSheet()
    do {
      let running = Session()
      session = running
      sheet.attach(to: running)
    }
    #expect(session == nil)
    #expect(sheet.lines.isEmpty)
  }
}
