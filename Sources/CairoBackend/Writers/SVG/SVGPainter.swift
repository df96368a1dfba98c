import Drawing
import Foundation

/// Walks a display list and writes an element for whatever is painted.
///
/// It reads lists as `Canvas` does: what is not balanced is passed over or closed at the end.
final class SVGPainter {
  enum Scope {
    case saved(State)
    case group(State)
  }

  /// Pictures within pictures.
  private static let depthLimit = 200

  let document: SVGDocument
  let area: CGRect
  /// Pixels a point.
  let scale: CGFloat
  let kept: KeptWork
  let traits: SVGListTraits
  let glyphs: SVGGlyphs
  let images: SVGImages
  /// What was painted so far, where something is frosted glass.
  let ground: SVGGround?
  var state: State
  var body = SVGBody()
  var scopes: [Scope] = []
  /// How many scopes were open when the list being written began.
  var outerScopes = 0
  private var depth = 0
  var groupCount = 0

  init(
    _ document: SVGDocument, area: CGRect, scale: CGFloat, kept: KeptWork, of list: DisplayList,
    over color: CGColor
  ) {
    self.document = document
    self.area = area
    self.scale = scale
    self.kept = kept
    traits = SVGListTraits()
    images = SVGImages(document, kept: kept)
    glyphs = SVGGlyphs(
      document, images: images, options: kept.text.options, scale: Double(scale))
    ground =
      traits.hasBackdrop(list)
      ? SVGGround(area: area, scale: scale, kept: kept, color: color) : nil
    state = State(clip: area)
  }

  /// The elements.
  func finish() -> String {
    body.close()
    return body.text
  }

  /// The black that a bitmap is before anything is drawn on it.
  func paintGround() { add(state.shapes.element(CGPath(rect: area), "")) }

  /// Writes a list that is drawn on a surface of its own. All up to the last command that SVG
  /// cannot mix with its ground becomes one raster, laid on `ground`.
  func write(
    surface list: DisplayList, visibleFrom first: Int = 0, over ground: [DrawingCommand] = []
  ) throws(WritingError) {
    guard let last = SVGListTraits.lastUnwritable(in: list.commands), last >= first else {
      return try write(list, visibleFrom: first)
    }
    let start = list.commands.prefix(through: last)
    try paintRaster(of: DisplayList(ground + start))
    try write(list, visibleFrom: last + 1)
  }

  /// Writes the commands from `first` on; of those before only what they do to the state counts.
  func write(_ list: DisplayList, visibleFrom first: Int = 0) throws(WritingError) {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.depthLimit else {
      throw .format("SVG", "pictures are nested more than \(Self.depthLimit) deep")
    }
    let outside = outerScopes
    outerScopes = scopes.count
    let commands = list.commands
    var index = 0
    while index < commands.count {
      try document.count(bodyLength: body.text.utf8.count)
      if index >= first, let end = SVGListTraits.endOfUnwritableGroup(in: commands, at: index) {
        let group = commands[index...end]
        try paintRaster(of: DisplayList(Array(group)))
        for command in group { ground?.follow(command) }
        index = end
      } else {
        try perform(commands[index], isVisible: index >= first)
      }
      index += 1
    }
    while scopes.count > outerScopes { closeScope() }
    outerScopes = outside
  }

  private func perform(_ command: DrawingCommand, isVisible: Bool) throws(WritingError) {
    switch command {
    case .save: open(.saved(state), command)
    case .restore: restore()
    case .beginGroup(let group): try begin(group, isVisible: isVisible)
    case .endGroup: endGroup()
    case .transform(let transform):
      concatenate(transform)
      ground?.follow(command)
    case .clip(let path, let rule):
      clip(path, rule)
      ground?.follow(command)
    case .blend(let mode):
      state.blend = mode
      ground?.follow(command)
    case .picture(let picture), .moving(let picture):
      if isVisible { try write(picture, as: command) } else { ground?.follow(command) }
    case .fill, .gradient, .stroke, .text, .image, .shadow, .backdrop, .dissolve:
      if isVisible, !state.isHidden { try paint(command) }
      ground?.follow(command)
    }
  }

  // MARK: - Elements

  /// Adds an element where the present state has it.
  func add(_ element: String) {
    guard !element.isEmpty, !state.isHidden else { return }
    body.add(element, within: blendedTags, of: document)
  }

  /// A group with a blend mode must lie directly in the surface it is mixed with: clips between
  /// them would be surfaces of their own.
  var blendedTags: [SVGBody.Tag] {
    guard let mode = state.blend.svg else { return state.groups }
    document.blends = true
    groupCount += 1
    var tags = state.groups
    tags.insert(
      SVGBody.Tag("style=\"mix-blend-mode:\(mode)\"", serial: groupCount), at: state.surfaceDepth)
    return tags
  }

  /// The elements of a picture, to stand in a definition.
  func elements(of picture: Picture) throws(WritingError) -> String {
    let (outerBody, outerState) = (body, state)
    defer { (body, state) = (outerBody, outerState) }
    body = SVGBody()
    state.tags = []
    state.farShift = .zero
    state.surfaceDepth = 0
    state.blend = .normal
    state.clip = state.clip.intersection(picture.bounds.measurable.applying(state.transform))
    if state.clip.isEmpty { state.hide() }
    ground?.isPaused += 1
    defer { ground?.isPaused -= 1 }
    try write(surface: picture.list)
    return finish()
  }
}
