import Drawing
import Foundation

extension LayerState {
  /// The value an animation of the key path starts from; nil for a path that is not animatable.
  package func value(forKeyPath path: String) -> AnimatableValue? {
    switch path {
    case "bounds": .rect(bounds)
    case "bounds.origin": .point(bounds.origin)
    case "bounds.size": .size(bounds.size)
    case "bounds.size.width": .number(bounds.width)
    case "bounds.size.height": .number(bounds.height)
    case "position": .point(position)
    case "position.x": .number(position.x)
    case "position.y": .number(position.y)
    case "anchorPoint": .point(anchorPoint)
    case "zPosition": .number(zPosition)
    case "opacity": .number(opacity)
    case "hidden": .number(isHidden ? 1 : 0)
    case "cornerRadius": .number(cornerRadius)
    case "borderWidth": .number(borderWidth)
    case "borderColor": .color(borderColor)
    case "backgroundColor": .color(backgroundColor ?? .clear)
    case "transform": .transform(CATransform3DGetAffineTransform(transform))
    default: transformPart(path) ?? look(path)
    }
  }

  /// Puts a value back; one of the wrong type or for an unknown path changes nothing.
  package mutating func setValue(_ value: AnimatableValue, forKeyPath path: String) {
    switch (path, value) {
    case ("bounds", .rect(let rect)): bounds = rect
    case ("bounds.origin", .point(let point)): bounds.origin = point
    case ("bounds.size", .size(let size)): bounds.size = size
    case ("bounds.size.width", .number(let number)): bounds.size.width = number
    case ("bounds.size.height", .number(let number)): bounds.size.height = number
    case ("position", .point(let point)): position = point
    case ("position.x", .number(let number)): position.x = number
    case ("position.y", .number(let number)): position.y = number
    case ("anchorPoint", .point(let point)): anchorPoint = point
    case ("zPosition", .number(let number)): zPosition = number
    case ("opacity", .number(let number)): opacity = number
    case ("hidden", .number(let number)): isHidden = number > 0.5
    case ("cornerRadius", .number(let number)): cornerRadius = number
    case ("borderWidth", .number(let number)): borderWidth = number
    case ("borderColor", .color(let color)): borderColor = color
    case ("backgroundColor", .color(let color)): backgroundColor = color
    case ("transform", .transform(let map)): transform = CATransform3DMakeAffineTransform(map)
    case (_, .number(let number)) where path.hasPrefix("transform."):
      setTransformPart(number, path)
    default: setLook(value, path)
    }
  }

  private func transformPart(_ path: String) -> AnimatableValue? {
    let parts = TransformParts(CATransform3DGetAffineTransform(transform))
    return switch path {
    case "transform.scale", "transform.scale.x": .number(parts.scale.width)
    case "transform.scale.y": .number(parts.scale.height)
    case "transform.rotation", "transform.rotation.z": .number(parts.rotation)
    case "transform.translation.x": .number(parts.translation.x)
    case "transform.translation.y": .number(parts.translation.y)
    default: nil
    }
  }

  private mutating func setTransformPart(_ number: CGFloat, _ path: String) {
    var parts = TransformParts(CATransform3DGetAffineTransform(transform))
    switch path {
    case "transform.scale": parts.scale = CGSize(width: number, height: number)
    case "transform.scale.x": parts.scale.width = number
    case "transform.scale.y": parts.scale.height = number
    case "transform.rotation", "transform.rotation.z": parts.rotation = number
    case "transform.translation.x": parts.translation.x = number
    case "transform.translation.y": parts.translation.y = number
    default: return
    }
    transform = CATransform3DMakeAffineTransform(parts.transform)
  }
}
