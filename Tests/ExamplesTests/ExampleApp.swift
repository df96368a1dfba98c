import Diagnostics
import Foundation
import Testing
import Theatre
import UIKit

@testable import EmbeddedSwapping
@testable import SwitchViews

/// One of the examples, running in a session of its own.
@MainActor
struct ExampleApp {
  let performance: Performance
  var session: Session { performance.session }
  var sheet: CallSheet { performance.callSheet }

  nonisolated static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  enum Name: String, CaseIterable, Sendable {
    case embeddedSwapping = "EmbeddedSwapping"
    case switchViews = "SwitchViews"

    /// What swaps the children, in turn.
    var buttons: [String] {
      switch self {
      case .embeddedSwapping: ["swap"]
      case .switchViews: ["yellowButton", "pinkButton"]
      }
    }
  }

  init(_ name: Name, session: Session = Session()) {
    let folder = Self.root.appending(path: "Examples/\(name.rawValue)/\(name.rawValue)").path
    performance = Performance(session: session)
    // What would end the app fails the test and lets the others run.
    session.whenRaised = { Issue.record("\($0)") }
    switch name {
    case .embeddedSwapping:
      EmbeddedSwapping.registerConnections(in: session.connections)
      AppBundle(folder: folder).start(in: session, module: name.rawValue) {
        EmbeddedSwapping.AppDelegate()
      }
    case .switchViews:
      SwitchViews.registerConnections(in: session.connections)
      AppBundle(folder: folder).start(in: session, module: name.rawValue) {
        SwitchViews.AppDelegate()
      }
    }
  }

  func play(_ script: String) throws { try performance.perform(Script(parsing: script)) }

  /// The controller whose children are swapped.
  func container() throws -> UIViewController {
    let root = try #require(performance.frontWindow?.rootViewController)
    return root.children.first { $0 is ContainerViewController } ?? root
  }

  /// The view that the children's views are put into.
  func panel() throws -> UIView {
    if let container = try container() as? ContainerViewController { return container.view }
    return try #require(performance.view(named: "parent"))
  }

  /// Will- and did-callbacks of each controller, which must come in turn.
  var unbalanced: [String] {
    var state: [String: String] = [:]
    var wrong: [String] = []
    for entry in sheet.entries {
      let (from, to): (String, String)
      switch entry.call {
      case .viewWillAppear: (from, to) = ("away", "coming")
      case .viewDidAppear: (from, to) = ("coming", "there")
      case .viewWillDisappear: (from, to) = ("there", "going")
      case .viewDidDisappear: (from, to) = ("going", "away")
      default: continue
      }
      if state[entry.name, default: "away"] != from { wrong.append("\(entry)") }
      state[entry.name] = to
    }
    return wrong + state.filter { ["coming", "going"].contains($0.value) }.keys.sorted()
  }
}
