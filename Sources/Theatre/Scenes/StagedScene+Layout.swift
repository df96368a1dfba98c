public import Foundation
import InterfaceBuilder
import UIKit

extension StagedScene {
  /// Every view of the scene that the document has, parents first.
  public var frames: [ViewFrame] {
    session.bind { nibViews.map { ViewFrame($0, in: document) } }
  }

  /// The views whose constraints allow more than one layout, each with another frame that serves
  /// them as well.
  public var ambiguousFrames: [(view: ViewFrame, alternative: CGRect)] {
    session.bind {
      nibViews.compactMap { view in
        view.alternativeFrame.map { (ViewFrame(view, in: document), $0) }
      }
    }
  }

  /// What fixes the edges and sizes of the view with the id; nil if the scene has none.
  public func explanation(ofView id: String) -> ViewExplanation? {
    session.bind {
      nibViews.first { $0.nibIdentifier == id }.map { ViewExplanation($0, in: document) }
    }
  }
}

extension StagedScene {
  /// The views that the document has, in order.
  private var nibViews: [UIView] { ([view] + others).flatMap(\.nibSubtree) }
}

extension UIView {
  fileprivate var nibSubtree: [UIView] {
    (nibIdentifier == nil ? [] : [self]) + subviews.flatMap(\.nibSubtree)
  }
}
