import Foundation

/// A compact date picker: date and time in grey fields.
@MainActor
final class DatePills: UIView {
  private weak var picker: UIDatePicker?
  private var pills: [DatePill] = []

  /// Between the fields; low confidence.
  private static let gap: CGFloat = 8

  private let isTimeOnly: Bool

  /// `isTimeOnly` for the one field below a calendar, at the right.
  init(_ picker: UIDatePicker, isTimeOnly: Bool = false) {
    self.picker = picker
    self.isTimeOnly = isTimeOnly
    super.init(frame: .zero)
    isOpaque = false
    isUserInteractionEnabled = !isTimeOnly
  }

  required init?(coder: NSCoder) { return nil }

  /// Shows the date of the picker.
  func show() {
    guard let picker else { return }
    let all = DatePills.texts(of: picker)
    let texts = isTimeOnly ? Array(all.suffix(1)) : all
    while pills.count > texts.count { pills.removeLast().removeFromSuperview() }
    while pills.count < texts.count {
      let pill = DatePill()
      pills.append(pill)
      addSubview(pill)
    }
    for (pill, text) in zip(pills, texts) { pill.show(text, isOpen: pill.isOpen) }
    setNeedsLayout()
  }

  /// "Jan 1, 2001" and "12:00 AM", as the mode has them.
  static func texts(of picker: UIDatePicker) -> [String] {
    let (date, words) = (picker.date, picker.surroundings)
    let day = words.text(of: date, dateStyle: .medium, timeStyle: .none)
    let time = words.text(of: date, dateStyle: .none, timeStyle: .short)
    switch picker.datePickerMode {
    case .date: return [day]
    case .yearAndMonth: return [words.text(of: date, "yMMMM")]
    case .time, .countDownTimer: return [time]
    case .dateAndTime: return [day, time]
    }
  }

  /// As the picker's content is aligned.
  override func layoutSubviews() {
    super.layoutSubviews()
    let widths = pills.map(\.wantedWidth)
    let gaps = DatePills.gap * CGFloat(max(pills.count - 1, 0))
    let slack: CGFloat = bounds.width - widths.reduce(0, +) - gaps
    var x = start(slack)
    for (pill, width) in zip(pills, widths) {
      pill.frame = directed(CGRect(x: x, y: 0, width: width, height: bounds.height))
      x += width + DatePills.gap
    }
  }

  private func start(_ slack: CGFloat) -> CGFloat {
    if isTimeOnly { return slack }
    return switch picker?.contentHorizontalAlignment ?? .center {
    case .leading: 0
    case .trailing: slack
    case .left: isRightToLeft ? slack : 0
    case .right: isRightToLeft ? 0 : slack
    case .center, .fill: slack / 2
    }
  }
}

/// One grey field with a text.
@MainActor
final class DatePill: UIView {
  private let label = UILabel()
  private(set) var isOpen = false

  /// A field of a picture of iOS 15 has 20 pixels of 1.9 a point beside its text; medium confidence.
  private static let padding: CGFloat = 11
  private static let radius: CGFloat = 6

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isOpaque = false
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = DatePill.radius
    label.font = .systemFont(ofSize: 17)
    label.textAlignment = .center
    addSubview(label)
  }

  required init?(coder: NSCoder) { return nil }

  /// The text has the tint while what it opened is seen; high confidence.
  func show(_ text: String, isOpen: Bool) {
    self.isOpen = isOpen
    label.text = text
    label.textColor = isOpen ? tintColor : .label
  }

  var wantedWidth: CGFloat { label.intrinsicContentSize.width + 2 * DatePill.padding }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}
