import TestSupport
import Theatre
import UIKit

extension Performance {
  /// A performance of a storyboard, in a session of its own.
  convenience init(_ storyboard: Storyboard, filmRate: Double? = nil) throws {
    self.init(session: Session(), filmRate: filmRate)
    open(try storyboard.document())
  }

  /// Performs the text of a script.
  func perform(_ text: String) throws {
    try perform(Script(parsing: text))
  }
}
