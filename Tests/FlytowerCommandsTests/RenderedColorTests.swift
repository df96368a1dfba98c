import CairoBackend
import Drawing
import FlytowerCommands
import InterfaceBuilder
import TestSupport
import Testing
import Theatre
import UIKit

/// Colours as they arrive in the picture, in 8 bits.
@MainActor
struct RenderedColorTests {
  private func pixel(_ color: String, _ change: (Session) -> Void = { _ in }) throws -> [UInt8] {
    let view = StoryboardView.element(
      "view", "v", "<color key=\"backgroundColor\" \(color)/>")
    let text = Storyboard(StoryboardScene("lobby", view)).description
    let document = try Document(bytes: Array(text.utf8), file: "Lobby.storyboard")
    let scene = try #require(
      StagedScene.all(of: document) {
        let session = Session()
        change(session)
        return session
      }.first)
    let list = scene.composeFrame().list
    let bitmap = Bitmap(width: 20, height: 20)
    CairoRenderer().render(list, into: bitmap)
    let found = bitmap.pixel(x: 10, y: 10)
    return [found.red, found.green, found.blue]
  }

  @Test func `colours of the system keep their eight bits in the picture`() throws {
    let dark = { (session: Session) in session.userInterfaceStyle = .dark }
    #expect(try pixel("systemColor=\"systemRedColor\"") == [255, 59, 48])
    #expect(try pixel("systemColor=\"systemTealColor\"") == [48, 176, 199])
    #expect(try pixel("systemColor=\"systemGray6Color\"") == [242, 242, 247])
    #expect(try pixel("systemColor=\"systemRedColor\"", dark) == [255, 69, 58])
    #expect(try pixel("systemColor=\"secondarySystemBackgroundColor\"", dark) == [28, 28, 30])
    let strong = { (session: Session) in session.accessibilityContrast = .high }
    #expect(try pixel("systemColor=\"systemBlueColor\"", strong) == [0, 64, 221])
  }

  @Test func `colours of every space arrive as sRGB`() throws {
    let space = "alpha=\"1\" colorSpace=\"custom\" customColorSpace"
    #expect(
      try pixel(
        "red=\"0.875\" green=\"0.5658\" blue=\"0.644\" alpha=\"1\" colorSpace=\"calibratedRGB\"")
        == [223, 144, 164])
    #expect(
      try pixel("red=\"0.6\" green=\"0.5\" blue=\"0.5\" \(space)=\"displayP3\"") == [158, 126, 127])
    #expect(
      try pixel("white=\"0.5\" \(space)=\"genericGamma22GrayColorSpace\"") == [128, 128, 128])
    #expect(
      try pixel(
        "cyan=\"0\" magenta=\"0.6\" yellow=\"1\" black=\"0\" \(space)=\"genericCMYKColorSpace\"")
        == [255, 102, 0])
    #expect(
      try pixel("name=\"systemGreenColor\" catalog=\"System\" colorSpace=\"catalog\"")
        == [52, 199, 89])
    #expect(try pixel("red=\"1\" green=\"0\" blue=\"0\" \(space)=\"displayP3\"") == [255, 0, 0])
  }

  @Test func `what is half seen is mixed with the ground`() throws {
    let part = "alpha=\"0.6\" colorSpace=\"custom\" customColorSpace=\"sRGB\""
    #expect(try pixel("red=\"1\" green=\"0\" blue=\"0\" \(part)") == [255, 102, 102])
  }
}
