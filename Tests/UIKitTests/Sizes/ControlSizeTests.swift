import Foundation
import Testing
import UIKit

/// Sizes of controls, an era at a time. The ruler typesetter makes each character half the font's
/// size wide.
@MainActor
struct ControlSizeTests {
  /// What a control asks for, and its frame's size where that is larger.
  private func size(_ era: InterfaceEra, _ make: () -> UIView) -> String {
    let session = Session(device: .named("retina4_7") ?? .phone)
    session.era = era
    return session.bind {
      let view = make()
      let asked = view.intrinsicContentSize
      let insets = view.alignmentRectInsets
      let text = "\(Self.text(asked.width))×\(Self.text(asked.height))"
      guard insets != .zero else { return text }
      let width =
        asked.width == UIView.noIntrinsicMetric
        ? "–" : Self.text(asked.width + insets.left + insets.right)
      return "\(text) in \(width)×\(Self.text(asked.height + insets.top + insets.bottom))"
    }
  }

  private static func text(_ length: CGFloat) -> String {
    length == UIView.noIntrinsicMetric ? "–" : String(format: "%g", Double(length))
  }

  private func table(_ make: () -> UIView) -> [String] {
    InterfaceEra.allCases.map { "\($0.rawValue) \(size($0, make))" }
  }

  @Test func `a switch grows wider with iOS 26`() {
    #expect(
      table { UISwitch() } == [
        "ios7 49×31 in 51×31", "ios11 49×31 in 51×31", "ios13 49×31 in 51×31",
        "ios14 49×31 in 51×31", "ios16 49×31 in 51×31", "ios26 61×28 in 63×28",
      ])
  }

  @Test func `a slider's knob reaches beyond what is aligned`() {
    let session = Session()
    let insets = session.bind { UISlider().alignmentRectInsets }

    #expect(insets == UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2))
    #expect(size(.ios7) { UISlider() } == "–×30 in –×31")
    #expect(size(.ios26) { UISlider() } == "–×33 in –×34")
  }

  @Test func `steppers and segmented controls grow with iOS 13`() {
    #expect(size(.ios11) { UIStepper() } == "94×29")
    #expect(size(.ios13) { UIStepper() } == "94×32")
    let segments = { UISegmentedControl(items: ["Abc", "Defgh"]) }
    // Five characters of 6.5 points make 33; 14 or 20 around each, a line between.
    #expect(size(.ios11, segments) == "95×28 in 95×29")
    #expect(size(.ios13, segments) == "107×31 in 107×32")
  }

  @Test func `a segmented control may follow its titles`() {
    let size = size(.ios16) {
      let control = UISegmentedControl(items: ["Abc", "Defgh"])
      control.apportionsSegmentWidthsByContent = true
      return control
    }

    #expect(size.hasPrefix("\(20 + 20 + 33 + 20 + 1)×"))
  }

  @Test func `progress bars grow with iOS 14`() {
    #expect(
      table { UIProgressView() } == [
        "ios7 –×2", "ios11 –×2", "ios13 –×2", "ios14 –×4", "ios16 –×4", "ios26 –×6",
      ])
  }

  @Test func `page controls change with iOS 14`() {
    func pages(_ count: Int) -> UIPageControl {
      let control = UIPageControl()
      control.numberOfPages = count
      return control
    }

    #expect(size(.ios13) { pages(3) } == "39×37")
    #expect(size(.ios14) { pages(3) } == "115.5×26")
  }

  @Test func `search bars change with iOS 11`() {
    #expect(size(.ios7) { UISearchBar() } == "–×44")
    #expect(size(.ios11) { UISearchBar() } == "–×56")
  }

  @Test func `date pickers were wheels before iOS 14`() {
    #expect(size(.ios13) { UIDatePicker() } == "320×216")
    #expect(size(.ios14) { UIDatePicker() } == "216×34")
  }

  @Test func `spinners, pickers and plain views have one size or none in every era`() {
    #expect(
      Set(table { UIActivityIndicatorView(style: .medium) }.map { $0.suffix(5) }) == ["20×20"])
    #expect(size(.ios16) { UIActivityIndicatorView(style: .large) } == "37×37")
    #expect(size(.ios16) { UIPickerView() } == "320×216")
    #expect(size(.ios16) { UIImageView() } == "–×–")
    #expect(size(.ios16) { UIScrollView() } == "–×–")
  }

  @Test func `a toolbar is higher above a home indicator`() {
    let tall = Session(device: .named("retina6_1") ?? .phone)

    #expect(size(.ios16) { UIToolbar() } == "–×44")
    #expect(tall.bind { UIToolbar().intrinsicContentSize.height } == 49)
  }

  @Test func `information buttons are a little larger since iOS 13`() {
    #expect(size(.ios11) { UIButton(type: .infoLight) } == "22×22")
    #expect(size(.ios16) { UIButton(type: .contactAdd) } == "25×24")
    #expect(size(.ios16) { UIButton(type: .close) } == "30×30")
  }
}
