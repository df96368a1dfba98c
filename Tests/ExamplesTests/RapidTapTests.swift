import Diagnostics
import Foundation
import Testing
import Theatre
import UIKit

/// A person who cannot wait.
@MainActor
struct RapidTapTests {
  @Test(arguments: ExampleApp.Name.allCases, [0, 0.05, 0.4])
  func `ten taps leave one child and balanced calls`(
    _ name: ExampleApp.Name, _ pause: Double
  ) throws {
    let app = ExampleApp(name)
    for tap in 0..<10 {
      let button = name.buttons[tap % name.buttons.count]
      try app.play("tap \(button)\nwait \(pause)")
    }
    app.performance.wait(3)

    let container = try app.container()
    #expect(container.children.count == 1)
    #expect(try app.panel().subviews == container.children.map(\.view))
    #expect(container.children.allSatisfy { $0.view.window != nil && $0.view.alpha == 1 })
    #expect(app.unbalanced == [])
    #expect(unevenMoves(in: app) == [], "a completion that ran twice would move a child twice")
    #expect(app.session.log.diagnostics.map(\.description) == [])
    #expect(try moves(in: app) == container.children.map { _ in "arrived" })
  }

  /// Moves that did not come in turn: `didMove` without its `willMove`, or twice.
  private func unevenMoves(in app: ExampleApp) -> [String] {
    var expected: [String: Bool] = [:]
    var wrong: [String] = []
    for entry in app.sheet.entries {
      switch entry.call {
      case .willMove(let isLeaving): expected[entry.name] = isLeaving
      case .didMove(let isLeaving):
        if expected.removeValue(forKey: entry.name) != isLeaving { wrong.append("\(entry)") }
      default: continue
      }
    }
    return wrong + expected.keys.sorted()
  }

  /// What each child heard last of its moves: those still there have arrived.
  private func moves(in app: ExampleApp) throws -> [String] {
    var last: [String: String] = [:]
    for entry in app.sheet.entries {
      switch entry.call {
      case .willMove(let isLeaving): last[entry.name] = isLeaving ? "leaving" : "arriving"
      case .didMove(let isLeaving): last[entry.name] = isLeaving ? "left" : "arrived"
      default: continue
      }
    }
    last["ContainerViewController"] = nil
    return last.values.filter { $0 != "left" }.sorted()
  }
}
