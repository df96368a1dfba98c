import Diagnostics
import Foundation
package import InterfaceBuilder

/// One making of a xib's objects.
@MainActor
package struct XibNib {
  private let document: Document

  package init(_ document: Document) { self.document = document }

  /// The top-level objects in the order of the document, placeholders left out.
  ///
  /// The owner stands for the placeholder of id −1 and is not sent `awakeFromNib`. Without one a
  /// plain object stands in; `looksOnly` lets it have any outlet. High confidence.
  package func instantiate(owner: NSObject?, looksOnly: Bool = false) -> [NSObject] {
    makeObjects(owner: owner, looksOnly: looksOnly).made
  }

  /// Loads the view of a controller: the object of the owner's outlet `view`. The exception's text
  /// is UIKit's own; high confidence.
  func loadView(of controller: UIViewController, named name: String) {
    let objects = makeObjects(owner: controller, looksOnly: false).all
    let outlet = placeholder.map(AnyObjectElement.init)?.outlets.first { $0.property == "view" }
    if let view = outlet?.destinationID.flatMap({ objects[$0] }) as? UIView {
      view.frame = UIScreen.main.bounds
      controller.view = view
      return
    }
    Session.current.raise(
      .internalInconsistency,
      "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib but the view "
        + "outlet was not set.")
  }

  private var placeholder: Element? { document.objects.first { $0.id == "-1" } }

  private func makeObjects(
    owner: NSObject?, looksOnly: Bool
  ) -> (made: [NSObject], all: [String: NSObject]) {
    let session = Session.current
    guard session.nibNesting.enterNib() else {
      reportEndlessNib()
      return ([], [:])
    }
    defer { session.nibNesting.leaveNib() }
    let loader = NibLoader(nib: nil)
    if let placeholder { loader.adoptOwner(owner, for: placeholder, isStandIn: looksOnly) }
    let made = document.objects.filter { $0.name != "placeholder" }
      .compactMap { make($0, with: loader) }
    loader.finish()
    return (made, loader.objects)
  }

  /// A controller of a xib has its view at once. Medium confidence.
  private func make(_ element: Element, with loader: NibLoader) -> NSObject? {
    let made = loader.makeObject(element)
    if let controller = made as? UIViewController {
      controller.nibElement = element
      if let view = ControllerElement(element)?.view { controller.view = loader.makeView(view) }
    }
    return made
  }

  private func reportEndlessNib() {
    Session.current.report(
      Diagnostic(
        .error, rule: "endless-nesting",
        "xibs load one another more than \(NibNesting.nibLimit) deep",
        at: SourceLocation(file: document.file), hint: "what this one would hold is left out"),
      once: "\(document.file) nested nibs")
  }
}
