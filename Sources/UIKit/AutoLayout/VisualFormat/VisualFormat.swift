import Foundation

/// A visual format taken apart: a row or column of views and what is between them.
struct VisualFormat {
  var axis = NSLayoutConstraint.Axis.horizontal
  /// From the superview's edge to the first view; nil without a `|`.
  var start: Connection?
  var parts: [Part] = []
  /// Between each view and the next.
  var connections: [Connection] = []
  /// From the last view to the superview's edge; nil without a `|`.
  var end: Connection?

  /// A view and what is said of its size.
  struct Part {
    let item: AnyObject
    let sizes: [Predicate]
    /// How many characters of the format lie before the end of this part.
    let position: Int
  }

  enum Connection {
    case flush
    /// The system's choice.
    case standard
    case spaces([Predicate])
  }

  /// A wish for a length.
  struct Predicate {
    let relation: NSLayoutConstraint.Relation
    let length: Length
    let priority: UILayoutPriority
  }

  enum Length {
    case constant(CGFloat)
    /// As long as another view.
    case item(AnyObject)
  }

  /// What is wrong with a format, and how many characters in.
  struct Fault: Error {
    let message: String
    let position: Int

    /// UIKit's words; high confidence for the frame, for the messages where `FormatParser` says.
    func reason(in format: String) -> String {
      guard !format.isEmpty else { return "Unable to parse constraint format: \(message)" }
      let indent = String(repeating: " ", count: position)
      return "Unable to parse constraint format: \n\(message) \n\(format) \n\(indent)^"
    }
  }
}
