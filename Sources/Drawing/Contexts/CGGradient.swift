// Names as Apple has them.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// What Core Foundation's arrays are in Swift.
public typealias CFArray = [Any]

/// A place for colours; every colour here is in sRGB.
public final class CGColorSpace: Sendable {
  public init() {}

  public convenience init?(name: String) { self.init() }

  public static let sRGB = "kCGColorSpaceSRGB"
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  public static let linearSRGB = "kCGColorSpaceLinearSRGB"
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace() }

/// Colours at places from 0 to 1.
public final class CGGradient: Sendable {
  let stops: [Gradient.Stop]

  /// Without locations the colours lie evenly; documented. nil without colours.
  public init?(colorsSpace: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
    let colors = colors.compactMap { $0 as? CGColor }
    guard !colors.isEmpty else { return nil }
    let places =
      locations.map { Array(UnsafeBufferPointer(start: $0, count: colors.count)) }
      ?? Self.evenly(colors.count)
    stops = zip(places, colors).map { Gradient.Stop($0, $1) }
      .sorted { $0.location < $1.location }
  }

  /// Four components a colour, as many colours as `count`.
  public init?(
    colorSpace: CGColorSpace, colorComponents: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    guard count > 0 else { return nil }
    let values = UnsafeBufferPointer(start: colorComponents, count: 4 * count)
    let places =
      locations.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? Self.evenly(count)
    stops = (0..<count).map { index in
      let color = CGColor(
        red: values[4 * index], green: values[4 * index + 1], blue: values[4 * index + 2],
        alpha: values[4 * index + 3])
      return Gradient.Stop(places[index], color)
    }.sorted { $0.location < $1.location }
  }

  private static func evenly(_ count: Int) -> [CGFloat] {
    (0..<count).map { count > 1 ? CGFloat($0) / CGFloat(count - 1) : 0 }
  }
}

/// Whether a gradient goes on before its start and past its end.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

extension CGContext {
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    draw(gradient, .linear(from: start, to: end), options)
  }

  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    draw(
      gradient,
      .radial(from: startCenter, radius: startRadius, to: endCenter, endRadius: endRadius),
      options)
  }

  private func draw(
    _ gradient: CGGradient, _ shape: Gradient.Shape, _ options: CGGradientDrawingOptions
  ) {
    let path = CGPath(rect: everything)
    let painted = Gradient(
      shape, stops: gradient.stops, extendsBefore: options.contains(.drawsBeforeStartLocation),
      extendsAfter: options.contains(.drawsAfterEndLocation))
    let command = DrawingCommand.gradient(path, painted)
    let silhouette = Picture(bounds: everything, [command])
    paint([command], silhouette: .picture(silhouette), isAlphaApplied: false)
  }
}

/// How pixels become larger; the renderer has one way.
public enum CGInterpolationQuality: Int32, Sendable {
  case `default` = 0
  case none = 1
  case low = 2
  case high = 3
  case medium = 4
}

public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent
  case absoluteColorimetric
  case relativeColorimetric
  case perceptual
  case saturation
}
