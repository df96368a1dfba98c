import Drawing

/// What a writer has to know of a list before it begins.
final class SVGListTraits {
  private var glassPictures: [ObjectIdentifier: Bool] = [:]

  /// Whether there is frosted glass in it, or in a picture of it.
  func hasBackdrop(_ list: DisplayList) -> Bool {
    list.commands.contains { command in
      switch command {
      case .backdrop: true
      case .picture(let picture), .moving(let picture): hasBackdrop(picture)
      case .save, .restore, .transform, .clip, .blend, .fill, .gradient, .stroke, .text, .image,
        .shadow, .beginGroup, .endGroup, .dissolve:
        false
      }
    }
  }

  func hasBackdrop(_ picture: Picture) -> Bool {
    let id = ObjectIdentifier(picture)
    if let known = glassPictures[id] { return known }
    let result = hasBackdrop(picture.list)
    glassPictures[id] = result
    return result
  }

  // MARK: - Blend modes that have no word in SVG

  /// Whether the list mixes something with its own ground.
  static func blends(_ list: DisplayList) -> Bool {
    list.commands.contains { command in
      if case .blend(let mode) = command { mode != .normal } else { false }
    }
  }

  /// The last command, or end of a group, that is mixed by such a mode with the list's own ground.
  static func lastUnwritable(in commands: [DrawingCommand]) -> Int? {
    lastUnwritable(in: commands[...])
  }

  /// Where the group ends that begins here, if such a mode is used within it.
  static func endOfUnwritableGroup(in commands: [DrawingCommand], at index: Int) -> Int? {
    guard case .beginGroup = commands[index] else { return nil }
    let end = endOfGroup(in: commands[...], at: index)
    return lastUnwritable(in: commands[(index + 1)..<end]) == nil
      ? nil : min(end, commands.count - 1)
  }

  private static func lastUnwritable(in commands: ArraySlice<DrawingCommand>) -> Int? {
    var result: Int?
    var mode = CGBlendMode.normal
    var saved: [CGBlendMode] = []
    var index = commands.startIndex
    while index < commands.endIndex {
      var end = index
      switch commands[index] {
      case .save: saved.append(mode)
      case .restore: mode = saved.popLast() ?? mode
      case .blend(let new): mode = new
      case .beginGroup: end = endOfGroup(in: commands, at: index)
      case .transform, .clip, .endGroup, .fill, .gradient, .stroke, .text, .image, .picture,
        .moving, .shadow, .backdrop, .dissolve:
        break
      }
      if !mode.isWritable { result = min(end, commands.endIndex - 1) }
      index = end + 1
    }
    return result
  }

  /// The index of the matching end; that behind the last command if there is none.
  private static func endOfGroup(in commands: ArraySlice<DrawingCommand>, at start: Int) -> Int {
    var depth = 0
    for index in start..<commands.endIndex {
      if case .beginGroup = commands[index] { depth += 1 }
      if case .endGroup = commands[index] { depth -= 1 }
      if depth == 0 { return index }
    }
    return commands.endIndex
  }
}

extension CGBlendMode {
  /// The word for `mix-blend-mode`; nil for the normal mode and for those without one. The
  /// darkening sum is a product, as in the renderer.
  var svg: String? {
    switch self {
    case .multiply, .plusDarker: "multiply"
    case .screen: "screen"
    case .overlay: "overlay"
    case .darken: "darken"
    case .lighten: "lighten"
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .difference: "difference"
    case .exclusion: "exclusion"
    case .hue: "hue"
    case .saturation: "saturation"
    case .color: "color"
    case .luminosity: "luminosity"
    case .normal, .clear, .copy, .sourceIn, .sourceOut, .sourceAtop, .destinationOver,
      .destinationIn, .destinationOut, .destinationAtop, .xor, .plusLighter:
      nil
    }
  }

  fileprivate var isWritable: Bool { self == .normal || svg != nil }
}
