import Foundation

/// The wheels of a date picker: shows its date and tells it of another.
@MainActor
final class DateWheels: UIView {
  private weak var picker: UIDatePicker?
  private let wheels = PickerWheels(frame: .zero)
  private var models: [DateWheel] = []
  private var rows: [Int] = []

  init(_ picker: UIDatePicker) {
    self.picker = picker
    super.init(frame: .zero)
    isOpaque = false
    addSubview(wheels)
  }

  required init?(coder: NSCoder) { return nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    wheels.frame = bounds
  }

  // MARK: Loading

  /// Makes the wheels of the picker's mode.
  func load() {
    guard let picker else { return }
    let surroundings = picker.surroundings
    models = DateField.fields(of: picker.datePickerMode, in: surroundings).map {
      DateWheel(
        field: $0, surroundings: surroundings, minuteInterval: picker.minuteInterval,
        today: picker.today)
    }
    wheels.setCount(models.count)
    wheels.widths = models.map(\.field.column.width)
    rows = models.map { $0.row(of: picker.date, duration: picker.countDownDuration) }
    for index in models.indices { load(index) }
    wheels.captions = captions
  }

  private func load(_ index: Int) {
    let (model, column) = (models[index], wheels.columns[index])
    let look = model.field.column
    column.rows = PickerRows(
      count: model.count,
      content: { PickerLabel.make(model.title(ofRow: $0), reusing: $1) },
      isEnabled: { [weak self] in self?.mayChoose($0, of: model) ?? true },
      alignment: look.alignment, inset: look.inset)
    column.select(rows[index], animated: false)
    column.whenSettled = { [weak self] in self?.wheel(index, settledAt: $0) }
  }

  /// The words beside the numbers of a duration, semibold; low confidence for their places.
  private var captions: [(column: Int, x: CGFloat, label: UILabel)] {
    guard models.first?.field == .hours else { return [] }
    return [(0, "hours"), (1, "min")].map { column, text in
      let label = UILabel()
      label.text = text
      label.font = .systemFont(ofSize: 17, weight: .semibold)
      let look = models[column].field.column
      return (column, look.width - look.inset + 6, label)
    }
  }

  // MARK: Dates

  /// Turns the wheels to the picker's date.
  func show(animated: Bool) {
    guard let picker else { return }
    for (index, model) in models.enumerated() {
      let row = model.row(
        of: picker.date, duration: picker.countDownDuration, near: rows[index])
      if row != rows[index] { wheels.columns[index].select(row, animated: animated) }
      rows[index] = row
      wheels.columns[index].refreshRows()
    }
  }

  private func wheel(_ index: Int, settledAt row: Int) {
    guard let picker, models.indices.contains(index) else { return }
    let old = models[index].value(ofRow: rows[index])
    rows[index] = row
    let new = models[index].value(ofRow: row)
    if models[index].field == .period, old != new { shiftHour(by: (new - old) * 12) }
    if models.first?.field == .hours {
      picker.wheelsDidChoose(duration: chosenDuration)
    } else {
      picker.wheelsDidChoose(chosenDate(from: picker.date))
    }
    show(animated: true)
  }

  /// Morning becomes afternoon: the wheel of hours shows the same, twelve rows on.
  private func shiftHour(by hours: Int) {
    guard let index = models.firstIndex(where: { $0.field == .hour }) else { return }
    rows[index] += hours
    wheels.columns[index].select(rows[index], animated: false)
  }

  private func value(_ field: DateField) -> Int? {
    models.firstIndex { $0.field == field }.map { models[$0].value(ofRow: rows[$0]) }
  }

  private var chosenDuration: TimeInterval {
    TimeInterval((value(.hours) ?? 0) * 3600 + (value(.minutes) ?? 0) * 60)
  }

  /// The date of the rows; what no wheel turns stays. A day that a month has not is its last one
  /// (high confidence).
  private func chosenDate(from old: Date) -> Date {
    let calendar = models.first?.surroundings.calendar ?? Calendar(identifier: .gregorian)
    var parts = calendar.dateComponents(
      [.era, .year, .month, .day, .hour, .minute, .second], from: old)
    if let index = models.firstIndex(where: { $0.field == .date }) {
      let day = calendar.dateComponents(
        [.era, .year, .month, .day], from: models[index].date(ofRow: rows[index]))
      (parts.era, parts.year, parts.month, parts.day) = (day.era, day.year, day.month, day.day)
    }
    parts.year = value(.year) ?? parts.year
    parts.month = value(.month) ?? parts.month
    parts.day = min(value(.day) ?? parts.day ?? 1, length(ofMonth: parts, in: calendar))
    parts.hour = value(.hour) ?? parts.hour
    parts.minute = value(.minute) ?? parts.minute
    return calendar.date(from: parts) ?? old
  }

  private func length(ofMonth parts: DateComponents, in calendar: Calendar) -> Int {
    let first = DateComponents(era: parts.era, year: parts.year, month: parts.month, day: 1)
    return calendar.date(from: first).flatMap { calendar.range(of: .day, in: .month, for: $0) }?
      .count ?? 31
  }

  /// Days that the month has, and years and days within the limits.
  private func mayChoose(_ row: Int, of model: DateWheel) -> Bool {
    guard let picker else { return true }
    let calendar = model.surroundings.calendar
    let value = model.value(ofRow: row)
    switch model.field {
    case .day:
      let parts = calendar.dateComponents([.era, .year, .month], from: picker.date)
      return value <= length(ofMonth: parts, in: calendar)
    case .year:
      let least = picker.minimumDate.map { calendar.component(.year, from: $0) } ?? Int.min
      let most = picker.maximumDate.map { calendar.component(.year, from: $0) } ?? Int.max
      return value >= least && value <= most
    case .date:
      let day = model.date(ofRow: row)
      let isLate = picker.maximumDate.map { day > $0 } ?? false
      let isEarly = picker.minimumDate.map { day < calendar.startOfDay(for: $0) } ?? false
      return !isLate && !isEarly
    case .month, .hour, .minute, .period, .hours, .minutes: return true
    }
  }
}
