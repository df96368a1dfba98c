public import Drawing
public import Foundation

/// A rectangle of content in a tree: what it looks like, and what is moving on it.
///
/// Setters change the model at once; what is seen is the model with the running animations on
/// top (`presentation()`).
@MainActor
open class CALayer: NSObject {
  package var model = LayerState()

  public private(set) weak var superlayer: CALayer?
  package private(set) var children: [CALayer] = []
  /// Running animations, oldest first; later ones are laid on top.
  package var animations: [RunningAnimation] = []

  /// Asked first which action a change of a property triggers.
  public weak var delegate: (any CALayerDelegate)?
  /// Asked second.
  public var actions: [String: any CAAction]?
  public var name: String?
  /// Cuts out of the layer and its sublayers as much as the mask is opaque; in the coordinates of
  /// this layer. It belongs to no other layer.
  public var mask: CALayer? {
    didSet { mask?.removeFromSuperlayer() }
  }

  /// Pictures that keep their identity while nothing changes in them.
  var kept = KeptPictures()
  /// What was put into `contents`, whatever it is.
  var heldContents: Any?

  let context: LayerContext
  private let birthTurn: Int

  public required override init() {
    context = LayerContext.current
    birthTurn = context.turn
    super.init()
  }

  /// A copy of what another layer looks like, as Core Animation makes one for `presentation()`.
  public init(layer: Any) {
    context = LayerContext.current
    birthTurn = context.turn
    super.init()
    if let layer = layer as? CALayer { model = layer.model }
  }

  /// A layer of the same class of this module; a class of an app is shown as its nearest of ours.
  package func emptyCopy() -> CALayer { CALayer() }

  /// What the layer itself draws between its background and its sublayers, under a state.
  package func ownPicture(_ state: LayerState) -> Picture? { state.picture }

  /// How the sublayers are repeated; nil for once, as they are.
  package var replication: Replication? { nil }

  /// The timeline this layer's animations run on.
  package var timeline: Timeline { context.timeline }

  // MARK: Geometry

  public var bounds: CGRect {
    get { model.bounds }
    set { change("bounds", \.bounds, to: newValue) }
  }

  public var position: CGPoint {
    get { model.position }
    set { change("position", \.position, to: newValue) }
  }

  public var anchorPoint: CGPoint {
    get { model.anchorPoint }
    set { change("anchorPoint", \.anchorPoint, to: newValue) }
  }

  public var zPosition: CGFloat {
    get { model.zPosition }
    set { change("zPosition", \.zPosition, to: newValue) }
  }

  public var transform: CATransform3D {
    get { model.transform }
    set { change("transform", \.transform, to: newValue) }
  }

  /// Derived from bounds, position, anchor point and transform; setting it sets bounds and
  /// position. Under a transform the getter gives the box around the layer.
  public var frame: CGRect {
    get { model.frame }
    set {
      bounds = CGRect(origin: bounds.origin, size: newValue.size)
      position = CGPoint(
        x: newValue.minX + newValue.width * anchorPoint.x,
        y: newValue.minY + newValue.height * anchorPoint.y)
    }
  }

  public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  public func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  // MARK: Looks

  public var opacity: Float {
    get { Float(model.opacity) }
    set { change("opacity", \.opacity, to: CGFloat(newValue)) }
  }

  /// The opacity at full precision, as `UIView.alpha` has it.
  package var alpha: CGFloat {
    get { model.opacity }
    set { change("opacity", \.opacity, to: newValue) }
  }

  public var isHidden: Bool {
    get { model.isHidden }
    set { change("hidden", \.isHidden, to: newValue) }
  }

  public var masksToBounds: Bool {
    get { model.masksToBounds }
    set { change("masksToBounds", \.masksToBounds, to: newValue) }
  }

  /// Rounds the background; the contents and sublayers only with `masksToBounds`.
  public var cornerRadius: CGFloat {
    get { model.cornerRadius }
    set { change("cornerRadius", \.cornerRadius, to: newValue) }
  }

  public var backgroundColor: CGColor? {
    get { model.backgroundColor }
    set { change("backgroundColor", \.backgroundColor, to: newValue) }
  }

  public var borderWidth: CGFloat {
    get { model.borderWidth }
    set { change("borderWidth", \.borderWidth, to: newValue) }
  }

  public var borderColor: CGColor? {
    get { model.borderColor }
    set { change("borderColor", \.borderColor, to: newValue ?? .clear) }
  }

  /// What the layer shows between its background and its sublayers.
  package var picture: Picture? {
    get { model.picture }
    set { change("contents", \.picture, to: newValue) }
  }

  func change<Value: Equatable>(
    _ key: String, _ path: WritableKeyPath<LayerState, Value>, to value: Value
  ) {
    let old = model
    guard old[keyPath: path] != value else { return }
    let action = self.action(forKey: key)
    model[keyPath: path] = value
    action?.run(forKey: key, object: self, arguments: ["from": old])
  }

  /// nil until the end of the turn that made the layer.
  package var hasPresentation: Bool { context.turn > birthTurn }

  // MARK: Hierarchy

  public var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : children }
    set {
      for layer in children { layer.removeFromSuperlayer() }
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }

  public func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(children.count))
  }

  /// An index past the end appends.
  public func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    children.insert(layer, at: min(Int(index), children.count))
    layer.superlayer = self
  }

  /// A sibling that is no sublayer here puts the layer on top.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    let others = children.filter { $0 !== layer }
    let index = others.firstIndex { $0 === sibling } ?? others.count
    insertSublayer(layer, at: UInt32(index))
  }

  /// A sibling that is no sublayer here puts the layer on top.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    let others = children.filter { $0 !== layer }
    let index = others.firstIndex { $0 === sibling }.map { $0 + 1 } ?? others.count
    insertSublayer(layer, at: UInt32(index))
  }

  public func removeFromSuperlayer() {
    superlayer?.remove(self)
    superlayer = nil
  }

  /// Looks from both ends: layers mostly come and go there.
  private func remove(_ layer: CALayer) {
    var (low, high) = (0, children.count - 1)
    while low <= high {
      if children[low] === layer {
        _ = children.remove(at: low)
        return
      }
      if children[high] === layer {
        _ = children.remove(at: high)
        return
      }
      (low, high) = (low + 1, high - 1)
    }
  }
}
