public import Foundation

extension CGContext {
  // MARK: The current path, which is used up

  public func fillPath(using rule: CGPathFillRule = .winding) { fill(takePath(), rule: rule) }

  public func strokePath() { stroke(takePath(), state.stroke) }

  public func drawPath(using mode: CGPathDrawingMode) {
    let path = takePath()
    if mode.fills { fill(path, rule: mode.rule) }
    if mode.strokes { stroke(path, state.stroke) }
  }

  public func clip(using rule: CGPathFillRule = .winding) {
    append(.clip(takePath(), rule: rule))
  }

  private func takePath() -> CGPath { CGPath(shape: currentPath.take().shape) }

  // MARK: Shapes, which leave no path

  public func fill(_ rect: CGRect) { fill(CGPath(rect: rect)) }

  public func fill(_ rects: [CGRect]) {
    for rect in rects { fill(rect) }
  }

  public func fillEllipse(in rect: CGRect) { fill(CGPath(ellipseIn: rect)) }

  public func stroke(_ rect: CGRect) { stroke(CGPath(rect: rect), state.stroke) }

  public func stroke(_ rect: CGRect, width: CGFloat) {
    var style = state.stroke
    style.width = width
    stroke(CGPath(rect: rect), style)
  }

  public func strokeEllipse(in rect: CGRect) { stroke(CGPath(ellipseIn: rect), state.stroke) }

  /// A line for each pair of points.
  public func strokeLineSegments(between points: [CGPoint]) {
    let path = CGMutablePath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      path.addLines(between: [points[index], points[index + 1]])
    }
    stroke(CGPath(shape: path.shape), state.stroke)
  }

  public func clip(to rect: CGRect) { append(.clip(CGPath(rect: rect))) }

  public func clip(to rects: [CGRect]) {
    let path = CGMutablePath()
    path.addRects(rects)
    append(.clip(CGPath(shape: path.shape)))
  }

  /// Leaves nothing there, whatever the alpha.
  public func clear(_ rect: CGRect) {
    let kept = state
    (state.blendMode, state.shadow, state.alpha) = (.clear, nil, 1)
    paint(
      [.fill(CGPath(rect: rect), .black)], silhouette: .path(CGPath(rect: rect)),
      isAlphaApplied: true)
    state = kept
  }

  // MARK: Paths

  /// Fills a path with the colour or pattern.
  package func fill(_ path: CGPath, rule: CGPathFillRule = .winding) {
    guard !path.isEmpty else { return }
    switch state.fill {
    case .color(let color):
      paint(
        [.fill(path, state.shown(color), rule: rule)], silhouette: .path(path),
        isAlphaApplied: true)
    case .pattern(let picture):
      let tiles = tiles(of: picture, over: path.boundingBox)
      paint(
        [.save, .clip(path, rule: rule)] + tiles + [.restore], silhouette: .path(path),
        isAlphaApplied: false)
    }
  }

  package func stroke(_ path: CGPath, _ style: StrokeStyle) {
    guard !path.isEmpty, style.width > 0 else { return }
    let command = DrawingCommand.stroke(path, state.shown(state.strokeColor), style)
    let reach = -style.width * max(1, style.join == .miter ? style.miterLimit : 1) / 2
    let silhouette = Picture(
      bounds: path.boundingBox.insetBy(dx: reach, dy: reach), [command])
    paint([command], silhouette: .picture(silhouette), isAlphaApplied: true)
  }

  /// Copies of a picture over an area, the first one's corner in the origin.
  private func tiles(of picture: Picture, over area: CGRect) -> [DrawingCommand] {
    let size = picture.bounds.size
    let area = area.intersection(everything)
    guard size.width > 0, size.height > 0, !area.isNull else { return [] }
    let columns = Int((area.minX / size.width).rounded(.down))...Int(area.maxX / size.width)
    let rows = Int((area.minY / size.height).rounded(.down))...Int(area.maxY / size.height)
    guard columns.count * rows.count <= 100_000 else { return [] }
    return rows.flatMap { row in
      columns.flatMap { column in
        let shift = CGAffineTransform(
          translationX: CGFloat(column) * size.width, y: CGFloat(row) * size.height)
        return [.save, .transform(shift), .picture(picture), .restore] as [DrawingCommand]
      }
    }
  }

  // MARK: Pictures and groups

  /// A picture with alpha, blend mode and shadow.
  package func draw(_ picture: Picture) {
    paint([.picture(picture)], silhouette: .picture(picture), isAlphaApplied: false)
  }

  /// What follows is drawn by itself and laid down as one thing, with the alpha and shadow there
  /// were.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
    layers.append(TransparencyLayer(list: takeList(), state: state))
    (state.alpha, state.shadow, state.blendMode) = (1, nil, .normal)
  }

  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [String: Any]?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }

  /// One without a beginning is passed over.
  public func endTransparencyLayer() {
    guard let layer = layers.popLast() else { return }
    let drawn = takeList()
    continueList(layer.list)
    state = layer.state
    draw(Picture(bounds: everything, drawn))
  }
}

extension CGContext {
  /// A line of text with alpha, blend mode and shadow.
  package func draw(_ line: TextLine, at baseline: CGPoint, _ color: CGColor) {
    let command = DrawingCommand.text(line, at: baseline, state.shown(color))
    let size = line.font.size
    let bounds = CGRect(
      x: baseline.x - size, y: baseline.y - 1.5 * size, width: line.width + 2 * size,
      height: 3 * size)
    paint([command], silhouette: .picture(Picture(bounds: bounds, [command])), isAlphaApplied: true)
  }
}
