import Foundation

extension Benchmark {
  /// What a job on a server takes, from start to end.
  static let project = Benchmark(
    name: "project", summary: "`flytower render` of a whole project at 2×, each run a process"
  ) {
    guard let tool = ChildProcess.flytower else { return }
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "flytower-bench-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let project = try GeneratedProject(in: folder.appending(path: "Project"), scenes: 500)
    let bench = ProjectBench(tool: tool, project: project, folder: folder)
    try bench.measureRuns()
    bench.measureCache()
    try bench.measureStart()
  }
}

private struct ProjectBench {
  let tool: String
  let project: GeneratedProject
  /// For all that is written.
  let folder: URL

  /// All cores against one, and what of the time is putting the files on the disk.
  func measureRuns() throws {
    let output = folder.appending(path: "pictures")
    let all = render([project.folder.path], to: output)
    let one = render([project.folder.path], to: output, ["--jobs", "1"])
    let cores = ProcessInfo.processInfo.activeProcessorCount
    print(
      "  \(project.sceneCount) scenes on \(cores) cores: \(rounded(all.time)) s,",
      "\(rounded(all.peakMemory)) MB (bars: 30 s on two cores, 500 MB)")
    print(
      "  with --jobs 1: \(rounded(one.time)) s, \(rounded(one.peakMemory)) MB,",
      "ratio \(rounded(one.time / all.time))")
    let writing = try timeOfWriting(filesBelow: output)
    print("  writing the same files alone: \(rounded(100 * writing / one.time)) % of that")
  }

  private func timeOfWriting(filesBelow output: URL) throws -> Double {
    let names = FileManager.default.enumerator(atPath: output.path)?.compactMap { $0 as? String }
    let contents = (names ?? []).compactMap { try? Data(contentsOf: output.appending(path: $0)) }
    let target = folder.appending(path: "written")
    try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
    let clock = ContinuousClock()
    return try clock.measure {
      for (number, content) in contents.enumerated() {
        let part = target.appending(path: "part")
        try content.write(to: part)
        rename(part.path, target.appending(path: "\(number)").path)
      }
    }.seconds
  }

  /// A first run with a cache against later ones with the same.
  func measureCache() {
    let corpus = Self.corpus
    let inputs = corpus ?? [project.folder.path]
    let output = folder.appending(path: "cached")
    let options = ["--cache", folder.appending(path: "cache").path]
    let first = render(inputs, to: output, options).time
    let second = (1...5).map { _ in render(inputs, to: output, options).time }.sorted()[2]
    print(
      "  \(corpus == nil ? "the same scenes" : "the corpus") with an empty cache:",
      "\(rounded(first)) s, with a filled one \(rounded(second)) s,",
      "\(rounded(first / second)) × faster (bar: 20 over the corpus)")
  }

  /// A person's first picture.
  func measureStart() throws {
    let sizes = try GeneratedProject.storyboards.map { file in
      (file, try Data(contentsOf: file).count)
    }
    guard let smallest = sizes.min(by: { $0.1 < $1.1 })?.0 else { return }
    let output = folder.appending(path: "small")
    let medians = Measurement(
      runs: 15,
      of: [
        { ChildProcess("/bin/true", []) }, { ChildProcess(tool, ["--help"]) },
        { render([smallest.path], to: output) },
      ]
    ).medians
    print(
      "  \(smallest.lastPathComponent) from start to end: \(rounded(medians[2])) ms (bar: 100),",
      "flytower --help \(rounded(medians[1])) ms, /bin/true \(rounded(medians[0])) ms")
  }

  @discardableResult
  private func render(
    _ inputs: [String], to output: URL, _ options: [String] = []
  ) -> ChildProcess {
    let run = ChildProcess(
      tool, ["render"] + inputs + ["--output", output.path, "--scale", "2"] + options)
    // Findings are expected: published storyboards have some.
    if run.status == nil || run.status == 2 { print("  a run over \(inputs) failed") }
    return run
  }

  /// The folders of published storyboards, where they are beside the package or named.
  private static var corpus: [String]? {
    let package = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../..").standardizedFileURL
    let named = ProcessInfo.processInfo.environment["FLYTOWER_CORPUS"]
    let folders = (named.map { URL(filePath: $0) } ?? package.appending(path: "../shared"))
    let inputs = ["corpus", "corpus-containers"].map {
      folders.standardizedFileURL.appending(path: $0).path
    }
    return inputs.allSatisfy(FileManager.default.fileExists) ? inputs : nil
  }
}
