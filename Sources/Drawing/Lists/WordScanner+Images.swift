import Foundation

extension WordScanner {
  /// What follows the word `image`.
  mutating func image(
    among images: [String: RasterImage]
  ) throws(DisplayList.ParsingError) -> DrawingCommand {
    let described = try imageDescription()
    try literal("in")
    let rect = try rect()
    let known = images[described.digest]
    return .image(known == described ? known ?? described : described, in: rect, try imageStyle())
  }

  private mutating func imageDescription() throws(DisplayList.ParsingError) -> RasterImage {
    let name = try quotedText()
    let digest = try word("a digest")
    guard digest.count == 16, digest.allSatisfy(\.isHexDigit) else {
      throw error("'\(digest)' is not a digest of sixteen hexadecimal digits")
    }
    let width = try pixelCount()
    let height = try pixelCount()
    let scale = try number()
    guard scale > 0, scale.isFinite else { throw error("the scale of an image is above zero") }
    return RasterImage(name: name, width: width, height: height, scale: scale, digest: digest)
  }

  private mutating func pixelCount() throws(DisplayList.ParsingError) -> Int {
    let word = try word("a number of pixels")
    guard let count = Int(word), (1...ImageLimit.side).contains(count) else {
      throw error("'\(word)' is not a number of pixels from 1 to \(ImageLimit.side)")
    }
    return count
  }

  private mutating func imageStyle() throws(DisplayList.ParsingError) -> ImageStyle {
    var style = ImageStyle()
    while !isAtEnd {
      let part = try word("a style")
      switch part {
      case "tint": style.tint = try color()
      case "caps":
        let top = try number()
        let left = try number()
        let bottom = try number()
        style.caps = ImageCaps(top: top, left: left, bottom: bottom, right: try number())
      case "tiled": style.isTiled = true
      default: throw error("'\(part)' is not a style of an image")
      }
    }
    return style
  }
}
