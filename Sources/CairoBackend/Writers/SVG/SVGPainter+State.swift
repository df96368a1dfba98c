import Drawing
import Foundation

extension SVGPainter {
  /// What commands change, and scopes bring back.
  struct State {
    /// To the points of the file.
    var transform = CGAffineTransform.identity
    /// What can be seen, in points of the file; more than that where the clip is no rectangle.
    var clip: CGRect
    var blend = CGBlendMode.normal
    /// The groups around what is painted, outermost first.
    var tags: [SVGBody.Tag] = []
    /// A shift within the groups that is so large that it waits for one that undoes it, as that of
    /// a long list does: viewers count with fewer digits.
    var farShift = CGSize.zero
    /// How many of them stand for surfaces: what is painted is mixed with what lies inside these.
    var surfaceDepth = 0

    /// Digits after the point of lengths that will be stretched by the transform.
    var places: Int {
      let stretch = max(abs(transform.a), abs(transform.b), abs(transform.c), abs(transform.d))
      return stretch > 100 ? 6 : stretch > 4 ? 5 : 3
    }

    var shapes: SVGShapes { SVGShapes(places: places) }

    /// What can be seen, in the present coordinates.
    var visible: CGRect { clip.isEmpty ? .null : clip.applying(transform.inverted()) }

    var isHidden: Bool { clip.isEmpty }

    /// Takes a transform into the groups.
    mutating func move(by transform: CGAffineTransform) {
      let whole = transform.concatenating(
        CGAffineTransform(translationX: farShift.width, y: farShift.height))
      farShift = .zero
      let shift = CGAffineTransform(translationX: whole.tx, y: whole.ty)
      if whole == shift, max(abs(whole.tx), abs(whole.ty)) > 10_000 {
        farShift = CGSize(width: whole.tx, height: whole.ty)
      } else if !whole.isIdentity {
        tags.append(SVGBody.Tag("transform=\"\(whole.svg)\""))
      }
    }

    /// The groups with the shift that waits.
    var groups: [SVGBody.Tag] {
      guard farShift != .zero else { return tags }
      let shift = CGAffineTransform(translationX: farShift.width, y: farShift.height)
      return tags + [SVGBody.Tag("transform=\"\(shift.svg)\"")]
    }

    /// Nothing more can be seen.
    mutating func hide() { clip = .null }
  }
}

extension SVGPainter {
  func concatenate(_ transform: CGAffineTransform) {
    guard transform.determinant.isFinite, transform.determinant != 0, transform.tx.isFinite,
      transform.ty.isFinite
    else { return state.hide() }
    guard !transform.isIdentity else { return }
    state.transform = transform.concatenating(state.transform)
    state.move(by: transform)
  }

  func clip(_ path: CGPath, _ rule: CGPathFillRule = .winding) {
    guard !state.isHidden, path.isMeasurable else { return state.hide() }
    let bounds = path.boundingBox.measurable.applying(state.transform)
    let isUpright = state.transform.b == 0 && state.transform.c == 0
    if case .rect = path.shape, isUpright, bounds.contains(state.clip) { return }
    state.clip = state.clip.intersection(bounds)
    guard !state.clip.isEmpty else { return state.hide() }
    let near = path.moved(by: state.farShift)
    let shape = state.shapes.element(near, rule == .evenOdd ? "clip-rule=\"evenodd\"" : "")
    state.tags.append(SVGBody.Tag(clip: shape))
  }

  func open(_ scope: Scope, _ command: DrawingCommand) {
    scopes.append(scope)
    ground?.follow(command)
  }

  func restore() {
    guard scopes.count > outerScopes, case .saved = scopes.last else { return }
    closeScope()
  }

  func begin(_ group: DrawingGroup, isVisible: Bool) throws(WritingError) {
    open(.group(state), .beginGroup(group))
    guard isVisible else { return }
    guard group.opacity > 0 else { return state.hide() }
    guard group.opacity < 1 || group.mask != nil || state.blend != .normal else { return }
    guard !state.isHidden else { return }
    openSurface(try attributes(of: group))
  }

  /// What follows is painted in a group of its own, which is then mixed with what is there.
  func openSurface(_ attributes: String) {
    state.tags = blendedTags
    state.farShift = .zero
    state.blend = .normal
    groupCount += 1
    state.tags.append(SVGBody.Tag(attributes, serial: groupCount))
    state.surfaceDepth = state.tags.count
  }

  func endGroup() {
    let isOpen = scopes[outerScopes...].contains { scope in
      if case .group = scope { true } else { false }
    }
    guard isOpen else { return }
    while case .saved = scopes.last { closeScope() }
    closeScope()
  }

  func closeScope() {
    switch scopes.popLast() {
    case .saved(let outer):
      state = outer
      ground?.follow(.restore)
    case .group(let outer):
      state = outer
      ground?.follow(.endGroup)
    case nil: break
    }
  }
}

extension CGPath {
  fileprivate func moved(by shift: CGSize) -> CGPath {
    guard shift != .zero else { return self }
    if case .rect(let rect) = shape {
      return CGPath(rect: rect.offsetBy(dx: shift.width, dy: shift.height))
    }
    return applying(CGAffineTransform(translationX: shift.width, y: shift.height))
  }
}
