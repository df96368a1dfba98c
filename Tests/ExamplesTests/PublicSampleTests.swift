import Diagnostics
import Foundation
import InterfaceBuilder
import Testing
import Theatre
import UIKit

@testable import EmbeddedSwapping

/// The storyboard of the public sample that the first example is modelled on, run on the
/// example's classes.
@MainActor
struct PublicSampleTests {
  nonisolated private static let path: String = {
    let corpus =
      ProcessInfo.processInfo.environment["FLYTOWER_CORPUS"]
      ?? ExampleApp.root.appending(path: "../shared/corpus").path
    return corpus
      + "/mluton+EmbeddedSwapping/EmbeddedSwapping/en.lproj/MainStoryboard.storyboard"
  }()

  nonisolated private static let isThere = FileManager.default.fileExists(atPath: path)

  @Test(.enabled(if: isThere, "the corpus of public storyboards is not here"))
  func `the sample's own storyboard runs and swaps`() throws {
    let session = Session()
    session.whenRaised = { Issue.record("\($0)") }
    EmbeddedSwapping.registerConnections(in: session.connections)
    let performance = Performance(session: session)
    performance.open(try Document(contentsOf: Self.path))
    let script = """
      assert text "First View Controller"
      tap "Swap"
      wait 0.5
      tap "Swap"
      wait 0.5
      assert text "Second View Controller"
      assert no text "First View Controller"
      tap "Swap"
      wait 1
      assert text "First View Controller"
      """
    try performance.perform(Script(parsing: script))
    #expect(session.log.diagnostics.map(\.description) == [])
  }
}
