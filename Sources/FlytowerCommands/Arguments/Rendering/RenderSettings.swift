import Configuration
import ContactSheet
import SceneRendering

/// What the options of `flytower render`, or the section `render` of a configuration file, say;
/// nil for what they leave open.
struct RenderSettings {
  /// The words on the axes, in the order they are given.
  var axes: [(axis: LookAxis, words: [String])] = []
  var inputs: [String] = []
  var output: String?
  var format: PictureFormat?
  var scene: String?
  var isBare: Bool?
  var project: String?
  var cache: String?
  var cacheLimit: Int?
  var jobs: Int?
  var shard: RenderManifest.Shard?
  var writesSheet: Bool?
  var included: [GlobPattern] = []
  var excluded: [GlobPattern] = []

  /// With what the others say wherever these leave something open. An axis has the words of one
  /// of the two.
  func completed(by others: RenderSettings) -> RenderSettings {
    var settings = self
    let known = Set(axes.map(\.axis))
    settings.axes = others.axes.filter { !known.contains($0.axis) } + axes
    if inputs.isEmpty { settings.inputs = others.inputs }
    settings.output = output ?? others.output
    settings.format = format ?? others.format
    settings.scene = scene ?? others.scene
    settings.isBare = isBare ?? others.isBare
    settings.project = project ?? others.project
    settings.cache = cache ?? others.cache
    settings.cacheLimit = cacheLimit ?? others.cacheLimit
    settings.jobs = jobs ?? others.jobs
    settings.shard = shard ?? others.shard
    settings.writesSheet = writesSheet ?? others.writesSheet
    if included.isEmpty { settings.included = others.included }
    settings.excluded += others.excluded
    return settings
  }

  /// The run that they ask for; `processors` is how many there are to work.
  func request(processors: Int) throws(UsageError) -> RenderRequest {
    let looks = try looks()
    guard !inputs.isEmpty else { throw UsageError("no file given") }
    guard let output else { throw UsageError("--output DIR is missing") }
    var request = RenderRequest(
      inputs: inputs, output: output, looks: looks, jobs: jobs ?? processors)
    request.format = format ?? .png
    request.scene = scene
    request.isBare = isBare ?? false
    request.shard = shard
    request.cache = cache
    request.cacheLimit = cacheLimit ?? request.cacheLimit
    request.project = project
    request.writesSheet = writesSheet ?? true
    request.isWanted = { [included, excluded] path in
      (included.isEmpty || included.contains { $0.matches(path) })
        && !excluded.contains { $0.matches(path) }
    }
    return request
  }

  private func looks() throws(UsageError) -> [Look] {
    try checked { () throws(RenderingError) in
      var matrix = LookMatrix()
      for (axis, words) in axes { try matrix.add(words, on: axis) }
      return try matrix.looks()
    }
  }
}
