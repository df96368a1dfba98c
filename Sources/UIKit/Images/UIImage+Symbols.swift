public import Foundation

extension UIImage {
  /// How large and how bold a symbol of the system is.
  public final class SymbolConfiguration: NSObject, Sendable {
    let pointSize: CGFloat?
    let weight: SymbolWeight
    let scale: SymbolScale
    /// Of the layers of a symbol; the first is that of all, since symbols here have one layer.
    let colors: [UIColor]

    init(
      pointSize: CGFloat?, weight: SymbolWeight, scale: SymbolScale, colors: [UIColor] = []
    ) {
      self.pointSize = pointSize
      self.weight = weight
      self.scale = scale
      self.colors = colors
    }

    public override convenience init() { self.init(scale: .default) }

    public convenience init(pointSize: CGFloat) {
      self.init(pointSize: pointSize, weight: .unspecified, scale: .default)
    }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize, weight: weight, scale: .default)
    }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize: .some(pointSize), weight: weight, scale: scale)
    }

    public convenience init(scale: SymbolScale) {
      self.init(pointSize: nil, weight: .unspecified, scale: scale)
    }

    public convenience init(weight: SymbolWeight) {
      self.init(pointSize: nil, weight: weight, scale: .default)
    }

    public convenience init(font: UIFont) { self.init(pointSize: font.pointSize) }

    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(pointSize: font.pointSize, weight: .unspecified, scale: scale)
    }

    /// As large as text of the style.
    @MainActor public convenience init(textStyle: UIFont.TextStyle) {
      self.init(font: .preferredFont(forTextStyle: textStyle))
    }

    @MainActor public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }

    public convenience init(hierarchicalColor color: UIColor) {
      self.init(paletteColors: [color])
    }

    public convenience init(paletteColors colors: [UIColor]) {
      self.init(pointSize: nil, weight: .unspecified, scale: .default, colors: colors)
    }

    /// This configuration with what the other one says.
    public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
      SymbolConfiguration(
        pointSize: other.pointSize ?? pointSize,
        weight: other.weight == .unspecified ? weight : other.weight,
        scale: other.scale == .default ? scale : other.scale,
        colors: other.colors.isEmpty ? colors : other.colors)
    }

    /// The longer side is about 1.2 times the size of the text beside it, 17 points when nothing
    /// is said; files keep the proportions alone. Low confidence: each symbol has its own size.
    func size(ofProportions proportions: CGSize) -> CGSize {
      let longer: CGFloat = max(proportions.width, proportions.height)
      guard longer > 0 else { return .zero }
      let factor: CGFloat = (pointSize ?? 17) * 1.2 * scale.factor / longer
      func side(_ length: CGFloat) -> CGFloat { (length * factor * 3).rounded() / 3 }
      return CGSize(width: side(proportions.width), height: side(proportions.height))
    }

    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? SymbolConfiguration else { return false }
      return pointSize == other.pointSize && weight == other.weight && scale == other.scale
        && colors == other.colors
    }

    public override var hash: Int { weight.hashValue }
  }

  /// Raw values as documented.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small, medium, large

    /// Against the medium size; medium confidence.
    fileprivate var factor: CGFloat {
      switch self {
      case .small: 0.78
      case .default, .unspecified, .medium: 1
      case .large: 1.29
      }
    }
  }

  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
}
