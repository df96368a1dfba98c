public import Foundation

/// A control that chooses a date, a time or a duration.
@MainActor
open class UIDatePicker: UIControl {
  /// As set or read; `date` keeps it within the limits. The virtual clock begins with the year 2001.
  final var storedDate = Date(
    timeIntervalSinceReferenceDate: Session.current.timeline.now)
  open var datePickerMode = Mode.dateAndTime { didSet { lookDidChange() } }
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { lookDidChange() } }
  open var locale: Locale? { didSet { lookDidChange() } }
  open var calendar: Calendar! = Calendar(identifier: .gregorian) { didSet { lookDidChange() } }
  /// nil for the calendar's.
  open var timeZone: TimeZone? { didSet { lookDidChange() } }
  open var minimumDate: Date? { didSet { date = storedDate } }
  open var maximumDate: Date? { didSet { date = storedDate } }
  /// In seconds, below 24 hours; only of a countdown. Documented.
  open var countDownDuration: TimeInterval = 0 {
    didSet {
      countDownDuration = min(max(countDownDuration, 0), 86_340)
      dateDidChange(animated: false)
    }
  }
  /// From 1 to 30, and a divisor of 60; others are ignored. Documented.
  open var minuteInterval = 1 {
    didSet {
      let isUsable = (1...30).contains(minuteInterval) && 60 % minuteInterval == 0
      if !isUsable { minuteInterval = oldValue }
      lookDidChange()
    }
  }
  open var roundsToMinuteInterval = true
  /// Whether a file says that the picker starts at the present.
  final var startsNow = true
  /// What shows the date; made when the picker is laid out.
  final var face: UIView?

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard let nib = coder as? NibCoder else { return }
    let now = storedDate
    nib.decode(self, by: NibSchemas.datePicker)
    date = startsNow ? now : storedDate
  }

  private func lookDidChange() {
    invalidateIntrinsicContentSize()
    face?.removeFromSuperview()
    face = nil
    setNeedsLayout()
  }

  // MARK: Date

  /// Kept within the limits, which count only when they are in order; setting it sends no event.
  /// Documented.
  open var date: Date {
    get { storedDate }
    set { setDate(newValue, animated: false) }
  }

  open func setDate(_ date: Date, animated: Bool) {
    storedDate = withinLimits(date)
    dateDidChange(animated: animated)
  }

  private func withinLimits(_ date: Date) -> Date {
    if let minimumDate, let maximumDate, minimumDate > maximumDate { return date }
    return min(max(date, minimumDate ?? .distantPast), maximumDate ?? .distantFuture)
  }

  /// The day that the session's clock shows.
  final var today: Date {
    Date(timeIntervalSinceReferenceDate: Session.current.timeline.now)
  }

  final var surroundings: DateSurroundings {
    DateSurroundings(
      calendar: calendar, locale: locale, timeZone: timeZone,
      language: Session.current.language)
  }

  // MARK: Style

  /// `automatic` is compact since iOS 14, wheels for a countdown and before that always. High
  /// confidence.
  public final var datePickerStyle: UIDatePickerStyle {
    if InterfaceEra.current < .ios14 { return .wheels }
    guard preferredDatePickerStyle == .automatic else { return preferredDatePickerStyle }
    return datePickerMode == .countDownTimer ? .wheels : .compact
  }

  /// Wheels 320 × 216 (medium confidence); compact about 34 high and as wide as its fields, inline
  /// about 320 × 340 (low confidence).
  open override var intrinsicContentSize: CGSize {
    switch datePickerStyle {
    case .wheels, .automatic: CGSize(width: 320, height: 216)
    case .compact: CGSize(width: compactWidth, height: 34)
    case .inline: CGSize(width: 320, height: datePickerMode == .time ? 50 : 340)
    }
  }

  private var compactWidth: CGFloat {
    switch datePickerMode {
    case .time, .countDownTimer: 86
    case .date, .yearAndMonth: 124
    case .dateAndTime: 216
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if face == nil { makeFace() }
    face?.frame = bounds
  }

  /// Raw values as documented.
  public enum Mode: Int, Sendable {
    case time, date, dateAndTime, countDownTimer
    case yearAndMonth = 4269
  }
}

/// How a date picker looks. Raw values as documented.
public enum UIDatePickerStyle: Int, Sendable {
  case automatic, wheels, compact, inline
}
