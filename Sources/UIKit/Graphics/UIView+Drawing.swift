import Drawing
public import Foundation
import QuartzCore

extension UIView {
  /// What the view shows: what its `draw(_:)` records, which by default is its own content.
  ///
  /// Every view is asked, since nothing tells whether a class has a `draw(_:)` of its own; but a
  /// context is only made when somebody draws.
  final func recordedPicture() -> Picture? {
    guard !bounds.isEmpty else { return drawContents() }
    let ground = GraphicsGround(
      bounds: bounds, scale: Session.current.screen.scale, isOpaque: false)
    Session.current.graphics.drawing(on: ground) { draw(bounds) }
    guard ground.madeContext != nil else { return ground.contents }
    return ground.picture.map(onItsGround)
  }

  /// A view that claims to be opaque and has no background is black where nothing is drawn; high
  /// confidence.
  private func onItsGround(_ picture: Picture) -> Picture {
    guard isOpaque, backgroundColor == nil, clearsContextBeforeDrawing, drawContents() == nil else {
      return picture
    }
    return Picture(
      bounds: picture.bounds,
      DisplayList([.fill(CGPath(rect: picture.bounds), .black)] + picture.list.commands))
  }

  /// What the view's class shows by itself: if nothing else is drawn, that picture is the view's.
  final func drawOwnContents() {
    guard let ground = Session.current.graphics.current, let picture = drawContents() else {
      return
    }
    if ground.madeContext == nil, ground.contents == nil {
      ground.contents = picture
    } else {
      ground.context.append(.picture(picture))
    }
  }

  // MARK: Pictures of views

  /// Draws the view and all that is in it; whether the screen was updated before makes no
  /// difference, since there is none.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else {
      return false
    }
    if afterUpdates { update() }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    layer.render(in: context)
    context.restoreGState()
    return true
  }

  /// A view that shows what this one shows now.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    if afterUpdates { update() }
    return snapshot(of: bounds)
  }

  /// The part of the view within the rectangle, stretched between the insets when it is resized.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    if afterUpdates { update() }
    return snapshot(of: rect)
  }

  private func snapshot(of rect: CGRect) -> UIView {
    let context = CGContext(bounds: CGRect(origin: .zero, size: rect.size))
    context.translateBy(x: -rect.minX, y: -rect.minY)
    layer.render(in: context)
    return SnapshotView(Picture(bounds: context.bounds, context.drawing))
  }
}

/// A view made of a picture of another one.
final class SnapshotView: UIView {
  private let snapshot: Picture

  init(_ snapshot: Picture) {
    self.snapshot = snapshot
    super.init(frame: CGRect(origin: .zero, size: snapshot.bounds.size))
    isUserInteractionEnabled = false
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  override func drawContents() -> Picture? {
    guard snapshot.bounds.width > 0, snapshot.bounds.height > 0 else { return nil }
    guard bounds.size != snapshot.bounds.size else { return snapshot }
    let stretch = CGAffineTransform(
      scaleX: bounds.width / snapshot.bounds.width, y: bounds.height / snapshot.bounds.height)
    return Picture(bounds: bounds, [.save, .transform(stretch), .picture(snapshot), .restore])
  }
}
