import Foundation
import InterfaceBuilder

/// Stands in for a view of another framework: keeps its place and what the file says, and shows
/// what it is.
@MainActor
class ForeignView: OpaqueView {
  /// The class that it stands for.
  class var className: String { String(describing: self) }

  override init(frame: CGRect) {
    super.init(frame: frame)
    kind = Self.className
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    kind = (coder as? NibCoder)?.element["customClass"] ?? Self.className
  }
}

/// SpriteKit's view.
final class SKView: ForeignView {}
/// ARKit's view of a SpriteKit scene.
final class ARSKView: ForeignView {}
