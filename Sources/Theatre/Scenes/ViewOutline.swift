public import Foundation
import InterfaceBuilder
import UIKit

/// Where a view of a staged scene is to be seen, and what it is.
public struct ViewOutline: Equatable, Sendable {
  /// The class that the document names, whatever stands in for it.
  public let className: String
  /// nil for a view that UIKit made, such as a bar.
  public let id: String?
  /// 0 for what lies in the window itself.
  public let depth: Int
  /// In the superview's coordinates.
  public let frame: CGRect
  /// In the window's coordinates: the box around a view that is turned.
  public let box: CGRect

  public init(className: String, id: String?, depth: Int, frame: CGRect, box: CGRect) {
    self.className = className
    self.id = id
    self.depth = depth
    self.frame = frame
    self.box = box
  }

  @MainActor
  fileprivate init(_ view: UIView, depth: Int) {
    className = view.nibElement?["customClass"] ?? "\(type(of: view))"
    id = view.nibIdentifier
    self.depth = depth
    frame = view.frame
    box = view.convert(view.bounds, to: nil)
  }
}

extension StagedScene {
  /// Every view that is not hidden, of the containers around the scene too, parents before their
  /// subviews and those before what lies in front of them.
  public var outlines: [ViewOutline] {
    session.bind { (view.window?.subviews ?? [view]).flatMap { Self.outlines(of: $0, depth: 0) } }
  }

  private static func outlines(of view: UIView, depth: Int) -> [ViewOutline] {
    guard !view.isHidden, view.alpha > 0 else { return [] }
    let own = isKnown(view) ? [ViewOutline(view, depth: depth)] : []
    let inner = depth + own.count
    return own + view.subviews.flatMap { outlines(of: $0, depth: inner) }
  }

  /// Whether an app would know of the view: what UIKit makes its own views of is left out, not
  /// what is in them, and so are views of its own that have no room.
  private static func isKnown(_ view: UIView) -> Bool {
    view.nibElement != nil || (!view.bounds.isEmpty && "\(type(of: view))".hasPrefix("UI"))
  }
}
