public import Foundation
public import InterfaceBuilder
import UIKit

/// A view's place in its superview, by its id in the document.
public struct ViewFrame: Sendable {
  /// The id of the view's element.
  public let id: String
  /// The class, without its module.
  public let className: String
  /// In points, in the superview's coordinates.
  public let frame: CGRect
  /// The view's element, and where it says that the view is; nil for one that says nothing.
  public let element: Element?
  public let stored: CGRect?

  @MainActor
  init(_ view: UIView, in document: Document) {
    id = view.nibIdentifier ?? ""
    className = "\(type(of: view))"
    frame = view.frame
    element = document.element(id: id)
    stored = element.flatMap { ViewElement($0)?.frame }
  }

  /// Whether the file has the view elsewhere than its constraints put it, by more than half a
  /// point, as Interface Builder's warning of the same name says.
  public var isMisplaced: Bool {
    guard let stored else { return false }
    return [
      frame.minX - stored.minX, frame.minY - stored.minY, frame.width - stored.width,
      frame.height - stored.height,
    ].contains { abs($0) > 0.5 }
  }
}
