import Drawing
import Foundation
import QuartzCore

/// Layers on a timeline of their own, turn by turn.
@MainActor
struct LayerRun {
  let context = LayerContext(timeline: Timeline())
  var timeline: Timeline { context.timeline }

  init() {
    timeline.turn = { [unowned context] body in
      LayerContext.$current.withValue(context) { body() }
      context.endTurn()
    }
  }

  /// Runs the body as one turn.
  @discardableResult
  func turn<Result>(_ body: () throws -> Result) rethrows -> Result {
    let result = try LayerContext.$current.withValue(context) { try body() }
    context.endTurn()
    return result
  }

  /// A layer of 100 × 50 points whose first turn is over.
  func seenLayer() -> CALayer {
    turn {
      let layer = CALayer()
      layer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
      return layer
    }
  }
}

extension CALayer {
  /// Where the layer is seen now.
  var seenX: CGFloat { presentationState().position.x }
}

/// Equal but for the last digits.
func isNear(_ one: CGFloat, _ other: CGFloat, within tolerance: CGFloat = 1e-6) -> Bool {
  abs(one - other) <= tolerance
}
