import Foundation
import InterfaceBuilder
import Testing

@testable import SourceRewriter

@Suite struct CompilerTests {
  let compiler: Compiler

  init() throws { compiler = try Compiler.shared.get() }

  static let lobby = """
    import UIKit
    class Lobby: UIViewController {
      @IBOutlet weak var caption: UILabel!
      @IBAction func swap(_ sender: Any) {}
    }

    """

  private func findings(view: String = "", connections: String = "") throws -> [String] {
    let document = storyboard(view: view, connections: connections)
    return try compiler.check(rewritten(Self.lobby, storyboard: document))
  }

  @Test func `connections that fit compile`() throws {
    let found = try findings(
      view:
        #"<button id="b"><connections><action selector="swap:" destination="vc"/></connections></button>"#,
      connections: #"<outlet property="caption" destination="l"/>"#)

    #expect(found == [])
  }

  @Test func `an outlet without property is an error at its line of the storyboard`() throws {
    let found = try findings(connections: #"<outlet property="captoin" destination="l"/>"#)

    #expect(
      found == ["Main.storyboard:11: error: value of type 'Lobby' has no member 'captoin'"])
  }

  @Test func `an outlet of the wrong type is an error at its line of the storyboard`() throws {
    let found = try findings(connections: #"<outlet property="caption" destination="v"/>"#)

    #expect(
      found == ["Main.storyboard:11: error: cannot assign value of type 'UIView' to type 'UILabel'"]
    )
  }

  @Test func `an action without method is an error at its line of the storyboard`() throws {
    let found = try findings(
      view:
        #"<button id="b"><connections><action selector="swop:" destination="vc"/></connections></button>"#
    )

    #expect(found == ["Main.storyboard:8: error: value of type 'Lobby' has no member 'swop'"])
  }

  @Test func `a class that is not there is an error at its line of the storyboard`() throws {
    let found = try findings(
      view:
        #"<view id="a" customClass="Curtain" customModule="App" customModuleProvider="target"/>"#)

    #expect(found == ["Main.storyboard:8: error: cannot find 'Curtain' in scope"])
  }

  @Test func `an error of the app's own names its own file and line`() throws {
    let module = try rewritten("import UIKit\n@objc class A: NSObject {\n  let b: Int = \"\"\n}\n")

    #expect(
      try compiler.check(module) == [
        "File0.swift:3: error: cannot convert value of type 'String' to specified type 'Int'"
      ])
  }

  @Test(arguments: ["5", "6"])
  func `an app with all that is rewritten compiles without warnings`(mode: String) throws {
    var module = ModuleSources(name: "App")
    for file in files(in: "Tests/Fixtures/RewriterApp", ending: "swift") {
      let text = try String(contentsOf: file, encoding: .utf8)
      module.sources.append(ModuleSources.File(path: file.path, text: text))
    }
    let main = files(in: "Tests/Fixtures/RewriterApp", ending: "storyboard")[0]
    module.documents = [try Document(contentsOf: main.path)]
    module.resources = .folder("/")

    let result = try RewrittenModule(module)

    #expect(result.diagnostics == [])
    #expect(try compiler.check(result, languageMode: mode) == [])
  }
}
