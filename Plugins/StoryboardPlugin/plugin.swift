import Foundation
import PackagePlugin

/// Feeds a target of iOS sources: all of its Swift files but those it compiles itself, rewritten.
///
/// The target's own `sources` list one file that needs no rewriting; the build tool wants one.
@main struct StoryboardPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let directory = target.directoryURL
    let compiled = Set(target.sourceFiles.filter { $0.type == .source }.map { $0.url.path })
    let files = inputs(in: directory).filter { !compiled.contains($0.path) }
    let output = context.pluginWorkDirectoryURL
    let names = files.filter { $0.pathExtension == "swift" }.map { name($0, in: directory) }
    let hasBundle = target.sourceFiles.contains { $0.type == .resource }
    var arguments = ["--module", target.moduleName, "--root", directory.path]
    arguments += ["--output", output.path]
    arguments += compiled.sorted().flatMap { ["--compiled", $0] }
    arguments += hasBundle ? [] : ["--resources", directory.path]
    return [
      .buildCommand(
        displayName: "Rewriting \(target.name) for its storyboards",
        executable: try context.tool(named: "flytower-rewrite").url,
        arguments: arguments + files.map(\.path),
        inputFiles: files + compiled.sorted().map { URL(fileURLWithPath: $0) },
        outputFiles: (names + ["FlytowerConnections.swift"]).map(output.appendingPathComponent))
    ]
  }

  /// Sources, documents and the `Info.plist`, in an order that does not change.
  private func inputs(in directory: URL) -> [URL] {
    let all = FileManager.default.enumerator(at: directory, includingPropertiesForKeys: nil)
    let files = all?.compactMap { $0 as? URL } ?? []
    return files.filter { file in
      ["swift", "storyboard", "xib"].contains(file.pathExtension)
        || file.lastPathComponent == "Info.plist"
    }.sorted { $0.path < $1.path }
  }

  /// The name that `flytower-rewrite` gives to the rewritten file.
  private func name(_ file: URL, in directory: URL) -> String {
    let root = directory.standardizedFileURL.pathComponents.count
    let path = file.deletingPathExtension().standardizedFileURL.pathComponents.dropFirst(root)
    return path.joined(separator: "__") + ".rewritten.swift"
  }
}
