import FlytowerCommands
import TestSupport
import Testing

@MainActor
struct FramesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `the text has a line for each view`() throws {
    let file = try folder.write(house.description, to: "House.storyboard")
    let call = Call("frames", file, in: folder)
    #expect(call.status == 0)
    #expect(call.errors == [])
    #expect(
      call.output == [
        "DIR/House.storyboard: lobby.view UIView 0.0 0.0 320.0 480.0",
        "DIR/House.storyboard: door UIButton 0.0 50.0 100.0 40.0",
        "DIR/House.storyboard: c UIView 0.0 0.0 100.0 40.0",
        "DIR/House.storyboard: hall.view UIView 0.0 0.0 200.0 100.0",
        "DIR/House.storyboard: label UILabel 0.0 0.0 100.0 40.0",
      ])
  }

  @Test func `JSON has a line for each file`() throws {
    let house = try folder.write(house.description, to: "House.storyboard")
    let bare = try folder.write(Storyboard(StoryboardScene("a")).description, to: "Bare.storyboard")
    let call = Call("frames", "--format", "json", house, bare, in: folder)
    #expect(call.status == 0)
    #expect(
      call.output == [
        """
        {"file":"DIR/House.storyboard","views":[\
        {"class":"UIView","frame":[0,0,320,480],"id":"lobby.view"},\
        {"class":"UIButton","frame":[0,50,100,40],"id":"door"},\
        {"class":"UIView","frame":[0,0,100,40],"id":"c"},\
        {"class":"UIView","frame":[0,0,200,100],"id":"hall.view"},\
        {"class":"UILabel","frame":[0,0,100,40],"id":"label"}]}
        """,
        """
        {"file":"DIR/Bare.storyboard","views":[\
        {"class":"UIView","frame":[0,0,320,480],"id":"a.view"}]}
        """,
      ])
  }

  @Test func `on another device roots that fill the screen fill that one`() throws {
    let file = try folder.write(
      Storyboard(
        StoryboardScene("a", size: (600, 600)), StoryboardScene("b", size: (200, 100))
      ).description, to: "Two.storyboard")
    func lines(_ options: String...) -> [String] {
      Call(["frames"] + options + [file], in: folder).output.map {
        $0.replacing("DIR/Two.storyboard: ", with: "")
      }
    }
    #expect(
      lines("--device", "iPhone 8") == [
        "a.view UIView 0.0 0.0 375.0 667.0", "b.view UIView 0.0 0.0 200.0 100.0",
      ])
    #expect(
      lines("--device", "iPhone 8", "--orientation", "landscape").first
        == "a.view UIView 0.0 0.0 667.0 375.0")
    #expect(lines("--orientation", "landscape").first == "a.view UIView 0.0 0.0 600.0 600.0")
  }

  @Test func `controls have the sizes of the system that is asked for`() throws {
    let bar = StoryboardView.element(
      "searchBar", "s", attributes: "translatesAutoresizingMaskIntoConstraints=\"NO\"")
    let scene = StoryboardScene("a", bar).description.replacing(
      "</subviews>",
      with: """
        </subviews><constraints><constraint firstItem="s" firstAttribute="top" secondItem="a.view" \
        secondAttribute="top" id="1"/><constraint firstItem="s" firstAttribute="leading" \
        secondItem="a.view" secondAttribute="leading" id="2"/></constraints>
        """)
    let text = Storyboard(StoryboardScene("a", bar)).description.replacing(
      StoryboardScene("a", bar).description, with: scene
    ).replacing("version=\"3.0\"", with: "version=\"3.0\" useAutolayout=\"YES\"")
    let file = try folder.write(text, to: "Search.storyboard")
    func height(_ era: String) -> String? {
      Call("frames", "--era", era, file, in: folder).output.last?.split(separator: " ").last
        .map(String.init)
    }
    #expect([height("ios7"), height("ios11")] == ["44.0", "56.0"])
  }

  @Test func `a device that is not known, an orientation and a system, are errors of the call`()
    throws
  {
    let file = try folder.write(house.description, to: "House.storyboard")
    #expect(Call("frames", "--device", "brick", file, in: folder).status == 2)
    #expect(Call("frames", "--era", "ios5", file, in: folder).status == 2)
    let call = Call("frames", "--orientation", "up", file, in: folder)
    #expect(call.status == 2)
    #expect(
      call.errors.first?.contains("--orientation is one of portrait, landscape, not 'up'") == true)
  }

  @Test func `numbers out of all reason still make a line`() throws {
    let view = """
      <view id="v"><rect key="frame" x="1e308" y="-1e308" width="nan" height="1e300"/></view>
      """
    let file = try folder.write(
      Storyboard(StoryboardScene("a", view)).description, to: "Far.storyboard")
    let call = Call("frames", "--format", "json", file, in: folder)
    #expect(call.status == 0)
    #expect(call.output.first?.contains(#""frame":[1000000,-1000000,0,1000000],"id":"v""#) == true)
    #expect(
      call.errors == [
        """
        DIR/Far.storyboard:4:189: warning: the frame of view 'v' is larger than any screen \
        [unusable-number]
        DIR/Far.storyboard:4:189: note: it is cut to a million points
        """
      ])
  }

  @Test func `classes that are not linked are named once, each at its first place`() throws {
    let sign = StoryboardView.element("label", "l", attributes: "customClass=\"Sign\" text=\"a\"")
    let file = try folder.write(
      Storyboard(
        StoryboardScene("a", attributes: "\n customClass=\"Lobby\"", sign),
        StoryboardScene("b", attributes: "\n customClass=\"Lobby\"", sign)
      ).description, to: "House.storyboard")

    let call = Call("frames", file, in: folder)

    #expect(call.status == 0)
    #expect(call.output.filter { $0.contains("UILabel") }.count == 2)
    let unknown = call.errors.filter { $0.contains("[unknown-class]") }
    #expect(
      unknown == [
        """
        DIR/House.storyboard:5:2: warning: Unknown class Lobby in Interface Builder file. \
        [unknown-class]
        DIR/House.storyboard:5:2: note: a UIViewController stands in; link the code that declares \
        Lobby
        """,
        """
        DIR/House.storyboard:5:166: warning: Unknown class Sign in Interface Builder file. \
        [unknown-class]
        DIR/House.storyboard:5:166: note: a UILabel stands in; link the code that declares Sign
        """,
      ])
  }

  private let house = Storyboard(
    StoryboardScene(
      "lobby", StoryboardView.button("Enter", "door", y: 50, shows: "hall"),
      StoryboardView.container("c", embeds: "hall")),
    StoryboardScene("hall", size: (200, 100), StoryboardView.label("Hall")))
}
