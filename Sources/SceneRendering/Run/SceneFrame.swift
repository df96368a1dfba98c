import Diagnostics
import Drawing
import Foundation
import Theatre

/// A scene staged in a look: all that the main thread has to do for its picture.
struct SceneFrame: Sendable {
  let list: DisplayList
  /// In points.
  let size: CGSize
  /// Pixels a point.
  let scale: CGFloat
  /// Whether there is nothing outside the screen's round corners.
  let isCut: Bool
  let account: SceneAccount

  /// What everything is before the list is drawn.
  var ground: CGColor { isCut ? .clear : .black }
}

/// What is told of a scene in a look beside its picture.
struct SceneAccount: Equatable, Sendable {
  var findings: [DiagnosticLog.Entry] = []
  /// What UIKit wrote to the console.
  var written: [String] = []
  var outlines: [ViewOutline] = []
  var width: CGFloat = 0
  var height: CGFloat = 0
  var scale: CGFloat = 1
}

/// A picture as a file's content, and its account.
struct RenderedScene: Sendable {
  let account: SceneAccount
  let bytes: [UInt8]
}
