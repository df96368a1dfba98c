import Testing
import UIKit

/// Buttons as nibs say them. A character is half the font's size wide.
@MainActor
struct ButtonNibTests {
  private let resources = """
    <image name="plus" width="20" height="16"/><image name="back" width="90" height="80"/>
    """

  private func button(_ attributes: String, _ children: String = "") throws
    -> NibFixture<UIButton>
  {
    try NibFixture(
      "<button id=\"b\" \(attributes)>\(children)</button>", resources: resources)
  }

  @Test func `each state has its title, colours and images`() throws {
    let nib = try button(
      "buttonType=\"system\"",
      """
      <state key="normal" title="Add" image="plus" backgroundImage="back">
      <color key="titleColor" red="1" green="0" blue="0" alpha="1"/>
      <color key="titleShadowColor" red="0" green="1" blue="0" alpha="1"/></state>
      <state key="disabled"><string key="title">Off</string></state>
      """)
    let button = nib.view

    #expect(button.title(for: .normal) == "Add" && button.title(for: .disabled) == "Off")
    #expect(button.titleColor(for: .normal) == .red)
    #expect(button.titleShadowColor(for: .normal) == .green)
    #expect(button.imageView?.image?.size == CGSize(width: 20, height: 16))
    #expect(button.currentBackgroundImage?.size == CGSize(width: 90, height: 80))
    #expect(nib.intrinsicContentSize == CGSize(width: 90, height: 80))
    nib.session.perform { button.isEnabled = false }
    #expect(button.titleLabel?.text == "Off" && button.currentImage != nil)
  }

  @Test func `an unknown state is reported`() throws {
    let nib = try button("", "<state key=\"wobbly\" title=\"x\"/>")
    #expect(nib.session.messages == ["'' is no value of wobbly of state"])
    #expect(nib.view.currentTitle == nil)
  }

  @Test func `an attributed title goes before a plain one`() throws {
    let nib = try button(
      "hasAttributedTitle=\"YES\"",
      """
      <state key="normal" title="Plain"><attributedString key="attributedTitle">
      <fragment content="Rich"><attributes><font key="NSFont" metaFont="system" size="20"/>
      </attributes></fragment></attributedString></state>
      """)
    #expect(nib.view.titleLabel?.text == "Rich")
    #expect(nib.view.titleLabel?.font == .systemFont(ofSize: 20))
    #expect(nib.view.currentTitle == "Plain")
  }

  @Test func `behaviour is read, and is the documented one without words`() throws {
    let spoken = try button(
      """
      adjustsImageWhenHighlighted="NO" adjustsImageWhenDisabled="NO" pointerInteraction="YES" \
      reversesTitleShadowWhenHighlighted="YES" showsTouchWhenHighlighted="YES" \
      showsMenuAsPrimaryAction="YES" role="destructive" springLoaded="YES" \
      lineBreakMode="wordWrap" adjustsImageSizeForAccessibilityContentSizeCategory="YES"
      """
    ).view
    #expect(!spoken.adjustsImageWhenHighlighted && !spoken.adjustsImageWhenDisabled)
    #expect(spoken.isPointerInteractionEnabled && spoken.reversesTitleShadowWhenHighlighted)
    #expect(spoken.showsTouchWhenHighlighted && spoken.showsMenuAsPrimaryAction)
    #expect(spoken.role == .destructive && spoken.isSpringLoaded)
    #expect(spoken.titleLabel?.lineBreakMode == .byWordWrapping)
    #expect(spoken.adjustsImageSizeForAccessibilityContentSizeCategory)

    let silent = try button("").view
    #expect(silent.adjustsImageWhenHighlighted && silent.adjustsImageWhenDisabled)
    #expect(silent.buttonType == .custom && silent.role == .normal)
    #expect(silent.subviews.allSatisfy { $0 is UILabel })
  }

  @Test func `image and title lie side by side in the middle, moved by their insets`() throws {
    let nib = try button(
      "",
      """
      <rect key="frame" x="0" y="0" width="100" height="40"/>
      <inset key="titleEdgeInsets" minX="6" minY="0" maxX="0" maxY="0"/>
      <state key="normal" title="Plus" image="plus"/>
      """)
    nib.session.perform { nib.view.layoutIfNeeded() }

    // 20 + 4 × 9 = 56 points: 22 are left on either side.
    #expect(nib.view.imageView?.frame == CGRect(x: 22, y: 12, width: 20, height: 16))
    #expect(nib.view.titleLabel?.frame.minX == CGFloat(22 + 20 + 6 / 2))
  }

  @Test func `insets around the content replace the room around a title`() throws {
    let plain = try button("", "<state key=\"normal\" title=\"Hello\"/>")
    let inset = try button(
      "",
      """
      <inset key="contentEdgeInsets" minX="10" minY="2" maxX="20" maxY="3"/>
      <state key="normal" title="Hello"/>
      """)
    #expect(inset.intrinsicContentSize.width == plain.intrinsicContentSize.width + 30)
    #expect(inset.intrinsicContentSize.height == plain.intrinsicContentSize.height - 12 + 5)
    let empty = try button("")
    #expect(empty.intrinsicContentSize == CGSize(width: 30, height: 34))
    let image = try button("", "<state key=\"normal\" image=\"plus\"/>")
    // No lower than a line of 18 points.
    #expect(image.intrinsicContentSize == CGSize(width: 20, height: 22))
  }

  @Test func `a configuration says how the button looks`() throws {
    let nib = try button(
      "buttonType=\"system\"",
      """
      <buttonConfiguration key="configuration" style="filled" title="Go" image="plus" \
      imagePlacement="trailing" imagePadding="4" cornerStyle="capsule" buttonSize="large">
      <fontDescription key="titleFontDescription" type="system" pointSize="20"/>
      <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>
      <color key="baseBackgroundColor" red="0" green="0" blue="1" alpha="1"/>
      </buttonConfiguration>
      """)
    let configuration = try #require(nib.view.configuration)

    #expect(configuration.title == "Go" && configuration.imagePlacement == .trailing)
    #expect(configuration.imagePadding == 4 && configuration.cornerStyle == .capsule)
    #expect(configuration.buttonSize == .large && configuration.baseBackgroundColor == .blue)
    #expect(
      configuration.contentInsets
        == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(nib.view.titleLabel?.text == "Go" && nib.view.titleLabel?.textColor == .white)
    #expect(nib.view.titleLabel?.font == .systemFont(ofSize: 20))
    #expect(nib.intrinsicContentSize.width == CGFloat(2 * 10 + 4 + 20 + 2 + 4))
  }
}
