import Foundation
import SourceRewriter

/// Type-checks rewritten modules against a UIKit that has surface and nothing behind it.
struct Compiler {
  private let modules: URL

  /// Built once for all tests that share the compiler.
  static let shared = Result { try Compiler() }

  private init() throws {
    modules = try Self.temporaryDirectory()
    for name in ["UIKit", "FlytowerCommands"] {
      let source = packageRoot.appendingPathComponent("Tests/Fixtures/UIKitStub/\(name).swift")
      let module = modules.appendingPathComponent("\(name).swiftmodule").path
      let output = try Self.swiftc([
        "-emit-module", "-parse-as-library", "-module-name", name, "-swift-version", "6",
        "-I", modules.path,
        source.path, "-emit-module-path", module,
      ])
      if !output.isEmpty { throw CompilerFailure(output: output) }
    }
  }

  /// What the compiler says about a module, a line a finding: `file:line: severity: message`.
  func check(_ module: RewrittenModule, languageMode: String = "5") throws -> [String] {
    let folder = try Self.temporaryDirectory()
    defer { try? FileManager.default.removeItem(at: folder) }
    let texts = module.sources.map(\.text) + [module.connections]
    var paths: [String] = []
    for (number, text) in texts.enumerated() {
      let file = folder.appendingPathComponent("Source\(number).swift")
      try text.write(to: file, atomically: true, encoding: .utf8)
      paths.append(file.path)
    }
    let output = try Self.swiftc(
      [
        "-typecheck", "-parse-as-library", "-module-name", "App", "-swift-version", languageMode,
        "-diagnostic-style", "llvm", "-I", modules.path,
      ] + paths)
    return output.split(separator: "\n").filter {
      $0.contains(": error: ") || $0.contains(": warning: ")
    }.map { line in
      // The column lies in generated code and says nothing.
      String(line).replacing(/^([^:]*:\d+):\d+:/) { "\($0.output.1):" }
    }
  }

  private static func temporaryDirectory() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  private static func swiftc(_ arguments: [String]) throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swiftc"] + arguments
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}

/// The stub could not be built.
struct CompilerFailure: Error {
  let output: String
}
