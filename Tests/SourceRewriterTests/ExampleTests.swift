import Foundation
import InterfaceBuilder
import Testing

@testable import SourceRewriter

@Suite struct ExampleTests {
  private func example(_ name: String, storyboard: String? = nil) throws -> RewrittenModule {
    let folder = "Examples/\(name)/\(name)"
    var module = ModuleSources(name: name)
    for file in files(in: folder, ending: "swift") {
      let text = try String(contentsOf: file, encoding: .utf8)
      let source = ModuleSources.File(path: file.lastPathComponent, text: text)
      if file.lastPathComponent == "SceneDelegate.swift" {
        module.compiled.append(source)
      } else {
        module.sources.append(source)
      }
    }
    let main = packageRoot.appendingPathComponent("\(folder)/Base.lproj/Main.storyboard").path
    module.documents = [try Document(contentsOf: storyboard ?? main)]
    return try RewrittenModule(module)
  }

  /// What is registered, as `Class.call name`, in the order of the files.
  private func registrations(_ module: RewrittenModule) -> [String] {
    (module.sources.map(\.text) + [module.connections]).flatMap { text in
      text.matches(of: /table\.(\w+)\((\w+)\.self, (?:named: )?"([^"]*)"/).map {
        "\($0.output.2).\($0.output.1) \($0.output.3)"
      }
    }
  }

  static let embedded = [
    "ContainerViewController.register ContainerViewController",
    "EmptySegue.registerSegue EmptySegue",
    "FirstViewController.register FirstViewController",
    "SecondViewController.register SecondViewController",
    "ViewController.register ViewController",
    "ViewController.action swapButtonPressed:",
  ]

  @Test func `the first example registers its classes and its action`() throws {
    let module = try example("EmbeddedSwapping")

    #expect(module.diagnostics == [])
    #expect(registrations(module) == Self.embedded)
    #expect(!module.connections.contains("_ ="))
  }

  @Test func `the second example registers its classes, its outlet and its actions`() throws {
    let module = try example("SwitchViews")

    #expect(module.diagnostics == [])
    #expect(
      registrations(module) == [
        "PinkViewController.register PinkViewController",
        "ViewController.register ViewController",
        "ViewController.action showView1:",
        "ViewController.action showView2:",
        "ViewController.outlet parentView",
        "YellowViewController.register YellowViewController",
      ])
  }

  static let corpus =
    ProcessInfo.processInfo.environment["FLYTOWER_CORPUS"].map { URL(fileURLWithPath: $0) }
    ?? packageRoot.deletingLastPathComponent().appendingPathComponent("shared/corpus")
  static let sample = corpus.appendingPathComponent(
    "mluton+EmbeddedSwapping/EmbeddedSwapping/en.lproj/MainStoryboard.storyboard"
  ).path

  @Test(.enabled(if: FileManager.default.fileExists(atPath: sample)))
  func `the public sample's storyboard finds all it names in the first example`() throws {
    let module = try example("EmbeddedSwapping", storyboard: Self.sample)

    #expect(module.diagnostics == [])
    #expect(Set(registrations(module)) == Set(Self.embedded))
  }
}
