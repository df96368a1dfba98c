import Foundation

/// The way from one place to another, in place of a single attribute of a constraint.
///
/// Its value is the end's place less the start's.
@MainActor
struct AnchorSpan {
  let start: End
  let end: End

  /// Whether the items of both ends are there.
  var isWhole: Bool { start.item != nil && end.item != nil }

  /// A place: an attribute of a view or a guide.
  struct End {
    weak var item: AnyObject?
    let attribute: NSLayoutConstraint.Attribute
  }
}
