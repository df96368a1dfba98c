import Foundation

/// The rows of one wheel of a date picker, and which of them a date is at.
struct DateWheel {
  let field: DateField
  let surroundings: DateSurroundings
  let minuteInterval: Int
  /// The day that is called by that word.
  let today: Date

  /// How many different rows there are.
  private var period: Int {
    switch field {
    case .day: 31
    case .month: surroundings.calendar.monthSymbols.count
    case .year: 9999
    case .date: DateWheel.dayCount
    case .hour, .hours: 24
    case .minute, .minutes: 60 / minuteInterval
    case .period: 2
    }
  }

  /// Enough rows that nobody comes to the end of a wheel without one; an odd number of times, so
  /// that there is a middle one.
  private var copies: Int { field.isEndless ? 2 * (5000 / period) + 1 : 1 }

  var count: Int { period * copies }

  /// From year 1 to year 9999, and the first day of 2001 among them.
  private static let dayCount = 3_652_059
  private static let referenceDay = 730_485

  // MARK: From dates to rows

  /// The row that a date is at; of several equal ones the nearest to `row`, or the one in the
  /// middle.
  func row(of date: Date, duration: TimeInterval, near row: Int? = nil) -> Int {
    let value = self.value(of: date, duration: duration)
    guard field.isEndless else { return value }
    let middle = row ?? period * (copies / 2) + period / 2
    let turns = Int((Double(middle - value) / Double(period)).rounded())
    let found = value + turns * period
    return (0..<count).contains(found) ? found : value + period * (copies / 2)
  }

  private func value(of date: Date, duration: TimeInterval) -> Int {
    let calendar = surroundings.calendar
    switch field {
    case .day: return calendar.component(.day, from: date) - 1
    case .month: return calendar.component(.month, from: date) - 1
    case .year: return calendar.component(.year, from: date) - 1
    case .date: return day(of: date)
    case .hour: return calendar.component(.hour, from: date)
    case .minute: return calendar.component(.minute, from: date) / minuteInterval
    case .period: return calendar.component(.hour, from: date) / 12
    case .hours: return Int(duration) / 3600
    case .minutes: return Int(duration) / 60 % 60 / minuteInterval
    }
  }

  private var firstOf2001: Date {
    var gregorian = Calendar(identifier: .gregorian)
    gregorian.timeZone = surroundings.calendar.timeZone
    return gregorian.date(from: DateComponents(year: 2001, month: 1, day: 1))
      ?? Date(timeIntervalSinceReferenceDate: 0)
  }

  private func day(of date: Date) -> Int {
    let calendar = surroundings.calendar
    let days =
      calendar.dateComponents([.day], from: firstOf2001, to: calendar.startOfDay(for: date)).day
      ?? 0
    return min(max(DateWheel.referenceDay + days, 0), DateWheel.dayCount - 1)
  }

  // MARK: From rows to dates

  /// What a row stands for: a month's number, an hour, a minute …
  func value(ofRow row: Int) -> Int {
    let value = row % period
    switch field {
    case .day, .month, .year: return value + 1
    case .date, .hour, .hours, .period: return value
    case .minute, .minutes: return value * minuteInterval
    }
  }

  /// The beginning of the day that a row of dates stands for.
  func date(ofRow row: Int) -> Date {
    surroundings.calendar.date(
      byAdding: .day, value: row - DateWheel.referenceDay, to: firstOf2001) ?? firstOf2001
  }

  // MARK: Words

  @MainActor func title(ofRow row: Int) -> String {
    let value = value(ofRow: row)
    switch field {
    case .day, .year, .hours, .minutes: return "\(value)"
    case .month: return surroundings.calendar.standaloneMonthSymbols[row % period]
    case .date: return dateTitle(row)
    case .hour: return surroundings.hasPeriods ? "\((value + 11) % 12 + 1)" : twoDigits(value)
    case .minute: return twoDigits(value)
    case .period:
      return value == 0 ? surroundings.calendar.amSymbol : surroundings.calendar.pmSymbol
    }
  }

  /// The present day has a word of its own; the others are short and without commas. Seen in a
  /// picture of iOS 12; high confidence.
  @MainActor private func dateTitle(_ row: Int) -> String {
    if row == day(of: today) { return SystemWord.today.text }
    return surroundings.text(of: date(ofRow: row), "EEEMMMd").replacingOccurrences(
      of: ",", with: "")
  }

  private func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
