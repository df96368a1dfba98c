import Diagnostics
import InterfaceBuilder
import TestSupport
import Testing
import Theatre
import UIKit

/// What no app says, but a file can: loading ends, in bounded time and memory, with a diagnostic.
@MainActor
struct LoadingLimitTests {
  @Test(arguments: [["lobby"], ["hall", "lobby"], ["hall", "cellar", "lobby"]])
  func `scenes that embed one another in a circle are a diagnostic`(circle: [String]) throws {
    let rooms = ["lobby"] + circle.dropLast()
    let scenes = zip(rooms, circle).map { room, next in
      StoryboardScene(room, StoryboardView.container("\(room).c", embeds: next))
    }
    let performance = try Performance(Storyboard(scenes))
    let messages = performance.session.log.diagnostics.map { "\($0.severity) \($0.rule)" }
    #expect(messages == ["error endless-nesting"])
    #expect(performance.frontWindow?.rootViewController?.isViewLoaded == true)
  }

  @Test func `a scene that embeds itself in several places does not grow without end`() throws {
    let places = (0..<4).map { StoryboardView.container("c\($0)", embeds: "lobby") }.joined()
    let performance = try Performance(Storyboard(StoryboardScene("lobby", places)))
    let made = performance.callSheet.entries.filter { $0.call == .initWithCoder }.count
    #expect(made < 4 * 300)
    #expect(performance.session.log.diagnostics.map(\.rule) == ["endless-nesting"])
  }

  @Test func `embedding stops at once in a load that reached the limit, not in the next`() throws {
    let storyboard = Storyboard(
      StoryboardScene("lobby", StoryboardView.container("c", embeds: "lobby")),
      StoryboardScene("hall", StoryboardView.container("d", embeds: "box")),
      StoryboardScene("box", StoryboardView.label("Box", "box.label")))
    let performance = try Performance(storyboard)
    performance.session.perform {
      let storyboard = UIStoryboard(name: "Main", bundle: nil)
      let hall = storyboard.instantiateViewController(withIdentifier: "UIViewController-hall")
      performance.frontWindow?.rootViewController = hall
    }
    #expect(performance.screenTexts == ["Box"])
  }

  @Test func `views nested without end are cut with a diagnostic`() throws {
    let open = (0..<2000).map { "<view id=\"v\($0)\"><subviews>" }.joined()
    let close = String(repeating: "</subviews></view>", count: 2000)
    let performance = try Performance(Storyboard(StoryboardScene("lobby", open + close)))
    #expect(
      performance.session.log.diagnostics.map(\.message) == [
        "views are nested more than 1000 deep"
      ])
    #expect(performance.view(named: "v900") != nil)
    #expect(performance.view(named: "v1999") == nil)
  }

  @Test func `ten thousand siblings are loaded`() throws {
    let views = (0..<10_000).map { "<view id=\"v\($0)\"/>" }.joined()
    let objects = (0..<10_000).map { "<customObject id=\"o\($0)\"/>" }.joined()
    let text = Storyboard(StoryboardScene("lobby", views)).description
      .replacing("</objects>", with: "\(objects)</objects>")
    let document = try Document(bytes: Array(text.utf8), file: "wide.storyboard")
    let scenes = StagedScene.all(of: document) { Session() }
    #expect(scenes.first?.view.subviews.count == 10_000)
  }

  @Test func `numbers out of all reason are cut, with one diagnostic`() throws {
    let numbers = ["1e308", "-1e308", "99999999999999999999"]
    let views = numbers.map { number in
      """
      <view id="v"><rect key="frame" x="\(number)" y="\(number)" width="\(number)" height="1"/>\
      <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMinX="YES"/></view>
      """
    }
    let performance = try Performance(Storyboard(StoryboardScene("lobby", views.joined())))
    #expect(performance.session.log.diagnostics.map(\.rule) == ["unusable-number"])
    let frames = performance.frontWindow?.rootViewController?.view.subviews.map(\.frame) ?? []
    #expect(frames.count == 3)
    #expect(frames.allSatisfy { abs($0.minX) < 1e7 && $0.width < 1e7 })
  }

  @Test func `numbers that are none count as zero`() throws {
    let view = """
      <view id="v"><rect key="frame" x="nan" y="inf" width="-inf" height="abc"/></view>
      """
    let performance = try Performance(Storyboard(StoryboardScene("lobby", view)))
    #expect(performance.view(named: "v")?.frame == .zero)
  }

  @Test(arguments: ["nan", "inf", "-inf"])
  func `a run-time attribute that is no number is reported and not set`(number: String) throws {
    let view = StoryboardView.element(
      "view", "v",
      """
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" \
      keyPath="layer.cornerRadius"><real key="value" value="\(number)"/>\
      </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
      """)
    let performance = try Performance(Storyboard(StoryboardScene("lobby", view)))
    #expect(performance.session.log.diagnostics.map(\.rule) == ["runtime-attribute"])
    #expect(performance.view(named: "v")?.layer.cornerRadius == 0)
  }

  @Test(arguments: [("-12", 1), ("0", 1), ("1e300", 1000)])
  func `fonts have sizes that text can be set in`(written: String, size: Int) throws {
    let label = StoryboardView.element(
      "label", "l", attributes: "text=\"a\"",
      "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"\(written)\"/>")
    let performance = try Performance(Storyboard(StoryboardScene("lobby", label)))
    let view = try #require(performance.view(named: "l") as? UILabel)
    #expect(view.font.pointSize == CGFloat(size))
  }

  @Test func `objects that share an id are all made`() throws {
    let views = String(repeating: StoryboardView.label("Twin", "twin"), count: 2)
    let performance = try Performance(
      Storyboard(StoryboardScene("lobby", views), StoryboardScene("lobby")))
    #expect(performance.screenTexts == ["Twin", "Twin"])
  }

  @Test func `a segue from a scene to itself shows the scene again`() throws {
    let performance = try Performance(
      Storyboard(StoryboardScene("lobby", StoryboardView.button("Again", shows: "lobby"))))
    try performance.perform("tap Again\nwait 1\ntap Again\nwait 1")
    #expect(performance.screenTexts == ["Again", "Again", "Again"])
    #expect(performance.session.log.diagnostics.isEmpty)
  }
}
