public import Drawing
public import Foundation

/// A colour, fixed or depending on the traits.
public final class UIColor: NSObject, Sendable {
  /// First in memory (see `FoundationMark`).
  private let foundationMark = FoundationMark()
  private let resolve: @Sendable (UITraitCollection) -> CGColor
  /// What is laid side by side instead of a colour.
  let pattern: UIImage?

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let color = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    resolve = { _ in color }
    pattern = nil
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  public init(cgColor: CGColor) {
    resolve = { _ in cgColor }
    pattern = nil
  }

  /// The image as tiles, as the background of a view; clear everywhere else.
  public init(patternImage image: UIImage) {
    resolve = { _ in .clear }
    pattern = image
  }

  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    resolve = { dynamicProvider($0).components(for: $0) }
    pattern = nil
  }

  /// A colour of one light and one dark appearance.
  init(light: CGColor, dark: CGColor) {
    resolve = { $0.userInterfaceStyle == .dark ? dark : light }
    pattern = nil
  }

  init(_ palette: ColorPalette) {
    resolve = { palette.color(for: $0.values) }
    pattern = nil
  }

  func components(for traits: UITraitCollection) -> CGColor { resolve(traits) }

  /// The components under the current traits.
  @MainActor public var cgColor: CGColor { resolve(.current) }

  public func resolvedColor(with traits: UITraitCollection) -> UIColor {
    UIColor(cgColor: resolve(traits))
  }

  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    let resolve = self.resolve
    return UIColor(dynamicProvider: { UIColor(cgColor: resolve($0).copy(alpha: alpha)) })
  }

  /// Equal when they look the same in every appearance.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return self === other
      || pattern == other.pattern
        && UIColor.appearances.allSatisfy { resolve($0) == other.resolve($0) }
  }

  public override var hash: Int { resolve(UIColor.appearances[0]).hashValue }

  /// As UIKit prints a colour of sRGB; low confidence for dynamic ones, which are found first.
  public override var description: String {
    let color = components(for: UITraitCollection(userInterfaceStyle: .light))
    let numbers = [color.red, color.green, color.blue, color.alpha].map { String(format: "%g", $0) }
    return "UIExtendedSRGBColorSpace " + numbers.joined(separator: " ")
  }

  private static let appearances: [UITraitCollection] = [
    UIUserInterfaceStyle.light, .dark,
  ].flatMap { style in
    [UIAccessibilityContrast.normal, .high].map { contrast in
      UITraitCollection(mutations: {
        $0.userInterfaceStyle = style
        $0.accessibilityContrast = contrast
      })
    }
  }
}
