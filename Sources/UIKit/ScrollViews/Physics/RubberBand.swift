import Foundation

/// How far content follows a finger that pulls it beyond its edge.
///
/// The published formula: d · (1 − 1 / (x · c / d + 1)), with c = 0.55 and d the length of the
/// view; the more is pulled, the less follows, and never more than d. High confidence.
struct RubberBand {
  static let coefficient: CGFloat = 0.55

  /// The length of the scroll view along the pull.
  let length: CGFloat

  /// What is seen of a pull.
  func stretch(of pull: CGFloat) -> CGFloat {
    guard length > 0 else { return 0 }
    let share = abs(pull) * RubberBand.coefficient / length
    return (pull < 0 ? -length : length) * (share / (share + 1))
  }

  /// The pull that is seen as a stretch.
  func pull(for stretch: CGFloat) -> CGFloat {
    let seen = min(abs(stretch), length * 0.999)
    guard length > 0 else { return 0 }
    let pull = seen * length / (RubberBand.coefficient * (length - seen))
    return stretch < 0 ? -pull : pull
  }

  /// An offset where the finger has it, as it is seen.
  func place(_ offset: CGFloat, within limits: ClosedRange<CGFloat>) -> CGFloat {
    let inside = min(max(offset, limits.lowerBound), limits.upperBound)
    return inside + stretch(of: offset - inside)
  }

  /// The finger's offset for one that is seen.
  func offset(of place: CGFloat, within limits: ClosedRange<CGFloat>) -> CGFloat {
    let inside = min(max(place, limits.lowerBound), limits.upperBound)
    return inside + pull(for: place - inside)
  }
}
