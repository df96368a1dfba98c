import Configuration
import Diagnostics

/// Which configuration file holds for a call.
enum ConfigurationChoice {
  /// None, as `--no-config` says.
  case none
  /// The file that `--config` names.
  case file(String)
  /// The nearest one above the first file of the call, or above the working folder.
  case nearest

  init(_ arguments: inout ArgumentReader) throws(UsageError) {
    let path = try arguments.option("--config")
    let isNone = arguments.flag("--no-config")
    if path != nil, isNone { throw UsageError("--config and --no-config exclude each other") }
    self = isNone ? .none : path.map { .file($0) } ?? .nearest
  }

  /// What the file says for `render`; nothing without one. A file that cannot be read is an error
  /// of the call where it was named, or else of the file.
  func settings(
    for inputs: [String], _ log: inout DiagnosticLog
  ) throws(ConfigurationError) -> RenderSettings {
    guard let path = path(for: inputs, &log) else { return RenderSettings() }
    let file = try ConfigurationFile(contentsOf: path)
    for diagnostic in file.diagnostics { log.report(diagnostic) }
    for diagnostic in file.unknownSections(allowed: ["render"]) { log.report(diagnostic) }
    guard let section = file["render"] else { return RenderSettings() }
    return RenderSettings(section, in: Self.folder(of: path), &log)
  }

  private func path(for inputs: [String], _ log: inout DiagnosticLog) -> String? {
    switch self {
    case .none: nil
    case .file(let path): path
    case .nearest: ConfigurationFile.path(above: inputs.first ?? ".", log: &log)
    }
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
