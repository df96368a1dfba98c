import ContactSheet
import Foundation
import Testing

struct RenderManifestTests {
  @Test func `a manifest is the same after writing and reading`() throws {
    let view = RenderManifest.ViewOutline(
      className: "UILabel", id: "a-1", depth: 2, frame: [1, 2, 3, 4], box: [5, 6, 7, 8])
    let picture = RenderManifest.Picture(
      look: 0, path: "Main/Login.png", width: 393, height: 852, scale: 2,
      findings: [.init(severity: "warning", rule: "r", message: "m", place: "a:1:2")],
      views: [view])
    let manifest = RenderManifest(
      title: "App", program: "flytower", looks: [.init(id: "", name: "iPhone")],
      scenes: [
        .init(
          name: "Login", className: "UIViewController", file: "Main.storyboard", line: 3,
          pictures: [picture])
      ])
    let bytes = try JSONEncoder().encode(manifest)
    let read = try JSONDecoder().decode(RenderManifest.self, from: bytes)
    #expect(read == manifest)
  }
}
