import Testing
import UIKit

/// Controls that choose a value, progress and activity, as nibs say them.
@MainActor
struct ValueControlNibTests {
  @Test func `a switch is on or off and has its own size`() throws {
    let nib = try NibFixture(
      """
      <switch id="s" on="YES" title="Sound">
      <color key="onTintColor" red="1" green="0" blue="0" alpha="1"/></switch>
      """, as: UISwitch.self)
    #expect(nib.view.isOn && nib.view.title == "Sound" && nib.view.onTintColor == .red)
    #expect(nib.intrinsicContentSize == CGSize(width: 49, height: 31))
    #expect(try !NibFixture("<switch id=\"s\"/>", as: UISwitch.self).view.isOn)
    #expect(UISwitch().frame.size == CGSize(width: 51, height: 31))
  }

  @Test func `a slider's value may be said before its range`() throws {
    let nib = try NibFixture(
      """
      <slider id="s" value="500" minValue="100" maxValue="1000" continuous="NO" \
      minimumValueImage="low"/>
      """, resources: "<image name=\"low\" width=\"9\" height=\"9\"/>", as: UISlider.self)
    #expect(nib.view.value == 500 && nib.view.minimumValue == 100)
    #expect(nib.view.maximumValue == 1000 && !nib.view.isContinuous)
    #expect(nib.view.minimumValueImage?.size.width == 9)
    #expect(nib.intrinsicContentSize == CGSize(width: -1, height: 30))
  }

  @Test func `a value beyond the range is cut`() throws {
    let slider = try NibFixture(
      "<slider id=\"s\" value=\"7\" minValue=\"0\" maxValue=\"5\"/>", as: UISlider.self)
    #expect(slider.view.value == 5)
    let stepper = try NibFixture(
      "<stepper id=\"s\" value=\"1\" minimumValue=\"2\" maximumValue=\"9\" stepValue=\"3\"/>",
      as: UIStepper.self)
    #expect(stepper.view.value == 2 && stepper.view.stepValue == 3)
    #expect(stepper.intrinsicContentSize == CGSize(width: 94, height: 32))
    let progress = try NibFixture(
      "<progressView id=\"p\" progress=\"1.5\" progressViewStyle=\"bar\"/>",
      as: UIProgressView.self)
    #expect(progress.view.progress == 1 && progress.view.progressViewStyle == .bar)
    let pages = try NibFixture(
      "<pageControl id=\"p\" currentPage=\"8\" numberOfPages=\"3\"/>", as: UIPageControl.self)
    #expect(pages.view.currentPage == 2)
    #expect(pages.intrinsicContentSize == CGSize(width: 115.5, height: 26))
  }

  @Test func `a number that is none is reported`() throws {
    let nib = try NibFixture("<slider id=\"s\" maxValue=\"many\"/>", as: UISlider.self)
    #expect(nib.session.messages == ["'many' is no value of maxValue of slider"])
    #expect(nib.view.maximumValue == 1)
  }

  @Test func `segments are as wide as the widest`() throws {
    let nib = try NibFixture(
      """
      <segmentedControl id="s" segmentControlStyle="plain" selectedSegmentIndex="1">
      <segments><segment title="A"/><segment title="Long" enabled="NO"/>
      <segment title="B" width="70"/></segments></segmentedControl>
      """, as: UISegmentedControl.self)
    let control = nib.view

    #expect(control.numberOfSegments == 3 && control.selectedSegmentIndex == 1)
    #expect(control.titleForSegment(at: 1) == "Long" && !control.isEnabledForSegment(at: 1))
    #expect(control.widthForSegment(at: 2) == 70)
    // 4 × 6.5 = 26 points and 10 on either side; a line between each two.
    #expect(nib.intrinsicContentSize == CGSize(width: 2 * 46 + 70 + 2, height: 31))
    nib.session.perform { control.removeSegment(at: 0, animated: false) }
    #expect(control.selectedSegmentIndex == 0)
    nib.session.perform { control.selectedSegmentIndex = 9 }
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test func `an indicator that hides when stopped is hidden until it turns`() throws {
    let still = try NibFixture(
      "<activityIndicatorView id=\"a\" hidesWhenStopped=\"YES\" style=\"whiteLarge\"/>",
      as: UIActivityIndicatorView.self)
    #expect(still.view.isHidden && still.view.style == .whiteLarge && still.view.color == .white)
    #expect(still.intrinsicContentSize == CGSize(width: 37, height: 37))
    still.session.perform { still.view.startAnimating() }
    #expect(!still.view.isHidden && still.view.isAnimating)

    let turning = try NibFixture(
      "<activityIndicatorView id=\"a\" animating=\"YES\" style=\"gray\"/>",
      as: UIActivityIndicatorView.self)
    #expect(turning.view.isAnimating && !turning.view.hidesWhenStopped)
    turning.session.perform { turning.view.stopAnimating() }
    #expect(!turning.view.isHidden)
  }

  @Test func `a date stays between its limits`() throws {
    let nib = try NibFixture(
      """
      <datePicker id="d" datePickerMode="date" style="wheels" useCurrentDate="NO" \
      minuteInterval="5"><date key="date" timeIntervalSinceReferenceDate="10"/>
      <date key="minimumDate" timeIntervalSinceReferenceDate="100"/>
      <date key="maximumDate" timeIntervalSinceReferenceDate="200"/></datePicker>
      """, as: UIDatePicker.self)
    let picker = nib.view

    #expect(picker.date == Date(timeIntervalSinceReferenceDate: 100))
    #expect(picker.datePickerMode == .date && picker.datePickerStyle == .wheels)
    #expect(picker.minuteInterval == 5)
    #expect(nib.intrinsicContentSize == CGSize(width: 320, height: 216))
    nib.session.perform {
      picker.date = Date(timeIntervalSinceReferenceDate: 900)
      picker.minuteInterval = 7
      picker.preferredDatePickerStyle = .automatic
    }
    #expect(picker.date == Date(timeIntervalSinceReferenceDate: 200))
    #expect(picker.minuteInterval == 5)
    #expect(nib.intrinsicContentSize.height == 34)
  }

  @Test func `a picker asks its source`() throws {
    let nib = try NibFixture("<pickerView id=\"p\"/>", as: UIPickerView.self)
    #expect(nib.view.numberOfComponents == 0 && nib.view.selectedRow(inComponent: 0) == -1)
    let source = Source()
    nib.session.perform {
      nib.view.dataSource = source
      nib.view.selectRow(9, inComponent: 1, animated: false)
    }
    #expect(nib.view.numberOfComponents == 2 && nib.view.numberOfRows(inComponent: 1) == 4)
    #expect(nib.view.selectedRow(inComponent: 1) == 3)
    #expect(nib.view.selectedRow(inComponent: 0) == 0)
  }

  private final class Source: UIPickerViewDataSource {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      3 + component
    }
  }
}
