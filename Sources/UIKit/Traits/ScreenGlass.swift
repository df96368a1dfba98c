package import Foundation

/// The shape of a screen's glass, of a device held upright: how round its corners are and what is
/// cut out of it. By default it is a rectangle.
package struct ScreenGlass: Hashable, Sendable {
  /// In points, of corners that bend smoothly; 0 for square ones. What UIKit itself reports of its
  /// devices, as others published it: high confidence but for the smallest iPad.
  package var cornerRadius: CGFloat = 0
  package var cutout: Cutout?

  /// The part that shows nothing, in the middle of the upper edge.
  package enum Cutout: Hashable, Sendable {
    /// Hangs from the edge. `foot` is the radius of its lower corners.
    case notch(CGSize, foot: CGFloat)
    /// Stands free, with round ends, `top` points below the edge.
    case island(CGSize, top: CGFloat)
  }

  var hasIsland: Bool {
    if case .island = cutout { true } else { false }
  }

  /// The width of what is cut out.
  var cutoutWidth: CGFloat {
    switch cutout {
    case .notch(let size, _), .island(let size, _): size.width
    case nil: 0
    }
  }
}

extension ScreenGlass {
  static func corners(_ radius: CGFloat) -> ScreenGlass { ScreenGlass(cornerRadius: radius) }

  /// The notch of phones before 2021. Sizes in millimetres were published with the pixels an inch;
  /// they are good to a point or two: medium confidence.
  static func wideNotch(
    corners: CGFloat, _ width: CGFloat, _ height: CGFloat
  ) -> ScreenGlass {
    let size = CGSize(width: width, height: height)
    return ScreenGlass(cornerRadius: corners, cutout: .notch(size, foot: 22))
  }

  /// The narrower notch since 2021; from the same source: medium confidence.
  static func notch(corners: CGFloat, _ width: CGFloat, _ height: CGFloat) -> ScreenGlass {
    let size = CGSize(width: width, height: height)
    return ScreenGlass(cornerRadius: corners, cutout: .notch(size, foot: 22.5))
  }

  /// 126 by 36 2/3 at 14 was measured on a picture of an iPhone of 402 points: high confidence.
  /// Where the safe area begins at 59 it lies at 11 1/3, as others measured: medium confidence.
  static func island(corners: CGFloat, top: CGFloat) -> ScreenGlass {
    let height: CGFloat = 110 / 3
    return ScreenGlass(
      cornerRadius: corners, cutout: .island(CGSize(width: 126, height: height), top: top))
  }
}
