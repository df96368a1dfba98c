import Foundation

/// Title, message and text fields of an alert, one below the other.
@MainActor
final class AlertHeader: UIView {
  /// The measures of a style of alert.
  struct Style {
    let titleFont: UIFont
    let messageFont: UIFont
    let color: UIColor
    let sides: CGFloat
    let top: CGFloat
    let gap: CGFloat
    let bottom: CGFloat
    var hasLightLoneTitle = false

    /// 17 semibold and 13 points: high confidence; the paddings are medium.
    @MainActor static let alert = Style(
      titleFont: .systemFont(ofSize: 17, weight: .semibold), messageFont: .systemFont(ofSize: 13),
      color: .label, sides: 16, top: 19, gap: 3, bottom: 20)
    /// 13 points, grey: medium confidence.
    @MainActor static let actionSheet = Style(
      titleFont: .systemFont(ofSize: 13, weight: .semibold), messageFont: .systemFont(ofSize: 13),
      color: UIColor(white: 0.56, alpha: 1), sides: 16, top: 14, gap: 12, bottom: 14,
      hasLightLoneTitle: true)
  }

  private let style: Style
  private let labels: [UILabel]
  private let fields: [AlertField]

  /// nil where there is nothing to show.
  init?(title: String?, message: String?, fields: [UITextField], _ style: Style) {
    self.style = style
    // An action sheet's title alone has the weight of a message; observed, high confidence.
    let isAlone = style.hasLightLoneTitle && (message ?? "").isEmpty
    let texts = [
      (title, isAlone ? style.messageFont : style.titleFont), (message, style.messageFont),
    ]
    labels = texts.compactMap { text, font in
      guard let text, !text.isEmpty else { return nil }
      let label = UILabel()
      label.text = text
      label.font = font
      label.textColor = style.color
      label.textAlignment = .center
      label.numberOfLines = 0
      return label
    }
    self.fields = fields.map(AlertField.init)
    super.init(frame: .zero)
    if labels.isEmpty, fields.isEmpty { return nil }
    isOpaque = false
    for view in labels as [UIView] + self.fields { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func height(width: CGFloat) -> CGFloat {
    (frames(width: width).last?.maxY ?? 0) + style.bottom
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let frames = frames(width: bounds.width)
    for (view, frame) in zip(labels as [UIView] + fields, frames) { view.frame = frame }
  }

  private func frames(width: CGFloat) -> [CGRect] {
    let room = max(0, width - 2 * style.sides)
    var y = style.top
    var frames: [CGRect] = []
    for label in labels {
      let height = label.sizeThatFits(CGSize(width: room, height: 0)).height
      frames.append(CGRect(x: style.sides, y: y, width: room, height: height))
      y += height + style.gap
    }
    // Fields stand a little off the words; low confidence.
    if !labels.isEmpty { y += 16 }
    for _ in fields {
      frames.append(CGRect(x: style.sides, y: y, width: room, height: AlertField.height))
      y += AlertField.height + 1
    }
    return frames
  }
}

/// A text field in its frame, as alerts have them.
@MainActor
final class AlertField: UIView {
  private let field: UITextField
  /// Low confidence.
  static let height: CGFloat = 28

  init(_ field: UITextField) {
    self.field = field
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    layer.borderWidth = 0.5
    layer.borderColor = UIColor.separator.cgColor
    layer.cornerRadius = 6
    addSubview(field)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    field.frame = bounds.insetBy(dx: 6, dy: 3)
  }
}
