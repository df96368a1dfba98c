import Foundation
import InterfaceBuilder

extension NibSchemas {
  static let pickerView = NibSchema<UIPickerView>(
    NibRule.flag("showsSelectionIndicator", \.showsSelectionIndicator))

  static let datePicker = NibSchema<UIDatePicker>(
    NibRule.choice("datePickerMode", UIDatePicker.Mode.named, \.datePickerMode),
    NibRule.choice("style", UIDatePickerStyle.named, \.preferredDatePickerStyle),
    NibRule.integer("minuteInterval", \.minuteInterval),
    NibRule.flag("useCurrentDate", \.startsNow),
    NibRule.double("countDownDuration", \.countDownDuration),
    NibRule.flag("roundsToMinuteInterval", \.roundsToMinuteInterval),
    NibRule.date("date") { $0.storedDate = $1 },
    NibRule.date("minimumDate") { $0.minimumDate = $1 },
    NibRule.date("maximumDate") { $0.maximumDate = $1 },
    NibRule.child("locale", key: "locale") { picker, statement in
      picker.locale = statement.element["localeIdentifier"].map(Locale.init(identifier:))
      return picker.locale != nil
    },
    NibRule.child("timeZone", key: "timeZone") { picker, statement in
      picker.timeZone = statement.element["name"].flatMap(TimeZone.init(identifier:))
      return picker.timeZone != nil
    })
}

extension UIDatePicker.Mode {
  static let named: [String: UIDatePicker.Mode] = [
    "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer,
    "yearAndMonth": .yearAndMonth,
  ]
}

extension UIDatePickerStyle {
  static let named: [String: UIDatePickerStyle] = [
    "automatic": .automatic, "wheels": .wheels, "compact": .compact, "inline": .inline,
  ]
}
