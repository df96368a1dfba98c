public import Foundation
import UIKit

/// A view's place in its superview, by its id in the document.
public struct ViewFrame: Hashable, Sendable {
  /// The id of the view's element.
  public let id: String
  /// The class, without its module.
  public let className: String
  /// In points, in the superview's coordinates.
  public let frame: CGRect

  @MainActor
  init(_ view: UIView) {
    id = view.nibIdentifier ?? ""
    className = "\(type(of: view))"
    frame = view.frame
  }
}
