import FlytowerCommands
import TestSupport
import Testing

/// What `frames` and `why` tell of layouts that are ambiguous, misplaced or contradictory.
@MainActor
struct LayoutTroubleTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func call(_ options: String..., constraints: String) throws -> Call {
    let file = try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      useAutolayout="YES" useSafeAreas="YES">
      <objects>
      <view id="root"><rect key="frame" x="0" y="0" width="200" height="300"/>
      <subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
      <rect key="frame" x="20" y="30" width="40" height="50"/></view>
      </subviews>
      <constraints>
      \(constraints)
      </constraints></view>
      </objects></document>
      """, to: "Box.xib")
    return Call(options + [file], in: folder)
  }

  private static let size = """
    <constraint firstItem="box" firstAttribute="width" constant="40" id="w"/>
    <constraint firstItem="box" firstAttribute="height" constant="50" id="h"/>
    <constraint firstItem="box" firstAttribute="top" secondItem="root" \
    secondAttribute="top" constant="30" id="t"/>
    """
  private static let leading = """
    <constraint firstItem="box" firstAttribute="leading" secondItem="root" \
    secondAttribute="leading" constant="20" id="l"/>
    """

  @Test func `two layouts are told of a view whose place is open`() throws {
    let call = try call("frames", "--ambiguous", constraints: Self.size)
    #expect(call.output.count == 1)
    let line = try #require(call.output.first)
    #expect(line.hasPrefix("DIR/Box.xib: box UIView 0.0 30.0 40.0 50.0 or "))
    #expect(line.hasSuffix(" 30.0 40.0 50.0"))
    #expect(!line.hasSuffix("or 0.0 30.0 40.0 50.0"))
  }

  @Test func `a view whose place is fixed is not ambiguous`() throws {
    #expect(try call("frames", "--ambiguous", constraints: Self.size + Self.leading).output == [])
  }

  @Test func `a view that the file has elsewhere is misplaced`() throws {
    let moved = Self.leading.replacing("constant=\"20\"", with: "constant=\"25\"")
    #expect(
      try call("frames", "--misplaced", constraints: Self.size + moved).output == [
        "DIR/Box.xib: box UIView 25.0 30.0 40.0 50.0 not 20.0 30.0 40.0 50.0"
      ])
    #expect(
      try call(
        "frames", "--misplaced", "--format", "json", constraints: Self.size + moved
      ).output == [
        """
        {"file":"DIR/Box.xib","views":[{"class":"UIView","frame":[25,30,40,50],"id":"box",\
        "stored":[20,30,40,50]}]}
        """
      ])
    #expect(try call("frames", "--misplaced", constraints: Self.size + Self.leading).output == [])
  }

  @Test func `why names the constraints behind each edge with their places`() throws {
    let call = try call("why", "--view", "box", constraints: Self.size + "\n" + Self.leading)
    #expect(
      call.output.map { $0.replacing(/0x6[0-9a-f]*/, with: "0x6") } == [
        "DIR/Box.xib:6:1: box UIView 20.0 30.0 40.0 50.0",
        "  left = 20.0",
        "    DIR/Box.xib:13:1: <NSLayoutConstraint:0x6 H:|-(20)-[UIView:0x6]   "
          + "(active, names: '|':UIView:0x6 )>",
        "  right = 60.0",
        "    DIR/Box.xib:10:1: <NSLayoutConstraint:0x6 UIView:0x6.width == 40   (active)>",
        "    DIR/Box.xib:13:1: <NSLayoutConstraint:0x6 H:|-(20)-[UIView:0x6]   "
          + "(active, names: '|':UIView:0x6 )>",
        "  top = 30.0",
        "    DIR/Box.xib:12:1: <NSLayoutConstraint:0x6 V:|-(30)-[UIView:0x6]   "
          + "(active, names: '|':UIView:0x6 )>",
        "  bottom = 80.0",
        "    DIR/Box.xib:11:1: <NSLayoutConstraint:0x6 UIView:0x6.height == 50   (active)>",
        "    DIR/Box.xib:12:1: <NSLayoutConstraint:0x6 V:|-(30)-[UIView:0x6]   "
          + "(active, names: '|':UIView:0x6 )>",
        "  width = 40.0",
        "    DIR/Box.xib:10:1: <NSLayoutConstraint:0x6 UIView:0x6.width == 40   (active)>",
        "  height = 50.0",
        "    DIR/Box.xib:11:1: <NSLayoutConstraint:0x6 UIView:0x6.height == 50   (active)>",
      ])
  }

  @Test func `why marks what is open, and knows views that have their frames`() throws {
    let open = try call("why", "--view", "box", constraints: Self.size)
    #expect(open.output.contains("  left = 0.0, or another value"))
    let root = try call("why", "--view", "root", constraints: Self.size)
    #expect(root.output.last == "  placed by its frame, not by constraints")
    let none = try call("why", "--view", "ghost", constraints: Self.size)
    #expect(none.status == 2)
    #expect(none.errors == ["flytower why: no view 'ghost'"])
  }

  @Test func `a contradiction names the smallest set, its places, and UIKit's text`() throws {
    let more = """

      <constraint firstItem="box" firstAttribute="width" constant="60" identifier="wide" id="v"/>
      """
    let call = try call("frames", constraints: Self.size + "\n" + Self.leading + more)
    #expect(call.output.last == "DIR/Box.xib: box UIView 20.0 30.0 60.0 50.0")
    let errors = call.errors.map { $0.replacing(/0x6[0-9a-f]*/, with: "0x6") }
    #expect(errors.first?.hasPrefix("Unable to simultaneously satisfy constraints.") == true)
    #expect(
      errors.last == """
        DIR/Box.xib:10:1: warning: these 2 constraints cannot hold together \
        [unsatisfiable-constraints]
        DIR/Box.xib:10:1: note: <NSLayoutConstraint:0x6 UIView:0x6.width == 40   (active)> is left \
        out
        DIR/Box.xib:10:1: note: <NSLayoutConstraint:0x6 UIView:0x6.width == 40   (active)>
        DIR/Box.xib:14:1: note: <NSLayoutConstraint:0x6 'wide' UIView:0x6.width == 60   (active)>
        """)
  }

  @Test func `two selections at once are a wrong call`() throws {
    let call = try call("frames", "--ambiguous", "--misplaced", constraints: Self.size)
    #expect(call.status == 2)
    #expect(call.errors == ["flytower frames: --ambiguous and --misplaced exclude each other"])
  }

  @Test func `a view that is not there is said so beside other findings`() throws {
    let odd = Self.size.replacing("constant=\"40\"", with: "constant=\"nan\"")
    let call = try call("why", "--view", "ghost", constraints: odd)
    #expect(call.status == 2)
    #expect(call.errors.last == "flytower why: no view 'ghost'")
    #expect(call.errors.first?.contains("[odd-constraint]") == true)
  }
}
