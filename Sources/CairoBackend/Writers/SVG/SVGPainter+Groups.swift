import Drawing
import Foundation

extension SVGPainter {
  /// Writes what the picture holds, cut at its bounds.
  func write(_ picture: Picture, as command: DrawingCommand) throws(WritingError) {
    guard isVisible(picture.bounds) else {
      ground?.follow(command)
      return
    }
    if SVGListTraits.lastUnwritable(in: picture.list.commands) != nil {
      try paintRaster(of: [command])
      ground?.follow(command)
      return
    }
    let outer = state
    defer { state = outer }
    enter(picture)
    let isGlass = traits.hasBackdrop(picture)
    if isGlass {
      ground?.follow(.save)
      ground?.follow(.clip(CGPath(rect: picture.bounds)))
    } else {
      ground?.follow(command)
      ground?.isPaused += 1
    }
    try write(picture.list)
    if isGlass { ground?.follow(.restore) } else { ground?.isPaused -= 1 }
  }

  /// What is mixed with the ground in a picture is mixed with the picture alone.
  private func enter(_ picture: Picture) {
    if state.blend != .normal {
      openSurface("")
    } else if SVGListTraits.blends(picture.list) {
      openSurface("style=\"isolation:isolate\"")
    }
    if !holdsAll(picture.list, within: picture.bounds) { clip(CGPath(rect: picture.bounds)) }
  }

  /// The attributes of the group that is laid down as one.
  func attributes(of group: DrawingGroup) throws(WritingError) -> String {
    var attributes: [String] = []
    if group.opacity < 1 { attributes.append("opacity=\"\(SVGNumber.text(group.opacity))\"") }
    if let mask = group.mask {
      if let path = mask.soleShape {
        let id = document.id("c", "clipPath", "", state.shapes.element(path, ""))
        attributes.append("clip-path=\"url(#\(id))\"")
      } else {
        let id = document.id(
          "m", "mask",
          "maskUnits=\"userSpaceOnUse\" \(state.shapes.attributes(of: mask.bounds)) "
            + "style=\"mask-type:alpha\"", try elements(of: mask))
        attributes.append("mask=\"url(#\(id))\"")
      }
    }
    return attributes.joined(separator: " ")
  }

  /// Lays down the shadow alone: what casts it, shifted, blurred and in one colour.
  func draw(_ shadow: Shadow, of silhouette: Silhouette) throws(WritingError) {
    let offset = shadow.offset
    guard shadow.color.alpha > 0, offset.width.isFinite, offset.height.isFinite,
      shadow.radius.isFinite
    else { return }
    let bounds = silhouette.bounds.offsetBy(dx: offset.width, dy: offset.height)
      .insetBy(dx: -shadow.reach - 1, dy: -shadow.reach - 1)
    guard isVisible(bounds) else { return }
    let outer = state
    defer { state = outer }
    concatenate(CGAffineTransform(translationX: offset.width, y: offset.height))
    switch silhouette {
    case .path(let path):
      let filter = try filter(shadow, around: silhouette.bounds, "")
      let attributes = shadow.color.svg("fill") + filter
      add(state.shapes.element(path, attributes))
    case .picture(let picture):
      let filter = try filter(shadow, around: silhouette.bounds, shadow.color.matrixElement)
      // A picture beside what is seen may cast a shadow into it.
      state.clip = area.insetBy(dx: -area.width, dy: -area.height)
      let content = try elements(of: picture)
      state.clip = outer.clip
      add("<g\(filter) aria-hidden=\"true\">\n\(content)</g>")
    }
  }

  /// The attribute for a filter that blurs, then does something more; empty for one that does
  /// nothing.
  private func filter(
    _ shadow: Shadow, around bounds: CGRect, _ more: String
  ) throws(WritingError) -> String {
    let margin = shadow.reach + 1
    let region = bounds.insetBy(dx: -margin, dy: -margin)
      .intersection(state.visible.insetBy(dx: -margin, dy: -margin))
    let blur =
      shadow.radius > 0
      ? "<feGaussianBlur stdDeviation=\"\(SVGNumber.text(min(shadow.radius, 10_000)))\"/>" : ""
    guard !(blur + more).isEmpty else { return "" }
    let id = document.id(
      "f", "filter",
      "filterUnits=\"userSpaceOnUse\" \(state.shapes.attributes(of: region)) "
        + "color-interpolation-filters=\"sRGB\"", blur + more)
    return " filter=\"url(#\(id))\""
  }
}

extension Picture {
  /// The path, if nothing else is in the picture than its opaque inside.
  fileprivate var soleShape: CGPath? {
    guard list.commands.count == 1, case .fill(let path, let color, .winding) = list.commands[0],
      color.alpha >= 1, path.isMeasurable, bounds.contains(path.boundingBox)
    else { return nil }
    return path
  }
}

extension CGColor {
  /// Gives everything this colour and leaves its opacity, times this one's.
  fileprivate var matrixElement: String {
    let rows = [red, green, blue].map { "0 0 0 0 " + SVGNumber.text($0.share) }
    let alpha = "0 0 0 \(SVGNumber.text(self.alpha.share)) 0"
    return "<feColorMatrix values=\"\((rows + [alpha]).joined(separator: " "))\"/>"
  }
}
