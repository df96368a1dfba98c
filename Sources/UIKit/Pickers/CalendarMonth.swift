import Foundation

/// A month laid out in weeks.
struct CalendarMonth: Equatable {
  let calendar: Calendar
  /// The beginning of its first day.
  let first: Date
  let dayCount: Int
  /// How many cells of the first week belong to the month before.
  let leadingCells: Int

  init(containing date: Date, in calendar: Calendar) {
    self.calendar = calendar
    let parts = calendar.dateComponents([.era, .year, .month], from: date)
    first = calendar.date(from: parts) ?? date
    dayCount = calendar.range(of: .day, in: .month, for: first)?.count ?? 30
    leadingCells = (calendar.component(.weekday, from: first) - calendar.firstWeekday + 7) % 7
  }

  var weekCount: Int { (leadingCells + dayCount + 6) / 7 }

  /// The cell of a day, counted along the weeks.
  func cell(ofDay day: Int) -> Int { leadingCells + day - 1 }

  /// nil for a cell beside the month.
  func day(inCell cell: Int) -> Int? {
    let day = cell - leadingCells + 1
    return (1...dayCount).contains(day) ? day : nil
  }

  func date(ofDay day: Int) -> Date {
    calendar.date(byAdding: .day, value: day - 1, to: first) ?? first
  }

  func moved(by months: Int) -> CalendarMonth {
    let date = calendar.date(byAdding: .month, value: months, to: first) ?? first
    return CalendarMonth(containing: date, in: calendar)
  }

  /// The short names of the days of a week from its first on, in capitals.
  var weekdays: [String] {
    let names = calendar.shortStandaloneWeekdaySymbols
    return (0..<7).map { names[($0 + calendar.firstWeekday - 1) % 7].uppercased() }
  }
}
