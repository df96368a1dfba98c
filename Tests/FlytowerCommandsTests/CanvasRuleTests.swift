import FlytowerCommands
import TestSupport
import Testing

/// What Interface Builder's canvas shows otherwise than an app.
@MainActor
struct CanvasRuleTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Left, top, width and height of a view in a root of 414 × 896 points.
  private func frame(
    of id: String, tools: Int = 22505, _ subviews: String, _ constraints: String
  ) throws -> String? {
    let file = try folder.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="\(tools)" useAutolayout="YES" useSafeAreas="YES">
      <device id="retina6_1" orientation="portrait"/>
      <objects><view id="root"><rect key="frame" x="0" y="0" width="414" height="896"/>
      <subviews>\(subviews)</subviews><constraints>\(constraints)</constraints></view></objects>
      </document>
      """, to: "Root.xib")
    let line = Call("frames", file, in: folder).output.first { $0.contains(": \(id) ") }
    return line?.split(separator: " ").suffix(4).joined(separator: " ")
  }

  private func pin(_ item: String, _ attribute: String, to other: String, _ otherAttribute: String)
    -> String
  {
    """
    <constraint firstItem="\(item)" firstAttribute="\(attribute)" secondItem="\(other)" \
    secondAttribute="\(otherAttribute)" id="\(item).\(attribute)"/>
    """
  }

  private static let placed = "translatesAutoresizingMaskIntoConstraints=\"NO\""

  @Test func `a label without text is 50 by 50 in a stack, and nothing elsewhere`() throws {
    let corner = pin("a", "leading", to: "root", "leading") + pin("a", "top", to: "root", "top")
    #expect(
      try frame(
        of: "a",
        """
        <stackView \(Self.placed) id="a"><subviews><label text="" \(Self.placed) id="b"/></subviews>
        </stackView>
        """, corner) == "0.0 0.0 50.0 50.0")
    #expect(
      try frame(of: "a", "<label text=\"\" \(Self.placed) id=\"a\"/>", corner)
        == "0.0 0.0 0.0 0.0")
  }

  @Test func `a toolbar that stands on another has no room for the home indicator`() throws {
    let bars = ["a", "b"].map { "<toolbar \(Self.placed) id=\"\($0)\"/>" }.joined()
    let constraints =
      ["a", "b"].map { bar in
        pin(bar, "leading", to: "root", "leading") + pin(bar, "trailing", to: "root", "trailing")
      }.joined() + pin("b", "bottom", to: "root", "bottom") + pin("a", "bottom", to: "b", "top")
    #expect(try frame(of: "b", bars, constraints) == "0.0 847.0 414.0 49.0")
    #expect(try frame(of: "a", bars, constraints) == "0.0 803.0 414.0 44.0")
  }

  @Test func `some versions show text styles at their smallest`() throws {
    let label = """
      <label text="Hall" \(Self.placed) id="a">\
      <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
      """
    let corner = pin("a", "leading", to: "root", "leading") + pin("a", "top", to: "root", "top")
    let usual = try #require(try frame(of: "a", tools: 22505, label, corner))
    let small = try #require(try frame(of: "a", tools: 19529, label, corner))
    #expect(usual.hasSuffix(" 20.5"))
    #expect(small.hasSuffix(" 17.0"))
  }

  @Test func `the size of a placeholder counts`() throws {
    let corner = pin("a", "leading", to: "root", "leading") + pin("a", "top", to: "root", "top")
    #expect(
      try frame(
        of: "a",
        """
        <view \(Self.placed) placeholderIntrinsicWidth="120" placeholderIntrinsicHeight="infinite" \
        id="a"/>
        """, corner) == "0.0 0.0 120.0 0.0")
  }

  @Test func `the content of an effect fills it, whatever the file says of its frame`() throws {
    let effect = """
      <visualEffectView \(Self.placed) id="a"><rect key="frame" x="0" y="0" width="9" height="9"/>
      <view key="contentView" id="c"><rect key="frame" x="0" y="0" width="50" height="70"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/></view>
      </visualEffectView>
      """
    let constraints = """
      <constraint firstItem="a" firstAttribute="width" constant="100" id="w"/>
      <constraint firstItem="a" firstAttribute="height" constant="200" id="h"/>
      """
    #expect(try frame(of: "c", effect, constraints) == "0.0 0.0 100.0 200.0")
  }
}
