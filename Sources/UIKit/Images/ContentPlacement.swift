import Foundation

/// Where content of a size lies in a view's bounds.
struct ContentPlacement {
  let mode: UIView.ContentMode

  /// Content that keeps its size is centred, or touches the edges that the mode names. Documented.
  func rect(of size: CGSize, in bounds: CGRect) -> CGRect {
    switch mode {
    case .scaleToFill, .redraw: bounds
    case .scaleAspectFit: scaled(size, in: bounds) { min($0, $1) }
    case .scaleAspectFill: scaled(size, in: bounds) { max($0, $1) }
    case .center: placed(size, in: bounds, x: 0.5, y: 0.5)
    case .top: placed(size, in: bounds, x: 0.5, y: 0)
    case .bottom: placed(size, in: bounds, x: 0.5, y: 1)
    case .left: placed(size, in: bounds, x: 0, y: 0.5)
    case .right: placed(size, in: bounds, x: 1, y: 0.5)
    case .topLeft: placed(size, in: bounds, x: 0, y: 0)
    case .topRight: placed(size, in: bounds, x: 1, y: 0)
    case .bottomLeft: placed(size, in: bounds, x: 0, y: 1)
    case .bottomRight: placed(size, in: bounds, x: 1, y: 1)
    }
  }

  private func scaled(
    _ size: CGSize, in bounds: CGRect, _ choose: (CGFloat, CGFloat) -> CGFloat
  ) -> CGRect {
    guard size.width > 0, size.height > 0 else { return bounds }
    let factor = choose(bounds.width / size.width, bounds.height / size.height)
    let scaled = CGSize(width: size.width * factor, height: size.height * factor)
    return placed(scaled, in: bounds, x: 0.5, y: 0.5)
  }

  /// `x` and `y` are the share of the free room before the content.
  private func placed(_ size: CGSize, in bounds: CGRect, x: CGFloat, y: CGFloat) -> CGRect {
    CGRect(
      x: bounds.minX + (bounds.width - size.width) * x,
      y: bounds.minY + (bounds.height - size.height) * y, width: size.width, height: size.height)
  }
}
