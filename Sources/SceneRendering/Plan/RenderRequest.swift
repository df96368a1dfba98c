package import ContactSheet

/// What a person asks a run to do.
package struct RenderRequest: Sendable {
  /// Files and folders, as written.
  package var inputs: [String]
  /// The folder that pictures go to.
  package var output: String
  package var looks: [Look]
  package var format = PictureFormat.png
  /// The one scene to render, by its identifier or id.
  package var scene: String?
  /// Whether scenes stand alone, without the containers around them.
  package var isBare = false
  /// The part of the scenes to render; nil for all.
  package var shard: RenderManifest.Shard?
  /// The folder that keeps pictures from run to run; nil for none.
  package var cache: String?
  /// What the cache may take after the run, in bytes.
  package var cacheLimit = 2 << 30
  /// Threads that work at once.
  package var jobs: Int
  /// The folder of all resources; nil for that of each file's project.
  package var project: String?
  /// Whether a file found in a folder is wanted, by its path below the folder.
  package var isWanted: @Sendable (String) -> Bool = { _ in true }
  /// Whether `index.html` and the record for `merge` are written beside the pictures.
  package var writesSheet = true
  /// The variables of the process: some decide how text is drawn.
  package var environment: [String: String] = [:]
  /// The name and version of this program.
  package var program = "flytower"

  /// The folders that the run itself writes to: what lies there is not of the project.
  var ownFolders: [String] { [output, cache].compactMap(\.self) }

  package init(inputs: [String], output: String, looks: [Look], jobs: Int) {
    self.inputs = inputs
    self.output = output.droppingLastSlashes
    self.looks = looks
    self.jobs = jobs
  }
}
