import Diagnostics
import InterfaceBuilder
import StoryboardTools
import Testing

struct LinterTests {
  @Test func `findings of several rules come in the order of their places`() throws {
    let document = try Document(
      bytes: Array(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes>
        <scene sceneID="1"><objects><viewController id="a"/></objects></scene>
        <scene sceneID="2"><objects><viewController id="b"/></objects></scene>
        </scenes></document>
        """.utf8), file: "two.storyboard")

    let findings = Linter(rules: [EveryController(), UnreachableScene()]).lint(document)

    #expect(
      findings.map { "\($0.location?.line ?? 0) \($0.rule)" } == [
        "2 every-controller", "2 unreachable-scene", "3 every-controller", "3 unreachable-scene",
      ])
  }

  @Test func `all rules are sorted by name and have different names`() {
    let names = Linter.allRules.map { type(of: $0).name }
    #expect(names == Array(Set(names)).sorted())
  }
}

private struct EveryController: LintRule {
  static let name = "every-controller"

  func diagnostics(in document: Document) -> [Diagnostic] {
    document.scenes.compactMap(\.controller).map {
      Diagnostic(.note, rule: Self.name, "a controller", at: $0.location)
    }
  }
}
