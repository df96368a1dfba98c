import Foundation

extension UIView {
  /// Springs and struts: each subview's margins and sizes share what the superview gained, the
  /// flexible ones in proportion to their present lengths.
  final func resizeSubviews(from old: CGSize, to new: CGSize) {
    let scale = Session.current.device.scale
    for subview in subviews where !subview.autoresizingMask.isEmpty {
      let frame = subview.plainFrame
      let mask = subview.autoresizingMask
      let (x, width) = Autoresizing(mask, .horizontal).resized(
        start: frame.minX, length: frame.width, from: old.width, to: new.width, scale)
      let (y, height) = Autoresizing(mask, .vertical).resized(
        start: frame.minY, length: frame.height, from: old.height, to: new.height, scale)
      subview.plainFrame = CGRect(x: x, y: y, width: width, height: height)
    }
  }

  /// The frame the view would have without its transform.
  final var plainFrame: CGRect {
    get {
      guard !transform.isIdentity else { return frame }
      let (size, anchor) = (bounds.size, layer.anchorPoint)
      return CGRect(
        x: center.x - size.width * anchor.x, y: center.y - size.height * anchor.y,
        width: size.width, height: size.height)
    }
    set {
      guard !transform.isIdentity else {
        frame = newValue
        return
      }
      let anchor = layer.anchorPoint
      bounds.size = newValue.size
      center = CGPoint(
        x: newValue.minX + newValue.width * anchor.x,
        y: newValue.minY + newValue.height * anchor.y)
    }
  }
}

/// One axis of the autoresizing rule.
struct Autoresizing: Equatable {
  var isMinFlexible: Bool
  var isSizeFlexible: Bool
  var isMaxFlexible: Bool

  /// Several flexible parts grow in proportion to their lengths (high confidence), equally when
  /// all are zero (low); edges are rounded to pixels (low); a size never falls below zero (low).
  func resized(
    start: CGFloat, length: CGFloat, from old: CGFloat, to new: CGFloat, _ scale: CGFloat
  ) -> (start: CGFloat, length: CGFloat) {
    let shares = shares(start: start, length: length, in: old)
    let gained: CGFloat = new - old
    let newStart: CGFloat = start + gained * shares.start
    let newEnd: CGFloat = newStart + max(0, length + gained * shares.length)
    // Only what moved is rounded: a fixed fraction of a point stays as the file has it.
    let left: CGFloat = isMinFlexible ? (newStart * scale).rounded() / scale : newStart
    if !isSizeFlexible { return (left, length) }
    return (left, max(0, (newEnd * scale).rounded() / scale - left))
  }

  /// How much of what the superview gains goes to the near margin and to the size.
  func shares(
    start: CGFloat, length: CGFloat, in whole: CGFloat
  ) -> (start: CGFloat, length: CGFloat) {
    let parts: [(length: CGFloat, isFlexible: Bool)] = [
      (start, isMinFlexible), (length, isSizeFlexible), (whole - start - length, isMaxFlexible),
    ]
    let flexible = parts.filter(\.isFlexible)
    let total: CGFloat = flexible.reduce(0) { $0 + $1.length }
    func share(_ part: (length: CGFloat, isFlexible: Bool)) -> CGFloat {
      guard part.isFlexible else { return 0 }
      return total == 0 ? 1 / CGFloat(flexible.count) : part.length / total
    }
    return (share(parts[0]), share(parts[1]))
  }
}

extension Autoresizing {
  /// What a mask says of one axis.
  init(_ mask: UIView.AutoresizingMask, _ axis: NSLayoutConstraint.Axis) {
    switch axis {
    case .horizontal:
      isMinFlexible = mask.contains(.flexibleLeftMargin)
      isSizeFlexible = mask.contains(.flexibleWidth)
      isMaxFlexible = mask.contains(.flexibleRightMargin)
    case .vertical:
      isMinFlexible = mask.contains(.flexibleTopMargin)
      isSizeFlexible = mask.contains(.flexibleHeight)
      isMaxFlexible = mask.contains(.flexibleBottomMargin)
    }
  }
}
