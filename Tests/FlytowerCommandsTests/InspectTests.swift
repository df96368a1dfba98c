import FlytowerCommands
import TestSupport
import Testing

@MainActor
struct InspectTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `the objects of each scene are a tree`() throws {
    let call = Call("inspect", try house, in: folder)
    #expect(call.status == 0)
    #expect(
      call.output == [
        "DIR/House.storyboard:",
        "  scene lobby",
        "    UIViewController for Lobby #lobby",
        "      outlet door -> door",
        "      UIView #lobby.view (0.0 0.0 320.0 480.0)",
        "        UIButton #door 'enter' (0.0 50.0 100.0 40.0)",
        "          action open: (touchUpInside) -> lobby",
        "          segue show -> hall",
        "        UIView #c (0.0 0.0 100.0 40.0)",
        "          segue embed -> hall",
        "        OpaqueView for UICalendarView #days (0.0 0.0 100.0 40.0)",
        "  scene Great hall",
        "    UIViewController #hall 'Great hall'",
        "      UIView #hall.view (0.0 0.0 200.0 100.0)",
        "        UILabel #label (0.0 0.0 100.0 40.0)",
      ])
  }

  @Test func `JSON has a line for each file`() throws {
    let bare = try folder.write(Storyboard(StoryboardScene("a")).description, to: "Bare.storyboard")
    let call = Call("inspect", "--format", "json", try house, bare, in: folder)
    #expect(call.status == 0)
    #expect(
      call.output == [
        """
        {"file":"DIR/House.storyboard","scenes":[{"name":"lobby","objects":[\
        {"class":"UIViewController","connections":[{"connection":"outlet","destination":"door",\
        "subject":"door"}],"depth":0,"id":"lobby","standsFor":"Lobby"},\
        {"class":"UIView","connections":[],"depth":1,"frame":[0,0,320,480],"id":"lobby.view"},\
        {"class":"UIButton","connections":[{"connection":"action","destination":"lobby",\
        "detail":"touchUpInside","subject":"open:"},{"connection":"segue","destination":"hall",\
        "subject":"show"}],"depth":2,"frame":[0,50,100,40],"id":"door","identifier":"enter"},\
        {"class":"UIView","connections":[{"connection":"segue","destination":"hall",\
        "subject":"embed"}],"depth":2,"frame":[0,0,100,40],"id":"c"},\
        {"class":"OpaqueView","connections":[],"depth":2,"frame":[0,0,100,40],"id":"days",\
        "standsFor":"UICalendarView"}]},{"name":"Great hall","objects":[\
        {"class":"UIViewController","connections":[],"depth":0,"id":"hall",\
        "identifier":"Great hall"},{"class":"UIView","connections":[],"depth":1,\
        "frame":[0,0,200,100],"id":"hall.view"},{"class":"UILabel","connections":[],"depth":2,\
        "frame":[0,0,100,40],"id":"label"}]}]}
        """,
        """
        {"file":"DIR/Bare.storyboard","scenes":[{"name":"a","objects":[\
        {"class":"UIViewController","connections":[],"depth":0,"id":"a"},{"class":"UIView",\
        "connections":[],"depth":1,"frame":[0,0,320,480],"id":"a.view"}]}]}
        """,
      ])
  }

  @Test func `a xib is one tree with its owner`() throws {
    let file = try folder.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Sign"><connections>
      <outlet property="view" destination="v" id="o"/></connections></placeholder>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
      <view id="v"><rect key="frame" x="0" y="0" width="20" height="10"/><subviews>
      <label text="a" id="l"><rect key="frame" x="1" y="2" width="3" height="4"/></label></subviews>
      </view><customObject id="c"/></objects></document>
      """, to: "Sign.xib")
    let call = Call("inspect", file, in: folder)
    #expect(
      call.output == [
        "DIR/Sign.xib:",
        "  NSObject for Sign #-1",
        "    outlet view -> v",
        "  UIView #v (0.0 0.0 20.0 10.0)",
        "    UILabel #l (1.0 2.0 3.0 4.0)",
        "  NSObject #c",
      ])
  }

  @Test func `views are shown as deep as they are loaded`() throws {
    let depth = 900
    let views =
      (0..<depth).map { "<view id=\"v\($0)\"><subviews>" }.joined()
      + String(repeating: "</subviews></view>", count: depth)
    let file = try folder.write(
      Storyboard(StoryboardScene("a", views)).description, to: "Deep.storyboard")
    let text = Call("inspect", file)
    let json = Call("inspect", "--format", "json", file)
    #expect(text.output.count == 2 + 2 + depth)
    #expect(text.output.last?.hasSuffix(" UIView #v899 (0.0 0.0 0.0 0.0)") == true)
    #expect(json.output.first?.contains("\"depth\":901") == true)
  }

  @Test func `a reference to another storyboard is no scene of this one`() throws {
    let file = try folder.write(
      Storyboard(
        StoryboardScene(reference: "r", to: "Other"), StoryboardScene("a")
      ).description, to: "Main.storyboard")
    let call = Call("inspect", file, in: folder)
    #expect(
      call.output == [
        "DIR/Main.storyboard:", "  scene a", "    UIViewController #a",
        "      UIView #a.view (0.0 0.0 320.0 480.0)",
      ])
  }

  private var house: String {
    get throws {
      try folder.write(
        Storyboard(
          StoryboardScene(
            "lobby", attributes: "customClass=\"Lobby\"",
            StoryboardView.button(
              "Enter", "door", y: 50,
              """
              <accessibility key="accessibilityConfiguration" identifier="enter"/><connections>\
              <action selector="open:" destination="lobby" eventType="touchUpInside" id="x"/>\
              <segue destination="hall" kind="show" id="y"/></connections>
              """),
            StoryboardView.container("c", embeds: "hall"),
            StoryboardView.element("calendarView", "days")),
          StoryboardScene(
            "hall", attributes: "storyboardIdentifier=\"Great hall\"", size: (200, 100),
            StoryboardView.label("Hall"))
        ).description.replacing(
          "sceneMemberID=\"viewController\"><view key=\"view\" id=\"lobby.view\">",
          with: """
            sceneMemberID="viewController"><connections><outlet property="door" \
            destination="door" id="z"/></connections><view key="view" id="lobby.view">
            """), to: "House.storyboard")
    }
  }
}
