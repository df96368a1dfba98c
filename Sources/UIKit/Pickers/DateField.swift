import Foundation

/// What one wheel of a date picker turns.
enum DateField: Equatable {
  case day, month, year
  /// A day with its weekday and month, in one wheel.
  case date
  case hour, minute, period
  /// Of a duration.
  case hours, minutes

  /// The wheels of a mode from left to right, as the language has them.
  static func fields(of mode: UIDatePicker.Mode, in surroundings: DateSurroundings) -> [DateField] {
    let time: [DateField] =
      surroundings.hasPeriods
      ? surroundings.order(of: "jm").compactMap { DateField($0) } : [.hour, .minute]
    switch mode {
    case .time: return time
    case .date: return surroundings.order(of: "yMMMMd").compactMap { DateField($0) }
    case .yearAndMonth: return surroundings.order(of: "yMMMM").compactMap { DateField($0) }
    case .dateAndTime: return [.date] + time
    case .countDownTimer: return [.hours, .minutes]
    }
  }

  /// By the letter of a date format.
  private init?(_ letter: Character) {
    switch letter {
    case "d": self = .day
    case "M", "L": self = .month
    case "y", "u", "U", "r": self = .year
    case "h", "H", "k", "K": self = .hour
    case "m": self = .minute
    case "a", "b", "B": self = .period
    default: return nil
    }
  }

  /// Width of the wheel, the side its texts stand at, and their distance from it. Fitted to
  /// pictures of iOS 8, 12 and 15; medium confidence.
  var column: (width: CGFloat, alignment: NSTextAlignment, inset: CGFloat) {
    switch self {
    case .day: (52, .right, 8)
    case .month: (138, .left, 15)
    case .year: (96, .center, 0)
    case .date: (139, .right, 10)
    case .hour: (52, .right, 10)
    case .minute: (62, .right, 10)
    case .period: (74, .left, 19)
    case .hours: (130, .right, 62)
    case .minutes: (130, .right, 70)
    }
  }

  /// Wheels without end have their rows many times over.
  var isEndless: Bool {
    switch self {
    case .day, .month, .hour, .minute, .hours, .minutes: true
    case .year, .date, .period: false
    }
  }
}
