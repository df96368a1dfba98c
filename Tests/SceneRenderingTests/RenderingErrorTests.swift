import SceneRendering
import Testing

struct RenderingErrorTests {
  @Test func `an error says its sentence`() {
    #expect("\(RenderingError("the disk is full"))" == "the disk is full")
  }
}
