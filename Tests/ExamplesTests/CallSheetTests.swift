import Testing
import Theatre
import UIKit

/// The call sheets of the examples, rounds of layout folded.
@MainActor
struct CallSheetTests {
  @Test func `EmbeddedSwapping launches as the reference says`() {
    let app = ExampleApp(.embeddedSwapping)
    #expect(
      app.sheet.foldedLines == [
        "ViewController init(coder:)", "ViewController awakeFromNib", "ViewController loadView",
        "ContainerViewController init(coder:)", "ContainerViewController awakeFromNib",
        "ViewController prepare(for: embedContainer)",
        "ContainerViewController willMove(toParent:)",
        "ContainerViewController loadView", "ContainerViewController viewDidLoad",
        "FirstViewController init(coder:)", "FirstViewController awakeFromNib",
        "ContainerViewController prepare(for: embedFirst)",
        "FirstViewController willMove(toParent:)",
        "FirstViewController loadView", "FirstViewController viewDidLoad",
        "FirstViewController didMove(toParent:)",
        "ContainerViewController didMove(toParent:)",
        "ViewController viewDidLoad",
        "ViewController viewWillAppear(false)", "ContainerViewController viewWillAppear(false)",
        "FirstViewController viewWillAppear(false)",
        "ViewController viewIsAppearing(false)", "ContainerViewController viewIsAppearing(false)",
        "FirstViewController viewIsAppearing(false)",
        "ViewController layout", "ContainerViewController layout", "FirstViewController layout",
        "ViewController viewDidAppear(false)", "ContainerViewController viewDidAppear(false)",
        "FirstViewController viewDidAppear(false)",
      ])
  }

  @Test func `the Swap button dissolves to the second child and back to the kept first`() throws {
    let app = ExampleApp(.embeddedSwapping)
    let launch = app.sheet.foldedLines.count
    try app.play("tap swap\nwait 1")
    let swapped = app.sheet.foldedLines.count
    try app.play("tap swap\nwait 1")
    #expect(
      app.sheet.foldedLines[launch..<swapped] == [
        "SecondViewController init(coder:)", "SecondViewController awakeFromNib",
        "ContainerViewController prepare(for: embedSecond)",
        "SecondViewController loadView", "SecondViewController viewDidLoad",
        "FirstViewController willMove(toParent: nil)", "SecondViewController willMove(toParent:)",
        "FirstViewController viewWillDisappear(true)", "SecondViewController viewWillAppear(true)",
        "SecondViewController viewIsAppearing(true)", "SecondViewController layout",
        "SecondViewController viewDidAppear(true)", "FirstViewController viewDidDisappear(true)",
        "FirstViewController didMove(toParent: nil)", "SecondViewController didMove(toParent:)",
      ])
    #expect(
      app.sheet.foldedLines[swapped...] == [
        "SecondViewController willMove(toParent: nil)", "FirstViewController willMove(toParent:)",
        "SecondViewController viewWillDisappear(true)", "FirstViewController viewWillAppear(true)",
        "FirstViewController viewIsAppearing(true)", "FirstViewController layout",
        "FirstViewController viewDidAppear(true)", "SecondViewController viewDidDisappear(true)",
        "SecondViewController didMove(toParent: nil)", "FirstViewController didMove(toParent:)",
      ])
  }

  @Test func `SwitchViews makes the calls that its origin forgot`() throws {
    let app = ExampleApp(.switchViews)
    try app.play("tap yellowButton\nwait 1")
    let first = app.sheet.foldedLines.count
    try app.play("tap pinkButton\nwait 1")
    #expect(
      app.sheet.foldedLines[first...] == [
        "PinkViewController init(coder:)", "PinkViewController awakeFromNib",
        "YellowViewController willMove(toParent: nil)",
        "PinkViewController willMove(toParent:)",
        "PinkViewController loadView", "PinkViewController viewDidLoad",
        "PinkViewController viewWillAppear(false)",
        "PinkViewController viewIsAppearing(false)", "PinkViewController layout",
        "PinkViewController viewDidAppear(false)",
        "YellowViewController viewWillDisappear(false)",
        "YellowViewController didMove(toParent: nil)",
        "PinkViewController didMove(toParent:)",
        "YellowViewController viewDidDisappear(false)",
      ])
  }

  @Test(arguments: ExampleApp.Name.allCases)
  func `two runs have the same sheet`(_ name: ExampleApp.Name) throws {
    func sheet() throws -> String {
      let app = ExampleApp(name)
      for button in name.buttons { try app.play("tap \(button)\nwait 2") }
      return app.sheet.description
    }
    #expect(try sheet() == sheet())
  }
}
