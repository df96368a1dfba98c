import CCairo
import Drawing
import Foundation

/// A drawing surface and the state that commands change.
///
/// Lists need not be balanced: a `restore` or `endGroup` without a beginning is passed over, and
/// what is open at the end of a list is closed there.
final class Canvas {
  private enum Scope {
    case saved
    /// Drawn on a surface of its own and laid down with the opacity and through the mask.
    case group(opacity: Double, mask: Picture?)
    /// A group whose opacity changes nothing, or leaves nothing to see.
    case plainGroup
  }

  let context: OpaquePointer
  /// Pixels a point of what does not move.
  let contentScale: Double
  let kept: KeptWork
  private let surface: OpaquePointer
  private let bitmap: Bitmap
  private var scopes: [Scope] = []
  /// What the surfaces of open groups will be laid on, lowest first.
  private var lowerGrounds: [OpaquePointer] = []
  /// How many scopes were open when the list being drawn began.
  private var outerScopes = 0

  /// nil if cairo cannot draw on so large a bitmap: it stops at 32,767 pixels a side.
  init?(on bitmap: Bitmap, contentScale: Double, kept: KeptWork) {
    self.bitmap = bitmap
    self.contentScale = contentScale
    self.kept = kept
    guard let surface = bitmap.cairoSurface(format: CAIRO_FORMAT_ARGB32) else { return nil }
    self.surface = surface
    context = cairo_create(surface)
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
  }

  /// Sees to it that all that was drawn is in the bitmap.
  func finish() { cairo_surface_flush(surface) }

  /// Makes everything of one colour, whatever was there.
  func clear(to ground: CGColor) {
    setSource(ground)
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    cairo_paint(context)
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
  }

  /// Draws the commands from `first` on; of those before only what they do to the state counts.
  func draw(_ list: DisplayList, visibleFrom first: Int = 0) {
    let outside = outerScopes
    outerScopes = scopes.count
    for (index, command) in list.commands.enumerated() {
      perform(command, isVisible: index >= first)
    }
    while scopes.count > outerScopes { closeScope() }
    outerScopes = outside
  }

  func perform(_ command: DrawingCommand, isVisible: Bool) {
    switch command {
    case .save: open(.saved)
    case .restore: restore()
    case .transform(let transform): concatenate(transform)
    case .clip(let path, let rule):
      clip(path, rule)
    case .blend(let mode): cairo_set_operator(context, mode.cairo)
    case .beginGroup(let group): isVisible ? begin(group) : open(.plainGroup)
    case .endGroup: endGroup()
    case .fill, .gradient, .stroke, .text, .image, .picture, .moving, .shadow, .backdrop,
      .dissolve:
      if isVisible, !isClipEmpty { blend(command) }
    }
  }

  func paint(_ command: DrawingCommand) {
    switch command {
    case .fill(let path, let color, let rule):
      setSource(color)
      fill(path, rule)
    case .gradient(let path, let gradient):
      setSource(gradient)
      fill(path, .winding)
    case .stroke(let path, let color, let style):
      setSource(color)
      stroke(path, style)
    case .text(let line, let point, let color): draw(line, at: point, color)
    case .image(let image, let rect, let style): draw(image, in: rect, style)
    case .picture(let picture): draw(picture)
    case .moving(let picture): drawMoving(picture)
    case .shadow(let silhouette, let shadow): draw(shadow, of: silhouette)
    case .backdrop(let path, let backdrop): draw(backdrop, within: path)
    case .dissolve(let from, let to, let fraction): dissolve(from, to, fraction)
    case .save, .restore, .transform, .clip, .blend, .beginGroup, .endGroup: break
    }
  }

  func setSource(_ color: CGColor) {
    cairo_set_source_rgba(
      context, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
  }

  // MARK: - State

  /// The surfaces that lie on each other, the one being drawn on last.
  var grounds: [OpaquePointer] { lowerGrounds + [cairo_get_group_target(context)] }

  /// All pixels of the canvas.
  var area: PixelRect { PixelRect(left: 0, top: 0, right: bitmap.width, bottom: bitmap.height) }

  var blendsPlainly: Bool { cairo_get_operator(context) == CAIRO_OPERATOR_OVER }

  /// A transform that flattens the plane leaves nothing to see, and cairo would refuse it.
  func concatenate(_ transform: CGAffineTransform) {
    guard transform.determinant.isFinite, transform.determinant != 0,
      transform.tx.isFinite, transform.ty.isFinite
    else {
      clipEverything()
      return
    }
    var matrix = cairo_matrix_t(
      xx: Double(transform.a), yx: Double(transform.b), xy: Double(transform.c),
      yy: Double(transform.d), x0: Double(transform.tx), y0: Double(transform.ty))
    cairo_transform(context, &matrix)
  }

  private var isClipEmpty: Bool {
    var left = 0.0
    var top = 0.0
    var right = 0.0
    var bottom = 0.0
    cairo_clip_extents(context, &left, &top, &right, &bottom)
    return left >= right || top >= bottom
  }

  private func clipEverything() {
    cairo_new_path(context)
    cairo_clip(context)
  }

  private func open(_ scope: Scope) {
    scopes.append(scope)
    cairo_save(context)
  }

  private func restore() {
    guard scopes.count > outerScopes, case .saved = scopes.last else { return }
    closeScope()
  }

  private func begin(_ group: DrawingGroup) {
    let opacity = Double(group.opacity)
    if opacity >= 1, group.mask == nil, blendsPlainly { return open(.plainGroup) }
    guard opacity > 0, !isClipEmpty else {
      open(.plainGroup)
      clipEverything()
      return
    }
    open(.group(opacity: min(1, opacity), mask: group.mask))
    lowerGrounds.append(cairo_get_group_target(context))
    pushSurface()
  }

  /// What is drawn next goes to a surface of its own, by the normal blend mode.
  func pushSurface() {
    cairo_push_group(context)
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
  }

  private func endGroup() {
    let isOpen = scopes[outerScopes...].contains { scope in
      if case .saved = scope { false } else { true }
    }
    guard isOpen else { return }
    while case .saved = scopes.last { closeScope() }
    closeScope()
  }

  private func closeScope() {
    guard let scope = scopes.popLast() else { return }
    if case .group(let opacity, let mask) = scope {
      _ = lowerGrounds.popLast()
      layDownSurface(opacity, through: mask)
    }
    cairo_restore(context)
  }

  /// Takes away the surface last pushed and paints it on the one below.
  private func layDownSurface(_ opacity: Double, through mask: Picture?) {
    guard let mask else {
      cairo_pop_group_to_source(context)
      return cairo_paint_with_alpha(context, opacity)
    }
    guard let content = cairo_pop_group(context) else { return }
    pushSurface()
    drawRaster(of: mask)
    cairo_set_operator(context, CAIRO_OPERATOR_DEST_IN)
    cairo_set_source_rgba(context, 0, 0, 0, opacity)
    cairo_paint(context)
    let cover = cairo_pop_group(context)
    cairo_set_source(context, content)
    cairo_mask(context, cover)
    cairo_pattern_destroy(cover)
    cairo_pattern_destroy(content)
  }
}
