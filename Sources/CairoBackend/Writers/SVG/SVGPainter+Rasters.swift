import Drawing
import Foundation

extension SVGPainter {
  /// Draws what can be seen of the list in pixels, and lays these down. The texts in it can still
  /// be found.
  func paintRaster(of list: DisplayList) throws(WritingError) {
    let visible = state.visible
    guard !visible.isEmpty, let frame = PixelRect(around: state.clip, scale: Double(scale)),
      frame.width * frame.height <= ImageLimit.area
    else { return }
    let transform = state.transform.concatenating(CGAffineTransform(scaleX: scale, y: scale))
    let raster = Raster(
      of: Picture(bounds: visible, list), in: frame, under: transform,
      contentScale: Double(scale), kept: kept)
    guard let raster, let trimmed = raster.bitmap.trimmed() else { return }
    let place = CGRect(
      x: CGFloat(frame.left + trimmed.left) / scale, y: CGFloat(frame.top + trimmed.top) / scale,
      width: CGFloat(trimmed.bitmap.width) / scale, height: CGFloat(trimmed.bitmap.height) / scale)
    let label = SVGText.label(list.texts(atMost: 100).joined(separator: " "))
    try lay(trimmed.bitmap, in: place, label)
  }

  /// `place` is in points of the file; the groups around are undone for it.
  private func lay(
    _ bitmap: Bitmap, in place: CGRect, _ label: String = ""
  ) throws(WritingError) {
    let outer = state
    defer { state = outer }
    concatenate(state.transform.inverted())
    let image = SVGImages.element(try PNGWriter.bytes(of: bitmap))
    add("<image \(state.shapes.attributes(of: place)) \(image)\(label)/>")
  }

  /// Frosted glass: the ground behind it, blurred by our own renderer.
  func draw(_ backdrop: Backdrop, within path: CGPath) throws(WritingError) {
    guard path.isMeasurable, isVisible(path.boundingBox) else { return }
    let outer = state
    defer { state = outer }
    state.blend = .normal
    if backdrop.radius > 0, backdrop.radius.isFinite, let glass = ground?.glass(path, backdrop) {
      clip(path)
      try lay(glass.bitmap, in: glass.frame)
      state = outer
    }
    if backdrop.tint.alpha > 0 { fill(path, backdrop.tint.svg("fill")) }
  }

  /// At either end one of the pictures is all; between them their mean is a raster.
  func dissolve(_ from: Picture, _ to: Picture, _ fraction: CGFloat) throws(WritingError) {
    let sole = fraction > 0 ? (fraction >= 1 ? to : nil) : from
    guard let sole else {
      return try paintRaster(of: [.dissolve(from: from, to: to, fraction: fraction)])
    }
    ground?.isPaused += 1
    defer { ground?.isPaused -= 1 }
    try write(sole, as: .picture(sole))
  }
}

extension Bitmap {
  /// What is left without the transparent edges; nil if nothing is.
  fileprivate func trimmed() -> (bitmap: Bitmap, left: Int, top: Int)? {
    var (left, right, top, bottom) = (width, 0, height, 0)
    for y in 0..<height {
      guard let pixels = row(y, from: 0) else { return nil }
      guard let first = (0..<width).first(where: { pixels[$0] != 0 }),
        let last = (0..<width).last(where: { pixels[$0] != 0 })
      else { continue }
      (left, right) = (min(left, first), max(right, last + 1))
      (top, bottom) = (min(top, y), y + 1)
    }
    guard left < right, top < bottom else { return nil }
    let part = Bitmap(width: right - left, height: bottom - top)
    for y in 0..<part.height {
      if let target = part.row(y, from: 0), let source = row(top + y, from: left) {
        target.update(from: source, count: part.width)
      }
    }
    return (part, left, top)
  }
}

extension DisplayList {
  /// The texts of the lines in it and in its pictures.
  fileprivate func texts(atMost limit: Int) -> [String] {
    var result: [String] = []
    for command in commands {
      guard result.count < limit else { break }
      switch command {
      case .text(let line, _, _): result.append(line.text)
      case .picture(let picture), .moving(let picture), .dissolve(_, let picture, _):
        result += picture.list.texts(atMost: limit - result.count)
      case .save, .restore, .transform, .clip, .blend, .fill, .gradient, .stroke, .image, .shadow,
        .backdrop, .beginGroup, .endGroup:
        break
      }
    }
    return result
  }
}
