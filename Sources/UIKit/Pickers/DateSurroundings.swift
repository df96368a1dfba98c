import Foundation
import InterfaceBuilder

/// Calendar and language in which a date picker shows its date.
///
/// Where a picker says nothing these are the Gregorian calendar, UTC and the language of the
/// session, or else American English: pictures must not depend on the machine.
struct DateSurroundings {
  let calendar: Calendar
  let locale: Locale

  init(
    calendar: Calendar?, locale: Locale?, timeZone: TimeZone?, language: Language? = nil
  ) {
    var calendar = calendar ?? Calendar(identifier: .gregorian)
    let locale = locale ?? language?.locale ?? Locale(identifier: "en_US")
    calendar.timeZone = timeZone ?? .gmt
    calendar.locale = locale
    self.calendar = calendar
    self.locale = locale
  }

  /// The date in words, by a template as `DateFormatter` has them.
  func text(of date: Date, _ template: String) -> String {
    let formatter = self.formatter
    formatter.setLocalizedDateFormatFromTemplate(template)
    return DateSurroundings.plain(formatter.string(from: date))
  }

  func text(of date: Date, dateStyle: DateFormatter.Style, timeStyle: DateFormatter.Style)
    -> String
  {
    let formatter = self.formatter
    formatter.dateStyle = dateStyle
    formatter.timeStyle = timeStyle
    return DateSurroundings.plain(formatter.string(from: date))
  }

  var formatter: DateFormatter {
    let formatter = DateFormatter()
    formatter.calendar = calendar
    formatter.locale = locale
    formatter.timeZone = calendar.timeZone
    return formatter
  }

  /// The narrow space before "PM" in newer language tables is an ordinary one here.
  private static func plain(_ text: String) -> String {
    text.replacingOccurrences(of: "\u{202F}", with: " ")
  }

  /// The letters of a template in the order the language has them.
  func order(of template: String) -> [Character] {
    let format =
      DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
    var isQuoted = false
    return format.reduce(into: []) { found, letter in
      if letter == "'" { isQuoted.toggle() }
      if !isQuoted, letter.isLetter, letter.isASCII, !found.contains(letter) {
        found.append(letter)
      }
    }
  }

  /// Whether the language tells morning from afternoon.
  var hasPeriods: Bool { order(of: "jm").contains("a") }
}

extension Language {
  /// Where dates are written as in this language; of one that nobody speaks, nowhere.
  fileprivate var locale: Locale? { pseudo == nil ? Locale(identifier: code) : nil }
}
