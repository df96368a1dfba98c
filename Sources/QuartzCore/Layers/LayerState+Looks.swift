import Drawing
import Foundation

extension LayerState {
  /// The value of a key path of the looks that not every layer has.
  func look(_ path: String) -> AnimatableValue? {
    switch path {
    case "shadowColor": .color(shadow.color ?? .clear)
    case "shadowOpacity": .number(shadow.opacity)
    case "shadowOffset": .size(shadow.offset)
    case "shadowOffset.width": .number(shadow.offset.width)
    case "shadowOffset.height": .number(shadow.offset.height)
    case "shadowRadius": .number(shadow.radius)
    case "shadowPath": shadow.path.map { .path($0) }
    case "contentsRect": .rect(image.part)
    case "contentsCenter": .rect(image.center)
    case "contentsScale": .number(image.scale)
    case "sublayerTransform": .transform(CATransform3DGetAffineTransform(sublayerTransform))
    case "backdrop.radius": backdrop.map { .number($0.radius) }
    case "fontSize": text.map { .number($0.size) }
    case "foregroundColor": text.map { .color($0.color ?? .clear) }
    default: shape?.value(path) ?? gradient?.value(path)
    }
  }

  mutating func setLook(_ value: AnimatableValue, _ path: String) {
    switch (path, value) {
    case ("shadowColor", .color(let color)): shadow.color = color
    case ("shadowOpacity", .number(let number)): shadow.opacity = number
    case ("shadowOffset", .size(let size)): shadow.offset = size
    case ("shadowOffset.width", .number(let number)): shadow.offset.width = number
    case ("shadowOffset.height", .number(let number)): shadow.offset.height = number
    case ("shadowRadius", .number(let number)): shadow.radius = number
    case ("shadowPath", .path(let path)): shadow.path = path
    case ("contentsRect", .rect(let rect)): image.part = rect
    case ("contentsCenter", .rect(let rect)): image.center = rect
    case ("contentsScale", .number(let number)): image.scale = number
    case ("sublayerTransform", .transform(let map)):
      sublayerTransform = CATransform3DMakeAffineTransform(map)
    case ("backdrop.radius", .number(let number)): backdrop?.radius = number
    case ("fontSize", .number(let number)): text?.size = number
    case ("foregroundColor", .color(let color)): text?.color = color
    default:
      shape?.setValue(value, path)
      gradient?.setValue(value, path)
    }
  }
}

extension ShapeStyle {
  fileprivate func value(_ key: String) -> AnimatableValue? {
    switch key {
    case "path": path.map { .path($0) }
    case "fillColor": .color(fillColor ?? .clear)
    case "strokeColor": .color(strokeColor ?? .clear)
    case "strokeStart": .number(strokeStart)
    case "strokeEnd": .number(strokeEnd)
    case "lineWidth": .number(stroke.width)
    case "miterLimit": .number(stroke.miterLimit)
    case "lineDashPhase": .number(stroke.dashPhase)
    default: nil
    }
  }

  fileprivate mutating func setValue(_ value: AnimatableValue, _ key: String) {
    switch (key, value) {
    case ("path", .path(let path)): self.path = path
    case ("fillColor", .color(let color)): fillColor = color
    case ("strokeColor", .color(let color)): strokeColor = color
    case ("strokeStart", .number(let number)): strokeStart = number
    case ("strokeEnd", .number(let number)): strokeEnd = number
    case ("lineWidth", .number(let number)): stroke.width = number
    case ("miterLimit", .number(let number)): stroke.miterLimit = number
    case ("lineDashPhase", .number(let number)): stroke.dashPhase = number
    default: break
    }
  }
}

extension GradientStyle {
  fileprivate func value(_ key: String) -> AnimatableValue? {
    switch key {
    case "colors": colors.map { .colors($0) }
    case "locations": locations.map { .numbers($0) }
    case "startPoint": .point(start)
    case "endPoint": .point(end)
    default: nil
    }
  }

  fileprivate mutating func setValue(_ value: AnimatableValue, _ key: String) {
    switch (key, value) {
    case ("colors", .colors(let colors)): self.colors = colors
    case ("locations", .numbers(let locations)): self.locations = locations
    case ("startPoint", .point(let point)): start = point
    case ("endPoint", .point(let point)): end = point
    default: break
    }
  }
}
