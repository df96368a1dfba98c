import Drawing
import Foundation

extension UITextField {
  /// Measured on pictures of iOS 7 to 26; high confidence.
  private static let cornerRadius: CGFloat = 5
  /// One pixel of 204 grey on white, which is black at a fifth; high confidence. White on dark is
  /// low confidence.
  private static let roundBorder = UIColor(
    light: CGColor(red: 0, green: 0, blue: 0, alpha: 0.2),
    dark: CGColor(red: 1, green: 1, blue: 1, alpha: 0.2))
  /// Medium confidence.
  private static let roundFill = UIColor(
    light: .white, dark: CGColor(red: 28 / 255, green: 28 / 255, blue: 30 / 255, alpha: 1))
  /// Over the filling of a field that is disabled; medium confidence.
  private static let disabledShade = UIColor(
    light: CGColor(red: 0, green: 0, blue: 0, alpha: 0.02),
    dark: CGColor(red: 1, green: 1, blue: 1, alpha: 0.05))
  /// Low confidence.
  private static let bezelBorder = UIColor(
    light: CGColor(red: 0, green: 0, blue: 0, alpha: 0.33),
    dark: CGColor(red: 1, green: 1, blue: 1, alpha: 0.33))

  /// A field with round corners shows its background within them; high confidence.
  final func borderDidChange(from old: BorderStyle) {
    if borderStyle == .roundedRect {
      layer.cornerRadius = Self.cornerRadius
    } else if old == .roundedRect, layer.cornerRadius == Self.cornerRadius {
      layer.cornerRadius = 0
    }
    contentDidChange()
  }

  /// Round corners leave out the image of the background; documented.
  final var border: DisplayList {
    let rect = borderRect(forBounds: bounds)
    guard borderStyle != .roundedRect else { return roundedBorder(rect) }
    var list = DisplayList()
    let image = isEnabled ? background : disabledBackground ?? background
    if let image {
      let tint = image.tint(in: self, isTemplate: image.renderingMode == .alwaysTemplate)
      list.commands += image.drawing(in: rect, tint: tint)
    } else {
      list.commands += edges(rect)
    }
    return list
  }

  private func roundedBorder(_ rect: CGRect) -> DisplayList {
    let radius = min(layer.cornerRadius, rect.height / 2)
    let whole = CGPath(roundedRect: rect, cornerRadius: radius)
    var list = DisplayList()
    if backgroundColor == nil { list.append(.fill(whole, color(Self.roundFill))) }
    if !isEnabled { list.append(.fill(whole, color(Self.disabledShade))) }
    list.append(outline(rect, color(Self.roundBorder), radius: radius))
    return list
  }

  /// A line of a pixel; the bezel is darker at the top. Low confidence for both.
  private func edges(_ rect: CGRect) -> [DrawingCommand] {
    switch borderStyle {
    case .none, .roundedRect: return []
    case .line: return [outline(rect, color(.label), radius: 0)]
    case .bezel:
      let pixel: CGFloat = 1 / Session.current.device.scale
      let top = CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 2 * pixel)
      let shade = color(Self.bezelBorder)
      return [outline(rect, shade, radius: 0), .fill(CGPath(rect: top), shade)]
    }
  }

  private func outline(_ rect: CGRect, _ color: CGColor, radius: CGFloat) -> DrawingCommand {
    let pixel: CGFloat = 1 / Session.current.device.scale
    let inner = rect.insetBy(dx: pixel / 2, dy: pixel / 2)
    return .stroke(
      CGPath(roundedRect: inner, cornerRadius: max(0, radius - pixel / 2)), color, width: pixel)
  }

  private func color(_ color: UIColor) -> CGColor { color.components(for: traitCollection) }
}
