import Diagnostics
import InterfaceBuilder
import TestSupport
import Testing
import Theatre
import UIKit

@MainActor
struct StagedSceneTests {
  @Test func `scenes of a storyboard are named by identifier or id, references left out`() throws {
    let document = try house.document()
    let scenes = StagedScene.all(of: document) { Session() }
    #expect(scenes.map(\.name) == ["lobby", "Hall", "box"])
    #expect(document.sceneUnits.flatMap(\.scenes).map(\.name) == ["lobby", "Hall", "box"])
  }

  @Test(arguments: ["Hall", "hall"])
  func `one scene is staged by its identifier or its id`(name: String) throws {
    let scenes = StagedScene.all(of: try house.document(), named: name) { Session() }
    #expect(scenes.map(\.name) == ["Hall"])
  }

  @Test func `on the canvas root views keep their size and container views stay empty`() throws {
    let scenes = StagedScene.all(of: try house.document(), named: "lobby") { canvas() }
    #expect(
      lines(scenes) == [
        "lobby.view UIView (0.0, 0.0, 320.0, 480.0)", "c UIView (0.0, 0.0, 100.0, 40.0)",
      ])
    #expect(scenes.map(\.view.subviews.first?.subviews.count) == [0])
    #expect(scenes.first?.composeFrame().size == CGSize(width: 320, height: 480))
  }

  @Test func `running scenes fill the screen and embed`() throws {
    let scenes = StagedScene.all(of: try house.document(), named: "lobby") { Session() }
    #expect(
      lines(scenes) == [
        "lobby.view UIView (0.0, 0.0, 393.0, 852.0)", "c UIView (0.0, 0.0, 100.0, 40.0)",
        "hall.view UIView (0.0, 0.0, 100.0, 40.0)", "label UILabel (0.0, 0.0, 100.0, 40.0)",
      ])
    #expect(scenes.first?.composeFrame().size == Device.phone.size)
  }

  @Test func `each scene has a session of its own`() throws {
    let scenes = StagedScene.all(of: try house.document()) { Session() }
    #expect(Set(scenes.map { ObjectIdentifier($0.session) }).count == 3)
  }

  @Test func `what is wrong with several scenes is said once`() throws {
    let label = StoryboardView.element("label", "l", attributes: "customClass=\"Sign\"")
    let document = try Storyboard(
      StoryboardScene("a", label), StoryboardScene("b", label.replacing("\"l\"", with: "\"m\""))
    ).document()
    let scenes = StagedScene.all(of: document) { Session() }
    #expect(
      scenes.map { $0.diagnostics.map(\.message) } == [
        ["Unknown class Sign in Interface Builder file."], [],
      ])
  }

  @Test func `a reference is followed into the documents at hand`() throws {
    let other = try Storyboard(StoryboardScene("far", StoryboardView.label("Far"))).document(
      file: "Other.storyboard")
    let document = try referring(to: "Other").document()
    let scenes = StagedScene.all(of: document, documents: ["Other": other]) { Session() }
    #expect(scenes.first?.frames.map(\.id) == ["lobby.view", "c", "far.view", "label"])
    #expect(scenes.flatMap(\.diagnostics).isEmpty)
  }

  @Test func `a reference to a storyboard that is not there is one diagnostic`() throws {
    let scenes = StagedScene.all(of: try referring(to: "Other").document()) { Session() }
    #expect(scenes.flatMap(\.diagnostics).map(\.message) == ["storyboard 'Other' is not there"])
  }

  @Test func `references that lead round in a circle are a diagnostic`() throws {
    let document = try referring(to: "Main", identifier: "p").document()
    let scenes = StagedScene.all(of: document) { Session() }
    #expect(
      scenes.flatMap(\.diagnostics).map(\.message) == ["references lead round in a circle"])
  }

  @Test func `a scene without a view, and one without anything, are staged`() throws {
    let scenes = try Document(
      bytes: Array(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene/>
        <scene><objects/></scene><scene><objects><viewController/></objects></scene>
        </scenes></document>
        """.utf8), file: "bare.storyboard")
    let staged = StagedScene.all(of: scenes) { Session() }
    #expect(staged.map(\.name) == ["scene"])
    #expect(staged.first?.view.frame == UIScreen.main.bounds)
  }

  @Test func `top-level views of a xib are staged at their own size in one session`() throws {
    let scenes = StagedScene.all(of: try cells) { Session() }
    #expect(scenes.map(\.name) == ["one", "two"])
    #expect(scenes.map { $0.composeFrame().size.height } == [40, 40])
    #expect(
      lines(scenes) == [
        "one UIView (0.0, 0.0, 100.0, 40.0)", "two UILabel (0.0, 0.0, 100.0, 40.0)",
      ]
    )
    #expect(scenes.first?.session === scenes.last?.session)
    #expect(StagedScene.all(of: try cells, named: "two") { Session() }.map(\.name) == ["two"])
  }

  private func canvas() -> Session {
    let session = Session()
    session.sceneLoading = .canvas
    return session
  }

  private func lines(_ scenes: [StagedScene]) -> [String] {
    scenes.flatMap(\.frames).map { "\($0.id) \($0.className) \(text($0.frame))" }
  }

  private func text(_ rect: CGRect) -> String {
    "(\(rect.minX), \(rect.minY), \(rect.width), \(rect.height))"
  }

  private var cells: Document {
    get throws {
      let views = StoryboardView.element("view", "one") + StoryboardView.label("2", "two")
      return try Document(
        bytes: Array(
          """
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>\(views)
          </objects></document>
          """.utf8), file: "cells.xib")
    }
  }

  private let house = Storyboard(
    StoryboardScene("lobby", StoryboardView.container("c", embeds: "hall")),
    StoryboardScene(
      "hall", attributes: "storyboardIdentifier=\"Hall\"", StoryboardView.label("Hall")),
    StoryboardScene(reference: "attic", to: "Other"),
    StoryboardScene("box", attributes: "storyboardIdentifier=\"\""))

  private func referring(to name: String, identifier: String? = nil) -> Storyboard {
    Storyboard(
      StoryboardScene("lobby", StoryboardView.container("c", embeds: "p")),
      StoryboardScene(reference: "p", to: name, identifier: identifier))
  }
}
