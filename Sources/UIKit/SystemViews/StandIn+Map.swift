import Drawing
import Foundation

extension StandIn {
  /// Something like a map: land, a river, a park and roads, the same everywhere.
  func map() -> DisplayList {
    var list = DisplayList([
      .save, .clip(CGPath(rect: bounds)), .fill(CGPath(rect: bounds), color(.mapLand)),
    ])
    let reach = max(bounds.width, bounds.height)
    list.append(.fill(area(StandIn.park, reach), color(.mapPark)))
    list.append(.stroke(line(StandIn.river, reach), color(.mapWater), width: reach * 0.07))
    for road in StandIn.roads {
      list.append(.stroke(line(road, reach), color(.mapRoad), width: max(3, reach * 0.014)))
    }
    list.append(.restore)
    appendName(.label, plate: .systemBackground.withAlphaComponent(0.8), to: &list)
    return list
  }

  /// Points in shares of the larger side, from the middle.
  private static let river: [CGPoint] = [
    CGPoint(x: -0.6, y: 0.18), CGPoint(x: -0.2, y: 0.3), CGPoint(x: 0.1, y: 0.1),
    CGPoint(x: 0.3, y: -0.2), CGPoint(x: 0.6, y: -0.3),
  ]
  private static let park: [CGPoint] = [
    CGPoint(x: -0.34, y: -0.3), CGPoint(x: -0.08, y: -0.36), CGPoint(x: -0.04, y: -0.14),
    CGPoint(x: -0.3, y: -0.08),
  ]
  private static let roads: [[CGPoint]] = [
    [CGPoint(x: -0.6, y: -0.42), CGPoint(x: 0.05, y: -0.05), CGPoint(x: 0.6, y: 0.36)],
    [CGPoint(x: -0.38, y: 0.6), CGPoint(x: -0.1, y: -0.06), CGPoint(x: 0.06, y: -0.6)],
    [CGPoint(x: -0.6, y: -0.02), CGPoint(x: 0.2, y: -0.12), CGPoint(x: 0.6, y: -0.06)],
  ]

  private func line(_ points: [CGPoint], _ reach: CGFloat) -> CGPath {
    CGPath(elements(points, reach))
  }

  private func area(_ points: [CGPoint], _ reach: CGFloat) -> CGPath {
    CGPath(elements(points, reach) + [.close])
  }

  private func elements(_ points: [CGPoint], _ reach: CGFloat) -> [CGPath.Element] {
    points.enumerated().map { index, point in
      let place = CGPoint(x: bounds.midX + point.x * reach, y: bounds.midY + point.y * reach)
      return index == 0 ? .move(place) : .line(place)
    }
  }
}

extension UIColor {
  /// Pale, so that what an app lays over a map is well seen. The colours are ours.
  fileprivate static let mapLand = map(light: (245, 243, 236), dark: (40, 42, 46))
  fileprivate static let mapPark = map(light: (208, 230, 191), dark: (44, 60, 48))
  fileprivate static let mapWater = map(light: (170, 211, 233), dark: (28, 52, 76))
  fileprivate static let mapRoad = map(light: (255, 255, 255), dark: (70, 72, 78))

  private static func map(light: (Int, Int, Int), dark: (Int, Int, Int)) -> UIColor {
    UIColor(
      ColorPalette(.init(light.0, light.1, light.2), .init(dark.0, dark.1, dark.2)))
  }
}
