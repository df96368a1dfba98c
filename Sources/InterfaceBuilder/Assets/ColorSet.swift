import Diagnostics

/// A colour of a catalog, which may differ by appearance and device.
public struct ColorSet: Hashable, Sendable {
  struct Variant: Hashable, Sendable {
    let value: ColorElement.Value
    let conditions: AssetConditions
  }

  let variants: [Variant]

  /// The colour for these surroundings; nil when none is made for them.
  public func value(for traits: AssetTraits) -> ColorElement.Value? {
    let ranked = variants.compactMap { variant in
      variant.conditions.rank(in: traits).map { (variant.value, rank: $0) }
    }
    // The first of equals: `max` would give the last.
    return ranked.reduce(nil as (ColorElement.Value, rank: Int)?) { best, next in
      if let best, best.rank >= next.rank { best } else { next }
    }?.0
  }
}

extension ColorSet {
  init(_ contents: JSONNode, folder: String, reader: inout AssetReader) {
    var variants: [Variant] = []
    for entry in contents["colors"]?.elements ?? [] {
      // An entry without a colour is a place that the editor shows empty.
      guard let color = entry["color"] else { continue }
      if let value = ColorElement.Value(color) {
        variants.append(Variant(value: value, conditions: AssetConditions(entry)))
      } else {
        reader.report(
          .warning, "odd-value", "the colour's components are not understood", in: folder,
          line: color.line)
      }
    }
    self.variants = variants
  }
}

extension ColorElement.Value {
  /// `color` of an entry: components in a colour space, or a reference to a colour of the system.
  fileprivate init?(_ color: JSONNode) {
    if let reference = color["reference"]?.string {
      self = .system(reference)
      return
    }
    guard let components = color["components"] else { return nil }
    let alpha = components["alpha"].flatMap(component) ?? 1
    if let white = components["white"].flatMap(component) {
      self = .white(grayEncoded(white, space: color["color-space"]?.string), alpha: alpha)
      return
    }
    guard let red = components["red"].flatMap(component),
      let green = components["green"].flatMap(component),
      let blue = components["blue"].flatMap(component)
    else { return nil }
    let light = RGB(red: red, green: green, blue: blue)
    let shown: RGB =
      switch color["color-space"]?.string {
      case "display-p3": light.fromDisplayP3
      case "extended-linear-srgb": light.fromLinear
      default: light
      }
    self = .components(red: shown.red, green: shown.green, blue: shown.blue, alpha: alpha)
  }
}

/// A component is from 0 to 1 with a point, from 0 to 255 without one, or hexadecimal.
private func component(_ node: JSONNode) -> Double? {
  if let number = node.number { return number }
  guard let text = node.string else { return nil }
  if text.hasPrefix("0x") || text.hasPrefix("0X") {
    return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
  }
  guard let number = Double(text), number.isFinite else { return nil }
  return text.contains(".") || text.lowercased().contains("e") ? number : number / 255
}

/// A grey of a curve of 2.2 in sRGB; an extended grey is one of sRGB already.
private func grayEncoded(_ white: Double, space: String?) -> Double {
  space == "gray-gamma-22" ? RGB.encodedGray(gamma22: white) : white
}
