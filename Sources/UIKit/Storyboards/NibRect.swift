import Diagnostics
import Foundation
import InterfaceBuilder

/// A rectangle of a file, cut to what can be laid out and drawn.
///
/// Interface Builder itself takes no number beyond some ten thousands; medium confidence.
@MainActor
struct NibRect {
  /// In points.
  static let limit: CGFloat = 1_000_000

  let rect: CGRect

  /// The element is the rectangle's own; it belongs to the view around it.
  init(_ written: CGRect, of element: Element) {
    rect = CGRect(
      x: Self.cut(written.origin.x), y: Self.cut(written.origin.y),
      width: Self.cut(written.size.width), height: Self.cut(written.size.height))
    guard rect != written, let owner = element.parent else { return }
    Session.current.report(
      Diagnostic(
        .warning, rule: "unusable-number",
        "the frame of \(owner.name) '\(owner.id ?? "")' is larger than any screen",
        at: owner.location, hint: "it is cut to a million points"),
      once: "\(element.location.file) frame")
  }

  static func cut(_ number: CGFloat) -> CGFloat { min(max(number, -limit), limit) }
}
