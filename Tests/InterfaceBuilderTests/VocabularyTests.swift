import InterfaceBuilder
import Testing

struct VocabularyTests {
  @Test func `a term is known by its name and the element around it`() throws {
    let root = try document(lobby).root
    let names = root.descendants.filter { Vocabulary.term(for: $0)?.purpose == .connection }
    #expect(names.allSatisfy { $0.parent?.name == "connections" })
    #expect(Set(names.map(\.name)) == ["action", "outlet", "outletCollection", "segue"])
  }

  @Test(arguments: [
    ("<scenes/>", "scenes", "structure"),
    ("<dependencies><plugIn identifier='a' version='1'/></dependencies>", "plugIn", "editorOnly"),
    ("<resources><image name='a'/></resources>", "image", "structure"),
    (
      "<inferredMetricsTieBreakers><segue reference='a'/></inferredMetricsTieBreakers>", "segue",
      "editorOnly"
    ),
    ("<objects><view><color key='backgroundColor'/></view></objects>", "color", "none"),
    ("<objects><segue destination='a'/></objects>", "segue", "none"),
    ("<scenes><plugIn/></scenes>", "plugIn", "none"),
  ])
  func `the same name is another thing elsewhere`(
    text: String, name: String, purpose: String
  ) throws {
    let root = try xib(text).root
    let element = try #require(root.descendants.first { $0.name == name })
    #expect(Vocabulary.term(for: element)?.purpose.rawValue ?? "none" == purpose)
  }

  @Test func `a role belongs to some terms`() throws {
    let root = try xib(
      """
      <scenes><scene><point key='canvasLocation' x='1' y='2'/><point key='origin' x='1' y='2'/>
      </scene></scenes>
      """
    ).root
    let points = root.descendants.filter { $0.name == "point" }
    #expect(points.map { Vocabulary.term(for: $0)?.purpose } == [.editorOnly, nil])
  }

  @Test func `an attribute is read, Interface Builder's own, or not known`() throws {
    let term = try #require(Vocabulary.term(for: document(lobby).root))
    #expect(term.attributes.contains("useAutolayout"))
    #expect(term.editorAttributes.contains("toolsVersion"))
    #expect(term.knows(attribute: "useAutolayout") && term.knows(attribute: "toolsVersion"))
    #expect(!term.knows(attribute: "useMagic"))
  }

  @Test func `values are known by their name where the object around reads them`() {
    #expect(Vocabulary.property(named: "inset")?.purpose == .value)
    #expect(Vocabulary.property(named: "size")?.purpose == .value)
    #expect(Vocabulary.property(named: "simulatedStatusBarMetrics")?.purpose == .editorOnly)
    #expect(Vocabulary.property(named: "outlet") == nil)
  }

  @Test func `a term stands in terms or in objects`() {
    let homes = Set(Vocabulary.all.flatMap(\.parents))
    let names = Set(Vocabulary.all.map(\.name))
    #expect(homes.subtracting(names).sorted() == ["layoutGuides", "variation"])
  }

  private func xib(_ content: String) throws -> Document {
    try document(
      "<document type='com.apple.InterfaceBuilder3.CocoaTouch.XIB'>\(content)</document>")
  }
}
