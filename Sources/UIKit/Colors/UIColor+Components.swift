import Drawing
public import Foundation
import InterfaceBuilder

extension UIColor {
  /// Hue goes once round from 0 to 1; saturation and brightness are from 0 to 1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let sector: CGFloat = (hue - hue.rounded(.down)) * 6
    func light(_ place: CGFloat) -> CGFloat {
      let way = (place + sector).truncatingRemainder(dividingBy: 6)
      let loss: CGFloat = saturation * max(0, min(way, 4 - way, 1))
      return brightness * (1 - loss)
    }
    self.init(red: light(5), green: light(3), blue: light(1), alpha: alpha)
  }

  /// Components may come to lie outside 0 to 1, for colours that sRGB does not have.
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    let (red, green, blue) = ColorElement.Value.sRGB(
      displayP3: (Double(red), Double(green), Double(blue)))
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: alpha)
  }

  @discardableResult @MainActor
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return true
  }

  /// False, and nothing is given, for a colour that is no grey; documented.
  @discardableResult @MainActor
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    guard color.red == color.green, color.green == color.blue else { return false }
    white?.pointee = color.red
    alpha?.pointee = color.alpha
    return true
  }

  @discardableResult @MainActor
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    let high = max(color.red, color.green, color.blue)
    let range: CGFloat = high - min(color.red, color.green, color.blue)
    hue?.pointee = color.hue(high: high, range: range)
    saturation?.pointee = high == 0 ? 0 : range / high
    brightness?.pointee = high
    alpha?.pointee = color.alpha
    return true
  }
}

extension UIColor: _ExpressibleByColorLiteral {
  public convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

/// The type of `#colorLiteral` without one of its own.
public typealias _ColorLiteralType = UIColor

extension Drawing.CGColor {
  fileprivate func hue(high: CGFloat, range: CGFloat) -> CGFloat {
    guard range > 0 else { return 0 }
    let sixths: CGFloat =
      switch high {
      case red: (green - blue) / range
      case green: 2 + (blue - red) / range
      default: 4 + (red - green) / range
      }
    return (sixths < 0 ? sixths + 6 : sixths) / 6
  }
}
