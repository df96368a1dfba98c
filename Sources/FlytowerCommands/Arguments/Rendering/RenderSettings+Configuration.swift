import Configuration
import Diagnostics
import SceneRendering

extension RenderSettings {
  /// The keys that name no axis.
  private static let keys = [
    "files", "output", "format", "bare", "project", "cache", "cache-limit", "jobs", "sheet",
    "include", "exclude",
  ]

  /// What the section says. Paths are relative to the file's folder. What is odd is reported and
  /// left open.
  init(_ section: ConfigurationFile.Section, in folder: String, _ log: inout DiagnosticLog) {
    let allowed = LookAxis.allCases.map(\.rawValue) + Self.keys
    for diagnostic in section.unknownKeys(allowed: allowed) { log.report(diagnostic) }
    for setting in section.settings {
      do throws(UsageError) {
        try take(setting, in: folder)
      } catch {
        log.report(
          Diagnostic(
            .error, rule: "malformed-configuration", error.description, at: setting.location))
      }
    }
  }

  private mutating func take(_ setting: Setting, in folder: String) throws(UsageError) {
    if let axis = LookAxis(rawValue: setting.key) {
      let words = setting.values.map(\.text)
      // Checked here, where the place is known.
      try checked { () throws(RenderingError) in
        var matrix = LookMatrix()
        try matrix.add(words, on: axis)
      }
      return axes.append((axis, words))
    }
    switch setting.key {
    case "files": inputs = setting.values.map { $0.text.path(in: folder) }
    case "output": output = try setting.word().path(in: folder)
    case "format": format = try setting.format()
    case "bare": isBare = try setting.truth()
    case "project": project = try setting.word().path(in: folder)
    case "cache": cache = try setting.word().path(in: folder)
    case "cache-limit": cacheLimit = try Self.cacheLimit(setting.word())
    case "jobs": jobs = try Self.jobs(setting.word())
    case "sheet": writesSheet = try setting.truth()
    case "include": included = try setting.patterns()
    case "exclude": excluded = try setting.patterns()
    case _: break
    }
  }
}

extension Setting {
  /// The only value.
  fileprivate func word() throws(UsageError) -> String {
    guard values.count == 1 else { throw UsageError("'\(key)' takes one value") }
    return values[0].text
  }

  fileprivate func truth() throws(UsageError) -> Bool {
    guard values.count == 1, let truth = values[0].boolean else {
      throw UsageError("'\(key)' is true or false")
    }
    return truth
  }

  fileprivate func format() throws(UsageError) -> PictureFormat {
    let text = try word()
    if let format = PictureFormat(rawValue: text) { return format }
    let known = PictureFormat.allCases.map(\.rawValue).joined(separator: ", ")
    throw UsageError("'\(key)' is one of \(known), not '\(text)'")
  }

  fileprivate func patterns() throws(UsageError) -> [GlobPattern] {
    var patterns: [GlobPattern] = []
    for value in values {
      do throws(GlobError) {
        patterns.append(try GlobPattern(value.text))
      } catch {
        throw UsageError("'\(key)' has '\(value.text)': \(error)")
      }
    }
    return patterns
  }
}

extension String {
  /// A relative path as seen from where the program runs.
  fileprivate func path(in folder: String) -> String {
    guard !hasPrefix("/"), folder != "." else { return self }
    return self == "." ? folder : folder + "/" + self
  }
}
