public import Drawing
public import Foundation

/// A layer that shows its sublayers several times, each time moved on from the last.
///
/// Of the colour of instances only alpha is drawn, and their delay is not.
@MainActor
open class CAReplicatorLayer: CALayer {
  package override func emptyCopy() -> CALayer { CAReplicatorLayer() }

  /// How often the sublayers are seen, the first time included.
  public var instanceCount = 1
  public var preservesDepth = false
  public var instanceDelay: TimeInterval = 0
  /// From one instance to the next, about the middle of the bounds.
  public var instanceTransform = CATransform3D()
  public var instanceColor: CGColor? = .white
  public var instanceRedOffset: Float = 0
  public var instanceGreenOffset: Float = 0
  public var instanceBlueOffset: Float = 0
  public var instanceAlphaOffset: Float = 0

  package override var replication: Replication? {
    Replication(
      count: instanceCount, transform: instanceTransform, alpha: instanceColor?.alpha ?? 1,
      alphaOffset: CGFloat(instanceAlphaOffset))
  }
}

/// How a layer's sublayers are repeated.
package struct Replication: Equatable, Sendable {
  /// More are not drawn.
  private static let limit = 1000

  let count: Int
  let transform: CATransform3D
  let alpha: CGFloat
  let alphaOffset: CGFloat

  /// In painting order.
  func instances(in state: LayerState) -> [(transform: CATransform3D, opacity: CGFloat)] {
    let center = CGPoint(x: state.bounds.midX, y: state.bounds.midY)
    let step = transform.about(center)
    var total = CATransform3D()
    return (0..<max(0, min(count, Self.limit))).compactMap { index in
      defer { total = CATransform3DConcat(total, step) }
      let opacity = alpha + alphaOffset * CGFloat(index)
      return opacity > 0 ? (total, min(1, opacity)) : nil
    }
  }
}
