import Drawing
import Foundation

/// An inline date picker: a month of which a day is chosen, and a row for the time.
@MainActor
final class CalendarFace: UIView {
  private(set) weak var picker: UIDatePicker?
  private(set) var month: CalendarMonth
  private let time: DatePills?

  init(_ picker: UIDatePicker) {
    self.picker = picker
    month = CalendarMonth(containing: picker.date, in: picker.surroundings.calendar)
    let hasTime = picker.datePickerMode == .time || picker.datePickerMode == .dateAndTime
    time = hasTime ? DatePills(picker, isTimeOnly: true) : nil
    super.init(frame: .zero)
    isOpaque = false
    if let time { addSubview(time) }
  }

  required init?(coder: NSCoder) { return nil }

  var hasMonth: Bool { picker?.datePickerMode != .time }

  /// Shows the picker's date, and the month that it is in.
  func show() {
    guard let picker else { return }
    month = CalendarMonth(containing: picker.date, in: picker.surroundings.calendar)
    time?.show()
    setNeedsDisplay()
  }

  func turn(by months: Int) {
    month = month.moved(by: months)
    setNeedsDisplay()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    time?.frame = directed(
      CGRect(x: 0, y: geometry.timeTop + 5, width: bounds.width - geometry.margin, height: 34))
  }

  override func drawContents() -> Picture? { Picture(bounds: bounds, drawing) }

  var geometry: CalendarGeometry {
    CalendarGeometry(
      bounds: bounds, hasMonth: hasMonth, hasTime: time != nil,
      isRightToLeft: isRightToLeft)
  }

  // MARK: Touches

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard hasMonth, let point = touches.first?.location(in: self) else { return }
    switch geometry.target(at: point) {
    case .previousMonth: turn(by: -1)
    case .nextMonth: turn(by: 1)
    case .cell(let cell): if let day = month.day(inCell: cell) { choose(day) }
    case nil: break
    }
  }

  func isAllowed(_ day: Int) -> Bool {
    guard let picker else { return true }
    let start = month.date(ofDay: day)
    let end = month.calendar.date(byAdding: .day, value: 1, to: start) ?? start
    let isLate = picker.maximumDate.map { start > $0 } ?? false
    let isEarly = picker.minimumDate.map { end <= $0 } ?? false
    return !isLate && !isEarly
  }

  /// The hour and minute stay.
  private func choose(_ day: Int) {
    guard let picker, isAllowed(day) else { return }
    let calendar = month.calendar
    var parts = calendar.dateComponents(
      [.era, .year, .month, .day], from: month.date(ofDay: day))
    let old = calendar.dateComponents([.hour, .minute, .second], from: picker.date)
    (parts.hour, parts.minute, parts.second) = (old.hour, old.minute, old.second)
    picker.wheelsDidChoose(calendar.date(from: parts) ?? picker.date)
  }
}
