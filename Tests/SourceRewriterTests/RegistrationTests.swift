import Testing

@testable import SourceRewriter

@Suite struct RegistrationTests {
  @Test func `classes, outlets and actions are registered under their lines`() throws {
    let module = try rewritten(
      """
      import UIKit
      class Lobby: UIViewController {
        @IBOutlet private var caption: UILabel!
        @IBAction func swap(_ sender: Any) {}
      }

      """,
      storyboard: storyboard(
        view:
          #"<button id="b"><connections><action selector="swap:" destination="vc"/></connections></button>"#,
        connections: #"<outlet property="caption" destination="l"/>"#))

    #expect(
      module.sources[0].text.appendedCode == """
        extension Lobby {
          @MainActor fileprivate static func flytowerRegister(
            _: Lobby.Type, in table: UIKit.ConnectionTable
          ) {
        #sourceLocation(file: "Main.storyboard", line: 5)
            table.register(Lobby.self, named: "Lobby", module: "App") { Lobby(coder: $0) }
        #sourceLocation()
        #sourceLocation(file: "Main.storyboard", line: 8)
            table.action(Lobby.self, "swap:") \
        { (owner: Lobby, sender: Any, _: UIEvent?) in owner.swap(sender) }
        #sourceLocation()
        #sourceLocation(file: "Main.storyboard", line: 11)
            table.outlet(Lobby.self, "caption") \
        { (owner: Lobby, value: UILabel) in owner.caption = value }
        #sourceLocation()
          }
        }
        @MainActor func registerConnections0(in table: UIKit.ConnectionTable) {
          Lobby.flytowerRegister(Lobby.self, in: table)
        }

        """)
    #expect(
      module.connections == """
        import UIKit

        @MainActor func registerConnections(in table: UIKit.ConnectionTable) {
          registerConnections0(in: table)
        }

        """)
  }

  @Test func `an inherited outlet is registered where it is declared`() throws {
    let module = try rewritten(
      "import UIKit\nclass House: UIViewController { @IBOutlet private var caption: UILabel! }\n",
      "import UIKit\nclass Lobby: House {}\n",
      storyboard: storyboard(connections: #"<outlet property="caption" destination="l"/>"#))

    #expect(module.sources[0].text.contains("(owner: House, value: UILabel)"))
    #expect(!module.sources[1].text.contains("caption"))
  }

  @Test func `a missing class makes a line that cannot compile, under the storyboard's`() throws {
    let module = try rewritten("class Other {}\n", storyboard: storyboard())

    #expect(
      module.connections.contains(
        "#sourceLocation(file: \"Main.storyboard\", line: 5)\n    _ = Lobby.self\n"))
  }

  @Test func `a class of another module or of UIKit is nobody's to check`() throws {
    let module = try rewritten(
      "import UIKit\nclass Lobby: UIViewController {}\n",
      storyboard: storyboard(
        view:
          #"<view id="a" customClass="Fancy" customModule="Kit"/><view id="b" customClass="UIControl"/>"#
      ))

    #expect(!module.connections.contains("_ ="))
    #expect(!module.sources[0].text.contains("Fancy"))
  }

  @Test func `an action without its mark is an error at the connection`() throws {
    let module = try rewritten(
      "import UIKit\nclass Lobby: UIViewController {\n  func swap(_ a: Any) {}\n}\n",
      storyboard: storyboard(
        view:
          #"<button id="b"><connections><action selector="swap:" destination="vc"/></connections></button>"#
      ))

    #expect(
      module.diagnostics.map { "\($0)".split(separator: "\n")[0] } == [
        "Main.storyboard:8:29: error: 'swap' of 'Lobby' is not marked as an action [hidden-action]"
      ])
  }

  @Test func `the scene delegate of the Info plist is registered at its line`() throws {
    let module = try rewritten(
      "import UIKit\nclass Scene: UIResponder {}\n",
      plist: """
        <plist version="1.0"><dict><key>UISceneDelegateClassName</key>
        <string>$(PRODUCT_MODULE_NAME).Scene</string></dict></plist>
        """)

    #expect(
      module.sources[0].text.contains(
        """
        #sourceLocation(file: "Info.plist", line: 2)
            table.registerObject(Scene.self, named: "Scene", module: "App") { Scene() }
        """))
  }

  @Test func `an Info plist that is none is an error that names it`() {
    #expect(throws: SourceError.self) { try rewritten("", plist: "not a list <") }
  }

  @Test func `the app's entry starts through the generated launch function`() throws {
    let module = try rewritten("import UIKit\n@main class App: UIResponder {}\n")

    #expect(
      module.sources[0].text.appendedCode == """
        extension App {
          @MainActor static func main() { launchFlytowerApp { App() } }
        }

        """)
    #expect(module.connections.contains("name: \"App\", resources: Bundle.module.resourcePath"))
  }

  @Test func `a source that loads URLs imports what has them here`() throws {
    let text = try rewritten("import Foundation\nlet a = URLSession.shared\n").sources[0].text

    #expect(text.hasSuffix("\n#sourceLocation()\nimport FoundationNetworking\n"))
  }

  @Test func `methods are registered under the conditions they compile under`() throws {
    let text = try rewritten(
      """
      import UIKit
      class Lobby: UIViewController {
        #if DEBUG
          @objc func a() {}
        #elseif os(iOS)
          @objc func b() {}
        #endif
      }

      """
    ).sources[0].text

    #expect(text.contains("#if (DEBUG)\n#sourceLocation(file: \"File0.swift\", line: 4)\n"))
    #expect(text.contains("#if !(DEBUG) && (os(iOS))\n"))
  }

  @Test func `the same module gives the same text twice`() throws {
    let texts = try (0..<2).map { _ in
      try rewritten(
        "import UIKit\nclass Lobby: UIViewController { @objc func a() {}; @objc func b() {} }\n",
        storyboard: storyboard()
      ).sources[0].text
    }

    #expect(texts[0] == texts[1])
  }
}

extension RegistrationTests {
  @Test func `a run-time attribute is registered under its line, its type written or found`() throws
  {
    let attributes = """
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="depth"/>
      <userDefinedRuntimeAttribute type="number" keyPath="count"/>
      <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"/>
      </userDefinedRuntimeAttributes>
      """
    let module = try rewritten(
      """
      import UIKit
      class Lobby: UIViewController {
        @IBInspectable var depth: CGFloat = 0
        @IBInspectable var count = 0
      }

      """, storyboard: storyboard(connections: "</connections>\(attributes)<connections>"))
    let lines = module.sources[0].text.appendedCode.split(separator: "\n")
      .filter { $0.contains("table.outlet") }
    #expect(
      lines == [
        "    table.outlet(Lobby.self, \"depth\") "
          + "{ (owner: Lobby, value: CGFloat) in owner.depth = value }",
        "    table.outlet(Lobby.self, \"count\") { (owner: Lobby, value) in owner.count = value }",
      ])
  }
}
