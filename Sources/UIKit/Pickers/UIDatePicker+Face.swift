import Foundation

extension UIDatePicker {
  /// Makes what shows the date in the picker's style.
  final func makeFace() {
    let made = newFace
    face = made
    insertSubview(made, at: 0)
    made.alpha = isEnabled ? 1 : 0.5
    made.isUserInteractionEnabled = isEnabled
  }

  private var newFace: UIView {
    switch datePickerStyle {
    case .wheels, .automatic:
      let wheels = DateWheels(self)
      wheels.load()
      return wheels
    case .compact:
      let pills = DatePills(self)
      pills.show()
      return pills
    case .inline:
      let calendar = CalendarFace(self)
      calendar.show()
      return calendar
    }
  }

  /// Lets what is shown follow the date.
  final func dateDidChange(animated: Bool) {
    (face as? DateWheels)?.show(animated: animated && window != nil)
    (face as? DatePills)?.show()
    (face as? CalendarFace)?.show()
  }

  /// A person has chosen a date on the wheels or the calendar.
  final func wheelsDidChoose(_ date: Date) {
    setDate(date, animated: true)
    sendValueChanged(with: nil)
  }

  /// A duration of nothing becomes one step; documented for a minute.
  final func wheelsDidChoose(duration: TimeInterval) {
    countDownDuration = max(duration, TimeInterval(minuteInterval) * 60)
    sendValueChanged(with: nil)
  }
}
