import Foundation
import InterfaceBuilder
import Testing

struct ValueTests {
  @Test(arguments: [
    (
      "red=\"1\" green=\"0.5\" blue=\"0\" alpha=\"0.25\" customColorSpace=\"sRGB\"",
      ColorElement.Value.components(red: 1, green: 0.5, blue: 0, alpha: 0.25)
    ),
    (
      "red=\"0\" green=\"0\" blue=\"1\" colorSpace=\"calibratedRGB\"",
      .components(red: 0, green: 0, blue: 1, alpha: 1)
    ),
    ("white=\"0.5\" alpha=\"1\" colorSpace=\"calibratedWhite\"", .white(0.5, alpha: 1)),
    (
      "cyan=\"1\" magenta=\"0\" yellow=\"0.5\" black=\"0.5\" alpha=\"1\"",
      .components(red: 0, green: 0.5, blue: 0.25, alpha: 1)
    ),
    ("systemColor=\"labelColor\" cocoaTouchSystemColor=\"darkTextColor\"", .system("labelColor")),
    ("cocoaTouchSystemColor=\"darkTextColor\"", .cocoaTouch("darkTextColor")),
    (
      "xcode11CocoaTouchSystemColor=\"systemBackgroundColor\" cocoaTouchSystemColor=\"whiteColor\"",
      .system("systemBackgroundColor")
    ),
    ("name=\"Curtain\"", .asset("Curtain")),
    ("name=\"textColor\" catalog=\"System\" colorSpace=\"catalog\"", .system("textColor")),
  ])
  func `every form of a colour is understood`(
    attributes: String, value: ColorElement.Value
  ) throws {
    #expect(try color("<color key=\"c\" \(attributes)/>").value == value)
  }

  @Test func `a colour without any form has no value`() throws {
    #expect(try color("<color key=\"c\"/>").value == nil)
  }

  @Test func `Display P3 becomes sRGB, and its red lies outside`() throws {
    let form = "red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" customColorSpace=\"displayP3\""
    guard case .components(let red, let green, let blue, _) = try color("<color \(form)/>").value
    else {
      Issue.record("not a colour of components")
      return
    }
    // The values of Apple's published conversion, to four places.
    #expect([red, green, blue].map { ($0 * 10_000).rounded() } == [10_931, -2267, -1501])
  }

  @Test func `white and greys of Display P3 are those of sRGB`() throws {
    let form = "red=\"0.5\" green=\"0.5\" blue=\"0.5\" customColorSpace=\"displayP3\""
    guard case .components(let red, let green, let blue, _) = try color("<color \(form)/>").value
    else {
      Issue.record("not a colour of components")
      return
    }
    #expect([red, green, blue].allSatisfy { abs($0 - 0.5) < 0.0001 })
  }

  @Test func `a named colour falls back on what the file keeps of it`() throws {
    let document = try document(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
      <view id="v"><color key="backgroundColor" name="Curtain"/></view>
      <view id="w"><color key="backgroundColor" name="Unknown"/></view>
      </objects><resources><namedColor name="Curtain"><color red="1" green="0" blue="0" alpha="1"/>
      </namedColor></resources></document>
      """)
    let colors = document.objects.compactMap(ViewElement.init).map(\.backgroundColor)

    #expect(colors[0]?.fallback == .components(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(colors[1]?.fallback == nil)
    let fill = try InterfaceBuilderTests.document(lobby).element(id: "container")
      .flatMap(ViewElement.init)?.backgroundColor
    #expect(fill?.fallback == .components(red: 0.47, green: 0.47, blue: 0.5, alpha: 0.2))
  }

  @Test(arguments: [
    ("type=\"system\" pointSize=\"17\"", FontElement.Value.system(weight: "regular", size: 17)),
    ("type=\"system\" weight=\"semibold\" pointSize=\"12\"", .system(weight: "semibold", size: 12)),
    ("type=\"boldSystem\" size=\"button\"", .system(weight: "bold", size: 18)),
    ("type=\"italicSystem\" pointSize=\"9\"", .italicSystem(size: 9)),
    ("style=\"UICTFontTextStyleBody\"", .textStyle("UICTFontTextStyleBody")),
    (
      "name=\"Futura-Bold\" family=\"Futura\" pointSize=\"20\"",
      .named("Futura-Bold", family: "Futura", size: 20)
    ),
  ])
  func `every form of a font is understood`(attributes: String, value: FontElement.Value) throws {
    let element = try only("<fontDescription key=\"fontDescription\" \(attributes)/>")
    #expect(FontElement(element)?.value == value)
  }

  @Test(arguments: [
    ("type=\"boolean\" value=\"YES\"", "", RuntimeAttributeElement.Value.boolean(true)),
    ("type=\"number\"", "<integer key=\"value\" value=\"-3\"/>", .integer(-3)),
    ("type=\"number\"", "<real key=\"value\" value=\"2.5\"/>", .real(2.5)),
    ("type=\"string\" value=\"a\"", "", .string("a")),
    ("type=\"string\"", "<string key=\"value\">a\nb</string>", .string("a\nb")),
    ("type=\"localizedString\" value=\"a\"", "", .localizedString("a")),
    ("type=\"image\" value=\"seat\"", "", .image("seat")),
    ("type=\"point\"", "<point key=\"value\" x=\"1\" y=\"2\"/>", .point(CGPoint(x: 1, y: 2))),
    (
      "type=\"size\"", "<size key=\"value\" width=\"1\" height=\"2\"/>",
      .size(CGSize(width: 1, height: 2))
    ),
    (
      "type=\"rect\"", "<rect key=\"value\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"/>",
      .rect(CGRect(x: 1, y: 2, width: 3, height: 4))
    ),
    (
      "type=\"range\"", "<range key=\"value\" location=\"1\" length=\"2\"/>",
      .range(location: 1, length: 2)
    ),
    ("type=\"nil\"", "", .nothing),
  ])
  func `every type of a run-time attribute is understood`(
    attributes: String, child: String, value: RuntimeAttributeElement.Value
  ) throws {
    let name = "userDefinedRuntimeAttribute"
    let element = try only("<\(name) keyPath=\"a.b\" \(attributes)>\(child)</\(name)>")
    let attribute = try #require(RuntimeAttributeElement(element))
    #expect(attribute.keyPath == "a.b")
    #expect(attribute.value == value)
  }

  @Test func `insets are read from each of their spellings`() throws {
    let spellings = [
      "<inset minX=\"2\" minY=\"1\" maxX=\"4\" maxY=\"3\"/>",
      "<edgeInsets top=\"1\" left=\"2\" bottom=\"3\" right=\"4\"/>",
      "<directionalEdgeInsets top=\"1\" leading=\"2\" bottom=\"3\" trailing=\"4\"/>",
    ]
    for spelling in spellings {
      let insets = InterfaceBuilder.EdgeInsets(element: try only(spelling))
      #expect(insets == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    }
  }

  private func color(_ text: String) throws -> ColorElement {
    try #require(ColorElement(only(text)))
  }

  private func only(_ text: String) throws -> Element {
    try #require(try storyboard(text).scenes.first?.objects.first)
  }
}
