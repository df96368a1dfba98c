import Foundation
import Testing
import Theatre
import UIKit

@testable import EmbeddedSwapping

/// The faults that containers of this kind are known for do not occur in the examples. Overlap
/// (rapid taps, a wrong child removed, views piling up) is in `RapidTapTests`.
@MainActor
struct KnownFaultsTests {
  @Test func `choosing the scene that is shown changes nothing`() throws {
    let app = ExampleApp(.switchViews)
    try app.play("tap yellowButton\nwait 1")
    let calls = app.sheet.lines.count
    let shown = try app.container().children
    try app.play("tap yellowButton\nwait 1")
    #expect(app.sheet.lines.count == calls)
    #expect(try app.container().children == shown)
  }

  @Test func `each child of the first example is made once and kept`() throws {
    let app = ExampleApp(.embeddedSwapping)
    for _ in 0..<6 { try app.play("tap swap\nwait 1") }
    let made = app.sheet.lines.filter { $0.hasSuffix("init(coder:)") }
    #expect(made.sorted() == made.reduce(into: Set()) { $0.insert($1) }.sorted())
    #expect(app.sheet.lines.filter { $0.hasSuffix("prepare(for: embedContainer)") }.count == 1)
  }

  @Test func `a container that leaves in the middle of a swap can swap again`() throws {
    let app = ExampleApp(.embeddedSwapping)
    let container = try app.container()
    let place = try #require(container.view.superview)
    try app.play("tap swap\nwait 0.3")
    app.session.perform { container.view.removeFromSuperview() }
    app.performance.wait(2)
    app.session.perform { place.addSubview(container.view) }
    try app.play("tap swap\nwait 1.5")
    #expect(container.children.count == 1)
    #expect(container.children.first is FirstViewController)
    #expect(container.children.first?.view.window != nil)
  }

  @Test(arguments: ExampleApp.Name.allCases, ["retina4_0", "retina6_9", "ipad12_9"])
  func `children fill their place on every screen`(
    _ name: ExampleApp.Name, _ device: String
  ) throws {
    let app = ExampleApp(name, session: Session(device: try #require(Device.named(device))))
    for button in name.buttons {
      try app.play("tap \(button)\nwait 2")
      let panel = try app.panel()
      let child = try #require(app.container().children.first)
      #expect(child.view.frame == panel.bounds)
      let inWindow = panel.convert(panel.bounds, to: nil)
      #expect(app.performance.frontWindow?.bounds.contains(inWindow) == true)
    }
  }

  @Test func `the slide starts at the panel's own right edge`() throws {
    let app = ExampleApp(
      .switchViews, session: Session(device: try #require(Device.named("ipad9_7"))))
    try app.play("tap yellowButton")
    let panel = try app.panel()
    let seen = try #require(app.container().children.first?.view.layer.presentation())
    #expect(seen.frame == panel.bounds.offsetBy(dx: panel.bounds.width, dy: 0))
    #expect(seen.opacity == 0)
  }

  @Test(arguments: ExampleApp.Name.allCases)
  func `while children change both are there, in order, and neither is left`(
    _ name: ExampleApp.Name
  ) throws {
    let app = ExampleApp(name)
    try app.play("tap \(name.buttons[0])\nwait 2")
    let old = try #require(app.container().children.first)
    try app.play("tap \(name.buttons.last ?? "")\nwait 0.2")
    #expect(try app.container().children.count == 2)
    #expect(try app.panel().subviews.count == 2)
    #expect(old.parent != nil)
    app.performance.wait(2)
    #expect(old.parent == nil)
    #expect(old.viewIfLoaded?.superview == nil)
  }

  @Test(arguments: ExampleApp.Name.allCases)
  func `a child that leaves is told before, one that comes is told after`(
    _ name: ExampleApp.Name
  ) throws {
    let app = ExampleApp(name)
    try app.play("tap \(name.buttons[0])\nwait 2")
    app.sheet.clear()
    try app.play("tap \(name.buttons.last ?? "")\nwait 2")
    let moves = app.sheet.lines.filter { $0.contains("ove(toParent") }
    #expect(
      moves.map { $0.split(separator: " ", maxSplits: 1)[1] } == [
        "willMove(toParent: nil)", "willMove(toParent:)",
        "didMove(toParent: nil)", "didMove(toParent:)",
      ])
    let names = moves.map { $0.split(separator: " ").first }
    #expect(names.first == names.dropFirst(2).first)
  }
}
