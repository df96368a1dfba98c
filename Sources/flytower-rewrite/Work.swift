import Diagnostics
import Foundation
import InterfaceBuilder
import SourceRewriter

/// Reads what the arguments name, rewrites it and writes the results.
struct Work {
  let arguments: Arguments
  private(set) var diagnostics: [Diagnostic] = []

  init(_ arguments: Arguments) { self.arguments = arguments }

  mutating func run() throws(SourceError) {
    let module = try readModule()
    let rewritten = try RewrittenModule(module)
    diagnostics += rewritten.diagnostics
    var names: [String: String] = [:]
    for file in rewritten.sources {
      let name = arguments.outputName(of: file.path)
      if let other = names.updateValue(file.path, forKey: name) {
        throw Self.error("would be written as '\(name)', and so would \(other)", at: file.path)
      }
      try write(file.text, named: name)
    }
    try write(rewritten.connections, named: RewrittenModule.connectionsName)
  }

  private mutating func readModule() throws(SourceError) -> ModuleSources {
    var module = ModuleSources(name: arguments.module)
    module.resources = arguments.resources
    for path in arguments.compiled { module.compiled.append(try Self.read(path)) }
    for path in arguments.files {
      if path.hasSuffix(".swift") {
        module.sources.append(try Self.read(path))
      } else if path.hasSuffix(".plist") {
        module.infoPropertyList = try Self.read(path)
      } else if let document = readDocument(path) {
        module.documents.append(document)
      }
    }
    return module
  }

  /// A document that cannot be opened is a finding; the sources are rewritten all the same.
  private mutating func readDocument(_ path: String) -> Document? {
    do {
      return try Document(contentsOf: path)
    } catch {
      diagnostics.append(error.diagnostic)
      return nil
    }
  }

  private static func read(_ path: String) throws(SourceError) -> ModuleSources.File {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw error("the file cannot be read as UTF-8", at: path)
    }
    return ModuleSources.File(path: path, text: text)
  }

  /// Writes a file unless it says the same already, so that only what changed is compiled again.
  private func write(_ text: String, named name: String) throws(SourceError) {
    let path = arguments.output + "/" + name
    if let old = try? String(contentsOfFile: path, encoding: .utf8), old == text { return }
    do {
      try FileManager.default.createDirectory(
        atPath: arguments.output, withIntermediateDirectories: true)
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    } catch {
      throw Self.error("the file cannot be written", at: path)
    }
  }

  private static func error(_ message: String, at path: String) -> SourceError {
    SourceError(
      Diagnostic(.error, rule: "files", message, at: SourceLocation(file: path)))
  }
}
