import Foundation
import Testing

@testable import UIKit

/// Date pickers at 8 March 2023, 20:26 in UTC.
@MainActor
struct DatePickerTests {
  private let screen = Screen()

  private func picker(
    _ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle,
    _ setUp: (UIDatePicker) -> Void = { _ in }
  ) -> UIDatePicker {
    screen.add {
      let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 340))
      picker.datePickerMode = mode
      picker.preferredDatePickerStyle = style
      picker.date = Date(timeIntervalSinceReferenceDate: 700_000_000)
      setUp(picker)
      return picker
    }
  }

  /// The drawn texts, those of a plain opacity only.
  private func texts() -> [String] {
    screen.session.bind { screen.window.composeFrame().description }
      .split(separator: "\n").filter { $0.contains(" \"") }
      .map { String($0.split(separator: "\"").last ?? "") }
  }

  private func drag(x: CGFloat, by way: CGFloat) {
    let session = screen.session
    session.perform { screen.window.touchDown(at: CGPoint(x: x, y: 170)) }
    for step in 1...12 {
      session.timeline.advance(by: 1 / 60)
      let y = 170 + way * CGFloat(step) / 12
      session.perform { screen.window.touchMoved(to: CGPoint(x: x, y: y)) }
    }
    session.timeline.advance(by: 0.2)
    session.perform { screen.window.touchUp(at: CGPoint(x: x, y: 170 + way)) }
    session.timeline.advance(by: 3)
  }

  private func tap(_ x: CGFloat, _ y: CGFloat) {
    screen.session.perform { screen.window.touchDown(at: CGPoint(x: x, y: y)) }
    screen.session.perform { screen.window.touchUp(at: CGPoint(x: x, y: y)) }
    screen.session.timeline.advance(by: 1)
  }

  @Test func `wheels of a date are month, day and year in America, day first in Germany`() {
    _ = picker(.date, .wheels)
    #expect(texts()[0...2] == ["November", "December", "January"])
    let german = DatePickerTests()
    _ = german.picker(.date, .wheels) { $0.locale = Locale(identifier: "de_DE") }
    #expect(german.texts()[0...1] == ["4", "5"])
    #expect(german.texts().contains("März"))
  }

  @Test func `a time has hours, minutes and halves of the day where the language has them`() {
    _ = picker(.time, .wheels) { $0.minuteInterval = 15 }
    #expect(texts().contains("PM") && texts().contains("AM"))
    #expect(Set(texts().filter { ["00", "15", "30", "45"].contains($0) }).count == 4)
    let german = DatePickerTests()
    _ = german.picker(.time, .wheels) { $0.locale = Locale(identifier: "de_DE") }
    #expect(german.texts().contains("20") && !german.texts().contains("PM"))
  }

  @Test func `the present day has a word of its own`() {
    _ = picker(.dateAndTime, .wheels) { $0.date = Date(timeIntervalSinceReferenceDate: 0) }
    #expect(texts().contains("Today") && texts().contains("Tue Jan 2"))
  }

  @Test func `compact fields show date and time in the language`() {
    _ = picker(.dateAndTime, .compact)
    #expect(texts() == ["Mar 8, 2023", "8:26 PM"])
    let german = DatePickerTests()
    _ = german.picker(.dateAndTime, .compact) { $0.locale = Locale(identifier: "de_DE") }
    #expect(german.texts() == ["08.03.2023", "20:26"])
  }

  @Test func `an inline calendar shows the month`() {
    _ = picker(.date, .inline)
    #expect(texts()[0...2] == ["March 2023", "SUN", "MON"])
    #expect(texts().suffix(2) == ["30", "31"])
  }

  @Test func `a wheel that is turned changes the date and sends an event`() {
    let log = Log()
    let picker = picker(.date, .wheels)
    let target = Target()
    screen.session.connections.action(Target.self, "changed:") { (_: Target, _: UIDatePicker, _) in
      log.write("changed")
    }
    picker.addTarget(target, action: Selector("changed:"), for: .valueChanged)

    // The wheel of the days, two rows on.
    drag(x: 195, by: -74)

    let parts = Calendar(identifier: .gregorian).dateComponents(in: .gmt, from: picker.date)
    #expect(parts.day == 10 && parts.month == 3 && parts.hour == 20)
    #expect(log.lines == ["changed"])
  }

  @Test func `a date beyond a limit goes back to it`() {
    let picker = picker(.date, .wheels) {
      $0.maximumDate = Date(timeIntervalSinceReferenceDate: 700_000_000 + 86_400)
    }
    drag(x: 195, by: -170)
    #expect(picker.date == picker.maximumDate)
  }

  @Test func `a day of the calendar is chosen by a tap, months are turned by chevrons`() {
    let picker = picker(.date, .inline)
    let grid = screen.session.bind {
      CalendarGeometry(bounds: picker.bounds, hasMonth: true, hasTime: false)
    }
    let day = grid.middle(ofCell: 3 + 20)
    tap(day.x, day.y)
    let parts = Calendar(identifier: .gregorian).dateComponents(in: .gmt, from: picker.date)
    #expect(parts.day == 21 && parts.hour == 20)

    tap(grid.next.x, grid.next.y)
    #expect(texts().first == "April 2023")
  }

  @Test func `a duration of nothing becomes one minute`() {
    let picker = picker(.countDownTimer, .wheels) { $0.countDownDuration = 60 }
    #expect(texts().contains("hours") && texts().contains("min"))
    drag(x: 205, by: 42)
    #expect(picker.countDownDuration == 60)
  }

  private final class Target: NSObject {}
}
