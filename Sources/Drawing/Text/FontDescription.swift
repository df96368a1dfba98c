public import Foundation

/// A face and a size, by name: what a typesetter needs to find a font.
public struct FontDescription: Hashable, Sendable {
  public enum Family: Hashable, Sendable {
    /// San Francisco on Apple's systems; a typesetter chooses what stands in for it.
    case system
    case named(String)
  }

  public var family: Family
  /// In points.
  public var size: CGFloat
  public var weight: FontWeight
  public var isItalic: Bool

  public init(
    family: Family = .system, size: CGFloat, weight: FontWeight = .regular, isItalic: Bool = false
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
  }
}

/// The weights a storyboard can name, lightest first.
public enum FontWeight: String, CaseIterable, Hashable, Sendable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
}
