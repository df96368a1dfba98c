import Drawing
import Foundation
import Testing

@testable import UIKit

/// Wheels of a picker of 300 × 216 points, drawn and turned.
@MainActor
struct PickerViewTests {
  private let screen = Screen()
  private let source = Fruit()
  private let picker: UIPickerView

  init() {
    picker = screen.add { UIPickerView(frame: CGRect(x: 0, y: 0, width: 300, height: 216)) }
    screen.session.perform {
      picker.dataSource = source
      picker.delegate = source
    }
  }

  private var session: Session { screen.session }

  /// The texts that are drawn, from the top down in each wheel.
  private var texts: [String] {
    session.bind { screen.window.composeFrame().description }.split(separator: "\n").filter {
      $0.contains(" \"")
    }.map { String($0.split(separator: "\"").last ?? "") }
  }

  private func drag(from start: CGFloat, to end: CGFloat, x: CGFloat = 60) {
    session.perform { screen.window.touchDown(at: CGPoint(x: x, y: start)) }
    for step in 1...12 {
      session.timeline.advance(by: 1 / 60)
      let y = start + (end - start) * CGFloat(step) / 12
      session.perform { screen.window.touchMoved(to: CGPoint(x: x, y: y)) }
    }
    session.perform { screen.window.touchUp(at: CGPoint(x: x, y: end)) }
  }

  @Test func `rows on the front of the drum are seen, the chosen one in the middle`() {
    session.perform { picker.selectRow(5, inComponent: 0, animated: false) }
    #expect(
      texts == [
        "row 1", "row 2", "row 3", "row 4", "row 5", "row 6", "row 7", "row 8", "row 9", "plum",
        "pear", "fig",
      ])
  }

  @Test func `rows are smaller and paler the further they are from the middle`() {
    let drums = [0, 32, 64, 96].map { PickerDrum(distance: $0, rowHeight: 32) }

    #expect(drums.map(\.opacity) == drums.map(\.opacity).sorted(by: >))
    #expect(drums.map(\.scale.height) == drums.map(\.scale.height).sorted(by: >))
    #expect(drums[0].opacity == 1 && drums[0].scale == CGSize(width: 1, height: 1))
    #expect(isNear(drums[1].place, 31.3, within: 0.05))
    #expect(isNear(drums[3].place, 78, within: 0.1))
    #expect(!PickerDrum(distance: 139, rowHeight: 32).isSeen)
  }

  @Test func `a plate lies behind the rows that are chosen`() {
    let list = session.bind { screen.window.composeFrame().description }
    #expect(list.contains("rounded 0 0 282 34 8"))
  }

  @Test func `a wheel that is turned comes to rest on a row and tells it`() {
    drag(from: 150, to: 76)
    #expect(source.chosen.isEmpty)
    session.timeline.advance(by: 3)

    let row = picker.selectedRow(inComponent: 0)
    #expect(row >= 2)
    #expect(source.chosen == ["0: \(row)"])
    #expect(picker.selectedRow(inComponent: 1) == 0)
  }

  @Test func `a tap on a row turns the wheel to it`() {
    session.perform { screen.window.touchDown(at: CGPoint(x: 60, y: 108 + 31)) }
    session.perform { screen.window.touchUp(at: CGPoint(x: 60, y: 108 + 31)) }
    session.timeline.advance(by: 1)

    #expect(picker.selectedRow(inComponent: 0) == 1)
    #expect(source.chosen == ["0: 1"])
  }

  @Test func `code that turns a wheel tells nobody`() {
    session.perform { picker.selectRow(7, inComponent: 0, animated: true) }
    #expect(picker.selectedRow(inComponent: 0) == 7)
    session.timeline.advance(by: 1)

    #expect(texts.contains("row 7") && texts.first == "row 3")
    #expect(source.chosen.isEmpty)
  }

  @Test func `views go before attributed titles, those before titles`() {
    source.view = { $0 == 0 ? UISwitch() : UIView() }
    session.perform { picker.reloadAllComponents() }
    #expect(texts.isEmpty)
    #expect(session.bind { picker.view(forRow: 0, forComponent: 0) } is UISwitch)
  }

  @Test func `a picker of a file whose code is not there shows sample rows`() throws {
    let nib = try NibFixture(
      "<pickerView id=\"p\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"300\" height=\"216\"/></pickerView>",
      as: UIPickerView.self)
    let window = nib.session.perform {
      let window = UIWindow(frame: nib.view.bounds)
      window.addSubview(nib.view)
      window.isHidden = false
      return window
    }
    let list = nib.session.bind { window.composeFrame().description }
    #expect(list.contains("\"Mountain View\"") && list.contains("\"San Jose\""))
  }

  private final class Fruit: UIPickerViewDataSource, UIPickerViewDelegate {
    var chosen: [String] = []
    var view: ((Int) -> UIView)?

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      component == 0 ? 20 : 3
    }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { component == 0 ? "row \(row)" : ["plum", "pear", "fig"][row] }
    func pickerView(
      _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
      reusing view: UIView?
    ) -> UIView { self.view?(row) ?? NoRowView() }
    func pickerView(
      _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
    ) { chosen.append("\(component): \(row)") }
  }
}
