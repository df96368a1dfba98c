import Foundation
import InterfaceBuilder
import SceneRendering

extension ArgumentReader {
  /// The word after each axis's option.
  mutating func words(
    on axes: [LookAxis] = LookAxis.allCases
  ) throws(UsageError) -> [(axis: LookAxis, word: String)] {
    var words: [(axis: LookAxis, word: String)] = []
    for axis in axes {
      if let word = try option(axis.option) { words.append((axis, word)) }
    }
    return words
  }

  /// The language to show documents in; nil for their own texts.
  mutating func language() throws(UsageError) -> Language? {
    guard let code = try option("--language") else { return nil }
    do throws(MalformedLanguage) {
      return try Language(code)
    } catch {
      throw UsageError("--language: \(error)")
    }
  }

  /// The folder to look for resources in; nil for that of the file's project.
  mutating func project() throws(UsageError) -> String? {
    let project = try option("--project")
    if let project, !FileManager.default.fileExists(atPath: project) {
      throw UsageError("no folder '\(project)'")
    }
    return project
  }
}

extension StageOptions {
  /// The surroundings that options say.
  init(
    _ arguments: inout ArgumentReader, _ axes: [LookAxis] = LookAxis.allCases
  ) throws(UsageError) {
    self.init()
    for (axis, word) in try arguments.words(on: axes) {
      try checked { () throws(RenderingError) in try set(axis, to: word) }
    }
  }

  /// The device, how it is held, and the system whose controls it shows.
  static func onDevice(_ arguments: inout ArgumentReader) throws(UsageError) -> StageOptions {
    try StageOptions(&arguments, [.device, .orientation, .era])
  }
}

/// What the body makes of options; what it refuses is wrong with the call.
func checked<Value>(_ body: () throws(RenderingError) -> Value) throws(UsageError) -> Value {
  do throws(RenderingError) {
    return try body()
  } catch {
    throw UsageError(error.description)
  }
}
