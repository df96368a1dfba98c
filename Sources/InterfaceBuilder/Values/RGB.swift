import Foundation

/// A colour by its three lights, encoded by sRGB's curve.
struct RGB: Equatable {
  var red: Double
  var green: Double
  var blue: Double

  /// The same colour in sRGB, taken as one of Display P3, which has the same curve and white.
  var fromDisplayP3: RGB {
    let (red, green, blue) = (linear(red), linear(green), linear(blue))
    return RGB(
      red: encoded(1.2249401 * red - 0.2249404 * green),
      green: encoded(-0.0420569 * red + 1.0420571 * green),
      blue: encoded(-0.0196376 * red - 0.0786361 * green + 1.0982735 * blue))
  }

  /// The same colour, taken as one whose lights are written without a curve.
  var fromLinear: RGB {
    RGB(red: encoded(red), green: encoded(green), blue: encoded(blue))
  }

  /// A grey of the curve x^2.2 by sRGB's curve.
  static func encodedGray(gamma22 white: Double) -> Double {
    guard white > 0, white < 1 else { return white }
    return encoded(pow(white, 2.2))
  }
}

private func linear(_ value: Double) -> Double {
  let size = abs(value)
  let result = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
  return value < 0 ? -result : result
}

private func encoded(_ value: Double) -> Double {
  let size = abs(value)
  let result = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
  return value < 0 ? -result : result
}
