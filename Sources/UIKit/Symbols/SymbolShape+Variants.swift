import Drawing
import Foundation

extension SymbolShape {
  /// A shape of a text without names in it; nothing for a text that breaks the rules.
  private static func plain(_ text: String) -> SymbolShape {
    SymbolReader { _ in nil }.read(text) ?? SymbolShape()
  }

  /// With a line from the top left to the bottom right and a gap around it.
  var struckOut: SymbolShape {
    let line = CGPath([.move(CGPoint(x: 3, y: 2.8)), .line(CGPoint(x: 21, y: 21.2))])
    var result = cut(Cut(outline: line, stroke: 3))
      .adding(SymbolShape(parts: [Part(outline: line, stroke: 1)]))
    result.extent = CGSize(width: max(extent.width, 22), height: max(extent.height, 22.5))
    return result
  }

  /// Small, in an outline.
  func enclosed(by outline: String) -> SymbolShape {
    SymbolShape.plain(outline).adding(placed(scale: enclosedScale).thickened(by: 0.92))
  }

  /// Small, cut out of an area.
  func knockedOut(of area: String) -> SymbolShape {
    let small = placed(scale: enclosedScale).thickened(by: 0.92)
    return small.holes.reduce(SymbolShape.plain(area)) { $0.cut($1) }
  }

  /// Wide symbols are made smaller than high ones.
  private var enclosedScale: CGFloat {
    min(0.6, 13.5 / hypot(extent.width, extent.height) * 1.3)
  }

  /// What is left out of an area when the shape is cut out of it.
  private var holes: [Cut] {
    parts.flatMap { part in
      (part.isFilled ? [Cut(outline: part.outline)] : [])
        + (part.stroke > 0 ? [Cut(outline: part.outline, stroke: part.stroke)] : [])
    }
  }

  /// The first outline filled, what lies in it cut out of it.
  var filled: SymbolShape {
    guard let first = parts.first else { return self }
    var area = SymbolShape(parts: [first], extent: extent)
    area.parts[0].isFilled = true
    let room = first.outline.boundingBox
    let rest = parts.dropFirst()
    let inner = rest.filter { room.contains($0.outline.boundingBox) }
    let outer = rest.filter { !room.contains($0.outline.boundingBox) }
    return SymbolShape(parts: inner).holes.reduce(area) { $0.cut($1) }
      .adding(SymbolShape(parts: outer))
  }

  /// With a dot at the top right.
  var badged: SymbolShape {
    cut(.disc(x: 19, y: 5.4, radius: 5.2)).adding(.plain("f O 19 5.4 3.6"))
  }

  /// With a sign in a disc at the bottom right.
  func badged(with sign: SymbolShape) -> SymbolShape {
    let disc = sign.placed(scale: 0.34, at: CGPoint(x: 19, y: 17.4)).thickened(by: 0.7).holes
      .reduce(SymbolShape.plain("f O 19 17.4 5.2")) { $0.cut($1) }
    return cut(.disc(x: 19, y: 17.4, radius: 6.6)).adding(disc)
  }
}

extension SymbolShape.Cut {
  fileprivate static func disc(x: CGFloat, y: CGFloat, radius: CGFloat) -> SymbolShape.Cut {
    SymbolShape.Cut(
      outline: CGPath(
        ellipseIn: CGRect(
          x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)))
  }
}
