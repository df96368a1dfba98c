import Diagnostics
import InterfaceBuilder
import Testing
import UIKit

/// One view made from the text of a nib.
@MainActor
struct NibFixture<View: UIView> {
  let session: Session
  let view: View

  init(_ element: String, resources: String = "", as type: View.Type = View.self) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
      <objects>\(element)</objects><resources>\(resources)</resources></document>
      """
    let document = try Document(bytes: Array(text.utf8), file: "Fixture.xib")
    let session = Session()
    self.session = session
    let made = session.perform { UINib(document: document).instantiate(withOwner: nil) }
    view = try #require(made.first as? View)
  }

  /// What is read of the view while its session is the current one.
  func read<Value>(_ body: (View) -> Value) -> Value { session.bind { body(view) } }

  var intrinsicContentSize: CGSize { read(\.intrinsicContentSize) }
}
