import InterfaceBuilder
import Testing

struct ConnectionTests {
  @Test func `a segue of a control starts from the scene's controller`() throws {
    let segue = try segue("segue-1")

    #expect(segue.kind == .presentation)
    #expect(segue.identifier == "sit")
    #expect(segue.source?.id == "lobby")
    #expect(segue.trigger?.id == "button")
    #expect(segue.destinationController?.id == "stalls")
    #expect(segue.customClass == "SlowSegue")
    #expect(segue.modalPresentationStyle == "fullScreen")
    #expect(!segue.animates)
  }

  @Test func `a segue of the controller itself has no trigger`() throws {
    let segue = try segue("segue-3")

    #expect(segue.kind == .custom)
    #expect(segue.source?.id == "lobby")
    #expect(segue.trigger == nil)
    #expect(segue.destinationCreationSelector == "make:")
    #expect(segue.animates)
  }

  @Test func `an unwind segue leads to the exit and names its action`() throws {
    let segue = try segue("segue-4")

    #expect(segue.kind == .unwind)
    #expect(segue.destination?.name == "exit")
    #expect(segue.destinationController == nil)
    #expect(segue.unwindAction == "back:")
    #expect(segue.source?.id == "lobby")
  }

  @Test func `an unknown kind is kept, and a mention of a segue is none`() throws {
    let document = try storyboard(
      """
      <viewController id="a"><connections>
      <segue destination="a" kind="teleport" id="s"/></connections></viewController>
      <inferredMetricsTieBreakers><segue reference="s"/></inferredMetricsTieBreakers>
      """)
    #expect(document.segues.map(\.kind.rawValue) == ["teleport"])
  }

  @Test func `an action tells its message, its event and where it goes`() throws {
    let document = try document(lobby)
    let actions = document.root.descendants.compactMap(ActionElement.init)

    #expect(actions.map(\.selector) == ["swap:", "tapped"])
    #expect(actions.map(\.eventType) == ["touchUpInside", nil])
    #expect(actions.map(\.goesToFirstResponder) == [false, true])
    #expect(actions.map { $0.owner?.id } == ["button", "tap"])
  }

  private func segue(_ id: String) throws -> SegueElement {
    try #require(document(lobby).element(id: id).flatMap(SegueElement.init))
  }
}
