import Diagnostics
import Drawing
import Foundation
import InterfaceBuilder

/// Tells of fonts that a document names and that are not there, each once.
@MainActor
enum FontReport {
  static func report(_ font: FontElement, at element: Element) {
    guard case .named(let name, _, let size) = font.value else { return }
    let description = FontDescription(name: name, size: CGFloat(size))
    guard case .named = description.family else { return }
    let session = Session.current
    switch session.typesetter.provision(of: description) {
    case .installed: break
    case .standIn(let family):
      session.report(
        Diagnostic(
          .note, rule: "missing-font", "the font '\(name)' is drawn with \(family)",
          at: element.location),
        once: "font \(name)")
    case .missing:
      session.report(
        Diagnostic(
          .warning, rule: "missing-font",
          "the font '\(name)' is not there and is drawn with the system's",
          at: element.location, hint: "put its file into the project's folder, or install it"),
        once: "font \(name)")
    }
  }
}
