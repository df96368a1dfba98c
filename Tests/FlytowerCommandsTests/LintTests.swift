import FlytowerCommands
import TestSupport
import Testing

@MainActor
struct LintTests {
  private let folder: TemporaryFolder
  private let file: String

  init() throws {
    folder = try TemporaryFolder()
    file = try folder.write(
      Storyboard(StoryboardScene("lobby"), StoryboardScene("attic", attributes: "title=\"Attic\""))
        .description, to: "House.storyboard")
  }

  @Test func `a scene that cannot be reached is printed at its line`() {
    let call = Call("lint", file, in: folder)
    #expect(call.status == 1)
    #expect(call.errors == [])
    #expect(
      call.output == [
        """
        DIR/House.storyboard:5:39: warning: scene 'Attic' cannot be reached: nothing leads to it, \
        and it has no storyboard identifier [unreachable-scene]
        DIR/House.storyboard:5:39: note: lead a segue to it, make it the initial controller, or \
        give it an identifier
        """
      ])
  }

  @Test func `JSON carries the same facts, a line a finding`() {
    let call = Call("lint", "--format", "json", file, in: folder)
    #expect(call.status == 1)
    #expect(
      call.output == [
        """
        {"column":39,"file":"DIR/House.storyboard","hint":"lead a segue to it, make it the initial \
        controller, or give it an identifier","line":5,"message":"scene 'Attic' cannot be reached: \
        nothing leads to it, and it has no storyboard identifier","rule":"unreachable-scene",\
        "severity":"warning"}
        """
      ])
  }

  @Test(arguments: [("note", 1), ("warning", 1), ("error", 0)])
  func `the threshold decides the status, not what is printed`(threshold: String, status: Int32) {
    let call = Call("lint", "--threshold", threshold, file, in: folder)
    #expect(call.status == status)
    #expect(call.output.count == 1)
  }

  @Test func `a clean storyboard prints nothing`() throws {
    let clean = try folder.write(
      Storyboard(StoryboardScene("lobby")).description, to: "Clean.storyboard")
    let call = Call("lint", clean)
    #expect(call.status == 0)
    #expect(call.output + call.errors == [])
  }

  @Test func `a dangling reference is a finding on standard error`() throws {
    let broken = try folder.write(
      Storyboard(StoryboardScene("lobby", StoryboardView.button("Go", shows: "nowhere")))
        .description, to: "Broken.storyboard")
    let call = Call("lint", broken, in: folder)
    #expect(call.status == 1)
    #expect(call.errors.count == 1)
    #expect(
      call.errors.first?.contains(
        "error: 'destination' of segue 'button.segue' names 'nowhere', which does not exist")
        == true)
  }
}
