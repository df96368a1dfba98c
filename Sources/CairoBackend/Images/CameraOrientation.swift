/// How a camera was held, as the Exif part of a JPEG says: 1 for upright, up to 8.
struct CameraOrientation: Equatable {
  let rawValue: Int

  /// Upright, unless the file says something else that has a meaning.
  init(jpeg bytes: [UInt8]) { rawValue = JPEGSegments(bytes).orientation ?? 1 }

  var isSideways: Bool { rawValue >= 5 }

  /// The column and row of the file that a pixel of the upright picture comes from.
  func source(x: Int, y: Int, width: Int, height: Int) -> (x: Int, y: Int) {
    switch rawValue {
    case 2: (width - 1 - x, y)
    case 3: (width - 1 - x, height - 1 - y)
    case 4: (x, height - 1 - y)
    case 5: (y, x)
    case 6: (y, height - 1 - x)
    case 7: (width - 1 - y, height - 1 - x)
    case 8: (width - 1 - y, x)
    default: (x, y)
    }
  }
}

extension PixelBuffer {
  /// The picture as it stands upright.
  func turned(_ orientation: CameraOrientation) -> PixelBuffer {
    guard orientation.rawValue > 1 else { return self }
    let (newWidth, newHeight) = orientation.isSideways ? (height, width) : (width, height)
    var pixels = [UInt8](repeating: 0, count: bytes.count)
    for y in 0..<newHeight {
      for x in 0..<newWidth {
        let source = orientation.source(x: x, y: y, width: width, height: height)
        let from = 4 * (source.y * width + source.x)
        let to = 4 * (y * newWidth + x)
        for part in 0..<4 { pixels[to + part] = bytes[from + part] }
      }
    }
    return PixelBuffer(width: newWidth, height: newHeight, bytes: pixels)
  }
}

/// The segments before the picture in a JPEG.
private struct JPEGSegments {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var orientation: Int? {
    var place = 2
    while place + 4 <= bytes.count, bytes[place] == 0xFF {
      let marker = bytes[place + 1]
      let length = Int(bytes[place + 2]) << 8 | Int(bytes[place + 3])
      guard length >= 2, marker != 0xDA else { return nil }
      let content = bytes[(place + 4)..<max(place + 4, min(place + 2 + length, bytes.count))]
      if marker == 0xE1, content.starts(with: Array("Exif\0\0".utf8)) {
        return ExifDirectory(Array(content.dropFirst(6)))?.orientation
      }
      place += 2 + length
    }
    return nil
  }
}

/// The first directory of the Exif part.
private struct ExifDirectory {
  private let bytes: [UInt8]
  private let isLittleEndian: Bool
  private static let orientationTag = 0x0112

  init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: Array("II".utf8)) || bytes.starts(with: Array("MM".utf8)) else {
      return nil
    }
    self.bytes = bytes
    isLittleEndian = bytes[0] == UInt8(ascii: "I")
  }

  var orientation: Int? {
    guard let start = number(at: 4, bytes: 4), let count = number(at: start, bytes: 2) else {
      return nil
    }
    for index in 0..<count {
      let entry = start + 2 + 12 * index
      guard let tag = number(at: entry, bytes: 2) else { return nil }
      guard tag == Self.orientationTag else { continue }
      return number(at: entry + 8, bytes: 2).flatMap { (1...8).contains($0) ? $0 : nil }
    }
    return nil
  }

  private func number(at place: Int, bytes count: Int) -> Int? {
    guard place >= 0, place + count <= bytes.count else { return nil }
    let digits = bytes[place..<place + count]
    let ordered = isLittleEndian ? Array(digits.reversed()) : Array(digits)
    return ordered.reduce(0) { $0 << 8 | Int($1) }
  }
}
