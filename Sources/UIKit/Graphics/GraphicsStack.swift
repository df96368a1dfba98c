import Drawing
import Foundation

/// The contexts that apps draw in just now; the last one is the current one.
@MainActor
final class GraphicsStack {
  private var grounds: [GraphicsGround] = []

  var current: GraphicsGround? { grounds.last }

  func push(_ ground: GraphicsGround) { grounds.append(ground) }

  /// One that was never pushed is passed over.
  @discardableResult func pop() -> GraphicsGround? { grounds.popLast() }

  /// Makes the ground the current one while the body runs.
  func drawing(on ground: GraphicsGround, _ body: () -> Void) {
    let depth = grounds.count
    grounds.append(ground)
    body()
    // What the body left open ends with it.
    grounds.removeLast(max(0, grounds.count - depth))
  }
}

/// A place to draw on; its context is made when something first asks for it.
@MainActor
final class GraphicsGround {
  let bounds: CGRect
  /// Pixels a point.
  let scale: CGFloat
  let isOpaque: Bool
  private(set) var madeContext: CGContext?
  /// What is there already and needs no context as long as nothing is drawn on it.
  var contents: Picture?

  init(bounds: CGRect, scale: CGFloat, isOpaque: Bool) {
    (self.bounds, self.scale, self.isOpaque) = (bounds, scale, isOpaque)
  }

  init(_ context: CGContext) {
    (bounds, scale, isOpaque) = (context.bounds, Session.current.screen.scale, false)
    madeContext = context
  }

  var context: CGContext {
    if let madeContext { return madeContext }
    let context = CGContext(bounds: bounds)
    if let contents { context.append(.picture(contents)) }
    madeContext = context
    return context
  }

  /// What was drawn; nil for nothing.
  var picture: Picture? {
    guard let drawing = madeContext?.drawing, !drawing.isEmpty else { return nil }
    return Picture(bounds: bounds, drawing)
  }

  /// What was drawn as an image, which stays a drawing until someone asks for its pixels.
  var image: UIImage {
    var drawing = madeContext?.drawing ?? DisplayList()
    if isOpaque {
      drawing.commands.insert(.fill(CGPath(rect: bounds), .black), at: 0)
    }
    return UIImage(Picture(bounds: bounds, drawing), scale: scale)
  }
}
