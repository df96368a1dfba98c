import Testing
import UIKit

/// Stacks, effects and views of other frameworks as nibs say them.
@MainActor
struct StackAndEffectNibTests {
  @Test func `a stack arranges the subviews of the file in their order`() throws {
    let nib = try NibFixture(
      """
      <stackView id="s" axis="vertical" distribution="fillEqually" alignment="top" spacing="8" \
      baselineRelativeArrangement="YES" layoutMarginsRelativeArrangement="YES"><subviews>
      <view id="a"/><label id="b" text="x"/></subviews></stackView>
      """, as: UIStackView.self)
    let stack = nib.view

    #expect(stack.arrangedSubviews == stack.subviews && stack.subviews.count == 2)
    #expect(stack.arrangedSubviews.allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
    #expect(stack.axis == .vertical && stack.distribution == .fillEqually)
    #expect(stack.alignment == .leading && stack.spacing == 8)
    #expect(stack.isBaselineRelativeArrangement && stack.isLayoutMarginsRelativeArrangement)
  }

  @Test func `a stack without words fills a row, and its spacing may be the system's`() throws {
    let silent = try NibFixture("<stackView id=\"s\"/>", as: UIStackView.self).view
    #expect(silent.axis == .horizontal && silent.distribution == .fill)
    #expect(silent.alignment == .fill && silent.spacing == 0)
    let standard = try NibFixture(
      "<stackView id=\"s\" spacingType=\"standard\"/>", as: UIStackView.self)
    #expect(standard.view.spacing == UIStackView.spacingUseSystem)
    let odd = try NibFixture("<stackView id=\"s\" axis=\"diagonal\"/>", as: UIStackView.self)
    #expect(odd.session.messages == ["'diagonal' is no value of axis of stackView"])
  }

  @Test(arguments: [
    "<edgeInsets key=\"layoutMargins\" top=\"1\" left=\"2\" bottom=\"3\" right=\"4\"/>",
    """
    <directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2" bottom="3" \
    trailing="4"/>
    """,
  ])
  func `a stack whose margins are in the file arranges within them`(_ margins: String) throws {
    let stack = try NibFixture("<stackView id=\"s\">\(margins)</stackView>", as: UIStackView.self)

    #expect(stack.view.isLayoutMarginsRelativeArrangement)
    #expect(
      stack.read(\.layoutMargins) == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    let silent = try NibFixture("<stackView id=\"s\"/>", as: UIStackView.self)
    #expect(!silent.view.isLayoutMarginsRelativeArrangement)
  }

  @Test func `what is arranged is a subview, and what is no subview is not arranged`() {
    let session = Session()
    session.perform {
      let (one, two, three) = (UIView(), UIView(), UIView())
      let stack = UIStackView(arrangedSubviews: [one, two])
      stack.insertArrangedSubview(three, at: 0)
      #expect(stack.arrangedSubviews == [three, one, two] && stack.subviews == [one, two, three])
      stack.addArrangedSubview(three)
      #expect(stack.arrangedSubviews == [one, two, three])
      stack.setCustomSpacing(5, after: one)
      #expect(stack.customSpacing(after: one) == 5)
      stack.removeArrangedSubview(one)
      #expect(stack.subviews.contains(one) && !stack.arrangedSubviews.contains(one))
      #expect(stack.customSpacing(after: one) == UIStackView.spacingUseDefault)
      two.removeFromSuperview()
      #expect(stack.arrangedSubviews == [three])
    }
  }

  @Test func `an effect view keeps the content view of the file`() throws {
    let nib = try NibFixture(
      """
      <visualEffectView id="v"><view key="contentView" id="c"><subviews><label id="l" text="x"/>
      </subviews></view><blurEffect style="systemMaterial"/></visualEffectView>
      """, as: UIVisualEffectView.self)

    #expect(nib.view.subviews == [nib.view.contentView])
    #expect(nib.view.contentView.subviews.first is UILabel)
    #expect(nib.view.effect is UIBlurEffect)
  }

  @Test func `an effect view without words has a content view and no effect`() throws {
    let nib = try NibFixture("<visualEffectView id=\"v\"/>", as: UIVisualEffectView.self)
    #expect(nib.view.effect == nil && nib.view.subviews == [nib.view.contentView])
    let vibrant = try NibFixture(
      """
      <visualEffectView id="v"><vibrancyEffect><blurEffect style="dark"/></vibrancyEffect>
      </visualEffectView>
      """, as: UIVisualEffectView.self)
    #expect(vibrant.view.effect is UIVibrancyEffect)
    let odd = try NibFixture(
      "<visualEffectView id=\"v\"><blurEffect style=\"foggy\"/></visualEffectView>",
      as: UIVisualEffectView.self)
    #expect(odd.session.messages == ["'' is no value of blurEffect of blurEffect"])
  }

  @Test(arguments: [
    ("wkWebView", "WKWebView"), ("webView", "UIWebView"), ("mapView", "MKMapView"),
    ("glkView", "GLKView"), ("mtkView", "MTKView"), ("sceneKitView", "SCNView"),
    ("arscnView", "ARSCNView"), ("skView", "SKView"), ("arskView", "ARSKView"),
  ])
  func `a view of another framework keeps its place and shows what it is`(
    _ element: String, _ name: String
  ) throws {
    let nib = try NibFixture(
      """
      <\(element) id="v"><rect key="frame" x="1" y="2" width="300" height="40"/></\(element)>
      """, as: UIView.self)
    #expect(nib.view.frame == CGRect(x: 1, y: 2, width: 300, height: 40))
    #expect(nib.session.messages == [])

    let frame = nib.session.perform {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 80))
      window.addSubview(nib.view)
      window.isHidden = false
      return window
    }
    #expect(nib.session.bind { frame.composeFrame().description }.contains("\"\(name)\""))
  }

  @Test func `what a web view says inside is read`() throws {
    let nib = try NibFixture(
      """
      <wkWebView id="w" allowsLinkPreview="NO">
      <wkWebViewConfiguration key="configuration" allowsAirPlayForMediaPlayback="perhaps">
      <audiovisualMediaTypes key="mediaTypesRequiringUserActionForPlayback" none="YES"/>
      <wkPreferences key="preferences" minimumFontSize="tiny"/></wkWebViewConfiguration>
      </wkWebView>
      """, as: UIView.self)
    #expect(
      nib.session.messages == [
        "'perhaps' is no value of allowsAirPlayForMediaPlayback of wkWebViewConfiguration",
        "'tiny' is no value of minimumFontSize of wkPreferences",
      ])
  }
}
