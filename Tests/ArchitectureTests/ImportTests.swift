import Foundation
import Testing

/// The table of `ARCHITECTURE.md`, kept against the import lines of the sources.
struct ImportTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// What each module may import beside the standard library: ours, then the system's.
  private static let allowed: [String: Set<String>] = [
    "Diagnostics": [],
    "Cassowary": [],
    "Drawing": ["Foundation"],
    "InterfaceBuilder": ["Diagnostics", "Foundation", "CLibXML2"],
    "StoryboardTools": ["Diagnostics", "Foundation", "InterfaceBuilder"],
    "SourceRewriter": ["Diagnostics", "Foundation", "InterfaceBuilder"],
    "QuartzCore": ["Drawing", "Foundation"],
    "UIKit": [
      "Cassowary", "Diagnostics", "Drawing", "Foundation", "InterfaceBuilder", "QuartzCore",
    ],
    "CairoBackend": [
      "Drawing", "Foundation", "CCairo", "CDeflate", "CGif", "CPango", "CPixels",
      "CTurboJPEG", "CVectors", "CWebP",
    ],
    "WindowBackend": ["CSDL2", "Drawing", "Foundation", "QuartzCore", "UIKit"],
    "Theatre": ["Diagnostics", "Drawing", "Foundation", "InterfaceBuilder", "UIKit"],
    "Configuration": ["CYaml", "Diagnostics"],
    "ContactSheet": ["Foundation"],
    "SceneRendering": [
      "CCrypto", "CProcess", "CairoBackend", "ContactSheet", "Diagnostics", "Drawing",
      "Foundation", "InterfaceBuilder", "Theatre", "UIKit",
    ],
    "FlytowerCommands": [
      "CairoBackend", "Configuration", "ContactSheet", "Diagnostics", "Drawing", "Foundation",
      "InterfaceBuilder", "SceneRendering", "StoryboardTools", "Theatre", "UIKit",
      "WindowBackend",
    ],
    "flytower": ["FlytowerCommands", "Foundation"],
    "flytower-rewrite": ["Diagnostics", "Foundation", "InterfaceBuilder", "SourceRewriter"],
    "_Testing_UIKit": ["Testing"],
  ]

  private static var modules: [String] {
    let folder = root.appending(path: "Sources").path
    return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
      .filter { !isSystem($0) }
  }

  /// Wrapped C libraries are named `CPango`, ours `Cassowary`.
  private static func isSystem(_ module: String) -> Bool {
    module.hasPrefix("C") && module.dropFirst().first?.isUppercase == true
  }

  private static func imports(of module: String) -> [(file: String, module: String)] {
    let folder = root.appending(path: "Sources/\(module)").path
    let files = (FileManager.default.subpaths(atPath: folder) ?? []).sorted()
    return files.filter { $0.hasSuffix(".swift") }.flatMap { file in
      let text = (try? String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)) ?? ""
      return text.split(separator: "\n").compactMap { imported($0) }.map { (file, $0) }
    }
  }

  /// The module that an import line names, whatever stands before `import`.
  private static func imported(_ line: Substring) -> String? {
    let words = line.split(separator: " ")
    guard let index = words.firstIndex(of: "import"),
      words[..<index].allSatisfy({ $0.hasPrefix("@") || ["public", "package"].contains($0) })
    else { return nil }
    let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "func", "var", "typealias"]
    let rest = words[(index + 1)...].drop { kinds.contains($0) }
    return rest.first.map { String($0.prefix { $0 != "." }) }
  }

  @Test func `every module is in the table`() {
    let known = Set(Self.allowed.keys).union(["TestSupport"])
    #expect(Self.modules.filter { !known.contains($0) } == [])
    #expect(Self.modules.count > 10)
  }

  @Test(arguments: allowed.keys.sorted())
  func `a module imports what the table allows`(_ module: String) {
    let allowed = Self.allowed[module] ?? []
    let wrong = Self.imports(of: module).filter { !allowed.contains($0.module) }
    #expect(wrong.map { "\(module)/\($0.file) imports \($0.module)" } == [])
  }

  /// Each C library has one module that wraps it.
  @Test func `each C library is imported by one module alone`() {
    var importers: [String: Set<String>] = [:]
    for module in Self.modules {
      for (_, name) in Self.imports(of: module) where Self.isSystem(name) {
        importers[name, default: []].insert(module)
      }
    }
    #expect(importers.filter { $0.value.count > 1 }.keys.sorted() == [])
  }

  /// Only executables and their commands print, exit, or read the environment; only the window
  /// reads a clock.
  @Test(arguments: [
    "Cassowary", "Diagnostics", "Drawing", "InterfaceBuilder", "StoryboardTools",
    "SourceRewriter", "QuartzCore", "UIKit", "CairoBackend", "Theatre", "Configuration",
    "ContactSheet",
  ])
  func `libraries neither print nor exit nor look at clocks`(_ module: String) {
    let words = [" print(", " exit(", "ProcessInfo", "getenv", "Date()", "clock_gettime"]
    let folder = Self.root.appending(path: "Sources/\(module)").path
    let files = (FileManager.default.subpaths(atPath: folder) ?? []).filter {
      $0.hasSuffix(".swift")
    }
    let wrong = files.sorted().flatMap { file in
      let text = (try? String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)) ?? ""
      return words.filter { text.contains($0) }.map { "\(file):\($0)" }
    }
    #expect(wrong == [])
  }
}
