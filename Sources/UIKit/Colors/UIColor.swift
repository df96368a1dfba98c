public import Drawing
public import Foundation

/// A colour, fixed or depending on the traits.
public final class UIColor: NSObject, Sendable {
  /// First in memory (see `FoundationMark`).
  private let foundationMark = FoundationMark()
  private let resolve: @Sendable (UITraitCollection) -> CGColor

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let color = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    resolve = { _ in color }
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  public init(cgColor: CGColor) { resolve = { _ in cgColor } }

  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    resolve = { dynamicProvider($0).components(for: $0) }
  }

  init(light: CGColor, dark: CGColor) {
    resolve = { $0.userInterfaceStyle == .dark ? dark : light }
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

  @discardableResult @MainActor
  public func getRed(
    _ red: inout CGFloat, green: inout CGFloat, blue: inout CGFloat, alpha: inout CGFloat
  ) -> Bool {
    let color = cgColor
    (red, green, blue, alpha) = (color.red, color.green, color.blue, color.alpha)
    return true
  }

  /// Equal when they look the same in light and in dark surroundings.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return UIColor.appearances.allSatisfy { resolve($0) == other.resolve($0) }
  }

  public override var hash: Int { resolve(UIColor.appearances[0]).hashValue }

  private static let appearances = [
    UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark),
  ]
}

extension UIColor {
  public static let black = UIColor(white: 0, alpha: 1)
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  public static let white = UIColor(white: 1, alpha: 1)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  public static let clear = UIColor(white: 0, alpha: 0)
}
