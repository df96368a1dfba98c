/// Chooses up to 256 colours for many, and the one of them for each.
///
/// 256 colours or fewer stay as they are. Of more, those that fill a visible part of the picture
/// stay exact, so that flat areas have no steps in time; the others share what is left by median
/// cut.
struct ColorQuantizer {
  private static let limit = 256
  private static let exactLimit = 128

  private(set) var palette: [UInt32] = []
  private(set) var indices: [UInt32: UInt8] = [:]

  init(_ colors: ColorCounts) {
    let entries = colors.entries
    guard entries.count > Self.limit else {
      for entry in entries { add([entry.color], as: entry.color) }
      return
    }
    let total = entries.reduce(0) { $0 + $1.count }
    let exact = entries.prefix(Self.exactLimit).prefix { $0.count * Self.limit >= total }
    for entry in exact { add([entry.color], as: entry.color) }
    let rest = ColorBox(Array(entries.dropFirst(exact.count)))
    for box in Self.split(rest, into: Self.limit - palette.count) {
      add(box.entries.map(\.color), as: box.mean)
    }
  }

  private mutating func add(_ colors: [UInt32], as color: UInt32) {
    let index = UInt8(palette.count)
    palette.append(color)
    for color in colors { indices[color] = index }
  }

  /// Halves the box with the most error until there are enough.
  private static func split(_ box: ColorBox, into count: Int) -> [ColorBox] {
    var boxes = [box]
    while boxes.count < count {
      var worst = 0
      for index in boxes.indices where boxes[index].error > boxes[worst].error { worst = index }
      guard let (lower, upper) = boxes[worst].halves else { return boxes }
      boxes[worst] = lower
      boxes.append(upper)
    }
    return boxes
  }
}
