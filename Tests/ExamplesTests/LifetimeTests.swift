import Foundation
import Testing
import Theatre
import UIKit

/// What becomes of children that are not wanted any more.
@MainActor
struct LifetimeTests {
  private struct Probe {
    weak var controller: UIViewController?
  }

  @Test func `ten thousand swaps free every discarded child and keep memory flat`() async throws {
    let app = ExampleApp(.switchViews)
    let container = try app.container()
    var probes: [Probe] = []
    var early = 0
    for swap in 0..<10_000 {
      if swap == 1000 { early = residentPages }
      // The main actor is for the other tests too.
      if swap.isMultiple(of: 50) { await Task.yield() }
      let button = swap.isMultiple(of: 2) ? "yellowButton" : "pinkButton"
      let view = try #require(app.performance.view(named: button))
      app.performance.tap(view, in: try #require(view.window))
      app.performance.wait(0.6)
      probes.append(Probe(controller: container.children.last))
      app.sheet.clear()
    }
    #expect(probes.dropLast().filter { $0.controller != nil }.isEmpty)
    #expect(probes.last?.controller != nil)
    #expect(container.children.count == 1)
    // Other tests run beside this one: a page a swap would be 9,000.
    #expect(residentPages - early < 4_000, "from \(early) to \(residentPages) pages")
  }

  /// Of 4 KiB, as the kernel counts them.
  private var residentPages: Int {
    let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    let words = text.split(separator: " ")
    return words.count > 1 ? Int(words[1]) ?? 0 : 0
  }

  @Test func `an app that ends leaves nothing behind`() throws {
    weak var window: UIWindow?
    weak var root: UIViewController?
    do {
      let app = ExampleApp(.embeddedSwapping)
      try app.play("tap swap\nwait 0.5")
      window = app.performance.frontWindow
      root = window?.rootViewController
      #expect(root != nil)
    }
    #expect(window == nil)
    #expect(root == nil)
  }
}
