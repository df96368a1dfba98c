import Drawing
import InterfaceBuilder
import Testing
import UIKit

@MainActor
struct StandInTests {
  /// What is drawn of an element of the size in a window.
  private func lines(
    _ element: String, width: Int, height: Int, style: UIUserInterfaceStyle = .light
  ) throws -> [String] {
    let nib = try NibFixture(
      """
      <\(element) id="v"><rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/>
      </\(element.split(separator: " ")[0])>
      """, as: UIView.self)
    nib.session.userInterfaceStyle = style
    let window = nib.session.perform {
      let window = UIWindow(frame: nib.view.frame)
      window.addSubview(nib.view)
      window.isHidden = false
      return window
    }
    return nib.session.bind { window.composeFrame().description }.split(separator: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }

  private func text(_ lines: [String]) -> String? {
    lines.first { $0.hasPrefix("text") }
  }

  @Test func `a panel is grey, has an edge and the name in its middle, in the dark too`() throws {
    let light = try lines("mtkView", width: 200, height: 60)
    #expect(light.contains { $0.hasPrefix("fill 0.898") && $0.hasSuffix("rect 0 0 200 60") })
    #expect(light.contains { $0.hasPrefix("stroke 0.78") })
    #expect(try #require(text(light)).contains("\"MTKView\""))
    let dark = try lines("mtkView", width: 200, height: 60, style: .dark)
    #expect(dark.contains { $0.hasPrefix("fill 0.172") })
  }

  @Test func `where there is no room for the name's height there is none`() throws {
    #expect(text(try lines("skView", width: 100, height: 8)) == nil)
    #expect(text(try lines("skView", width: 0, height: 0)) == nil)
  }

  @Test func `a map has land, water, roads and its name on a plate`() throws {
    let map = try lines("mapView", width: 300, height: 200)
    #expect(map.filter { $0.hasPrefix("stroke") }.count == 4)
    #expect(map.filter { $0.hasPrefix("fill") }.count == 3)
    #expect(try #require(text(map)).contains("\"MKMapView\""))
  }

  @Test func `a plain view whose class is of another framework is one too`() throws {
    let nib = try NibFixture(
      "<view customClass=\"SKView\" id=\"v\"/>", as: UIView.self)
    #expect("\(type(of: nib.view))" == "SKView")
    let app = try NibFixture("<view customClass=\"SkewView\" id=\"v\"/>", as: UIView.self)
    #expect(type(of: app.view) == UIView.self)
  }

  @Test func `a census counts them`() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
      <objects><view id="a"><subviews><mapView id="b"/><label id="c"/>
      <view customClass="SKView" id="d"/></subviews></view></objects></document>
      """
    let census = CensusTaker.census(of: try Document(bytes: Array(text.utf8), file: "A.xib"))
    #expect(census.views == 4)
    #expect(census.standIns == 2)
  }
}
