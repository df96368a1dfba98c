import Foundation
import QuartzCore

/// The drum that a picker's rows seem to lie on: where a row is seen, and how.
///
/// Fitted to pictures of iOS 8, 12 and 15: rows of 32 points are seen 31.5, 58.5, 78 and 87.5
/// points from the middle. High confidence for the places, medium for the opacities.
struct PickerDrum {
  /// Points from the axis to the rows.
  static let radius: CGFloat = 88
  /// What a row that is not chosen loses in width.
  private static let shrinking: CGFloat = 0.1
  /// Opacity of the rows beside the chosen one.
  private static let fading: CGFloat = 0.44

  /// How far along the drum rows can be seen at all, from the middle.
  static let reach = radius * .pi / 2

  /// From the middle of the drum, along its surface.
  let distance: CGFloat
  let rowHeight: CGFloat

  private var angle: CGFloat { distance / PickerDrum.radius }

  var isSeen: Bool { abs(distance) < PickerDrum.reach }

  /// From the middle of the drum, as it is seen.
  var place: CGFloat { PickerDrum.radius * sin(angle) }

  /// 0 for the row that is chosen, 1 for a row or more away from it.
  private var otherness: CGFloat { min(abs(distance) / max(rowHeight, 1), 1) }

  var scale: CGSize {
    CGSize(width: 1 - PickerDrum.shrinking * otherness, height: max(cos(angle), 0))
  }

  var opacity: CGFloat {
    let far: CGFloat = PickerDrum.fading * (0.4 + 0.6 * max(cos(angle), 0))
    return 1 + (far - 1) * otherness
  }
}
