public import Diagnostics
public import Foundation
import InterfaceBuilder
import UIKit

/// Why a view lies where it lies: each edge and size with the chain of constraints that fixes it.
public struct ViewExplanation: Sendable {
  public let view: ViewFrame
  /// Left, right, top, bottom, width, height; empty for a view that no constraint places.
  public let measures: [Measure]

  public struct Measure: Sendable {
    /// `left`, `right`, `top`, `bottom`, `width` or `height`.
    public let name: String
    /// In the superview's coordinates, in points.
    public let value: CGFloat
    /// Whether the constraints allow other values as well.
    public let isAmbiguous: Bool
    /// The nearest first.
    public let reasons: [Reason]
  }

  public struct Reason: Sendable {
    public let text: String
    /// Where the file says so.
    public let place: SourceLocation?
  }

  @MainActor
  init(_ view: UIView, in document: Document) {
    self.view = ViewFrame(view, in: document)
    measures = view.layoutExplanations.map { explanation in
      Measure(
        name: explanation.measure.rawValue, value: explanation.value,
        isAmbiguous: explanation.isAmbiguous,
        reasons: explanation.reasons.map { reason in
          let owner = reason.view?.nibIdentifier.flatMap { document.element(id: $0) }
          return Reason(text: reason.text, place: (reason.element ?? owner)?.location)
        })
    }
  }
}
