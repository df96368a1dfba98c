/// The manifest of a whole run from those of its parts.
public struct ManifestMerge {
  /// What one machine rendered.
  public struct Part: Equatable, Sendable {
    /// For people: the folder it was read from.
    public var name: String
    public var manifest: RenderManifest

    public init(name: String, manifest: RenderManifest) {
      self.name = name
      self.manifest = manifest
    }
  }

  private let parts: [Part]

  /// The parts may come in any order.
  public init(_ parts: [Part]) {
    self.parts = parts
  }

  /// What the run would have written had it not been split.
  public func merged() throws(ManifestMergeError) -> RenderManifest {
    let parts = try inOrder()
    guard let first = parts.first else { throw .noParts }
    for part in parts.dropFirst() {
      try requireSameRun(first, part)
    }
    var whole = first.manifest
    whole.shard = nil
    for index in whole.scenes.indices {
      whole.scenes[index].pictures = try pictures(ofScene: index, parts)
    }
    return whole
  }

  // MARK: -

  /// Each of the parts 1 to N once, by their number.
  private func inOrder() throws(ManifestMergeError) -> [Part] {
    var found: [Int: Part] = [:]
    for part in parts {
      guard let shard = part.manifest.shard else { throw .notAPart(part.name) }
      if let other = found.updateValue(part, forKey: shard.index) {
        throw .givenTwice(part: shard.index, first: other.name, second: part.name)
      }
      try require(\.shard?.count, "the number of parts", parts[0], part)
    }
    guard let count = parts.first?.manifest.shard?.count else { throw .noParts }
    let missing = count < 1 ? [] : (1...count).filter { found[$0] == nil }
    guard missing.isEmpty else { throw .missing(parts: missing, count: count) }
    return found.sorted { $0.key < $1.key }.map(\.value)
  }

  private func requireSameRun(_ first: Part, _ second: Part) throws(ManifestMergeError) {
    try require(\.version, "the version of the manifest", first, second)
    try require(\.program, "the program that made them", first, second)
    try require(\.title, "the title", first, second)
    try require(\.looks, "the looks", first, second)
    try require(\.scenes.count, "the number of scenes", first, second)
    for (scene, other) in zip(first.manifest.scenes, second.manifest.scenes) {
      guard scene.isSame(as: other) else {
        throw .differs(
          what: "the scenes: '\(scene.name)' of \(scene.file):\(scene.line) and "
            + "'\(other.name)' of \(other.file):\(other.line) are at the same place",
          first: first.name, second: second.name)
      }
    }
  }

  private func require<Value: Equatable>(
    _ value: KeyPath<RenderManifest, Value>, _ what: String, _ first: Part, _ second: Part
  ) throws(ManifestMergeError) {
    guard first.manifest[keyPath: value] == second.manifest[keyPath: value] else {
      throw .differs(what: what, first: first.name, second: second.name)
    }
  }

  private func pictures(
    ofScene index: Int, _ parts: [Part]
  ) throws(ManifestMergeError) -> [RenderManifest.Picture] {
    var found: [(picture: RenderManifest.Picture, part: Part)] = []
    for part in parts {
      found += part.manifest.scenes[index].pictures.map { ($0, part) }
    }
    found.sort { $0.picture.look < $1.picture.look }
    for (first, second) in zip(found, found.dropFirst())
    where first.picture.look == second.picture.look {
      let whole = first.part.manifest
      throw .renderedTwice(
        scene: whole.scenes[index].name, look: whole.looks[first.picture.look].name,
        first: first.part.name, second: second.part.name)
    }
    return found.map(\.picture)
  }
}

extension RenderManifest.Scene {
  /// Whether it is the same scene of the same document, however it was rendered.
  fileprivate func isSame(as other: Self) -> Bool {
    name == other.name && className == other.className && file == other.file
      && line == other.line
  }
}
