import Foundation

extension WordScanner {
  /// What follows the name of a command of one line; nil for a name that is none.
  mutating func command(
    named name: String, images: [String: RasterImage]
  ) throws(DisplayList.ParsingError) -> DrawingCommand? {
    switch name {
    case "save": return .save
    case "restore": return .restore
    case "transform": return .transform(try transform())
    case "clip":
      let rule = fillRule()
      return .clip(try path(), rule: rule)
    case "blend": return .blend(try blendMode())
    case "fill":
      let color = try color()
      let rule = fillRule()
      return .fill(try path(), color, rule: rule)
    case "gradient":
      let gradient = try gradient()
      return .gradient(try path(), gradient)
    case "stroke":
      let color = try color()
      let style = try strokeStyle()
      return .stroke(try path(), color, style)
    case "backdrop":
      let backdrop = try backdrop()
      return .backdrop(try path(), backdrop)
    case "text": return try text()
    case "image": return try image(among: images)
    case "endgroup": return .endGroup
    default: return nil
    }
  }
}
