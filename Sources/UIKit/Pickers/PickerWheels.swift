import Foundation

/// Wheels side by side and the plate behind the rows that are chosen.
@MainActor
final class PickerWheels: UIView {
  private(set) var columns: [PickerColumn] = []
  /// In points; as many as there are columns.
  var widths: [CGFloat] = [] { didSet { setNeedsLayout() } }
  var spacing: CGFloat = 0
  /// Fixed texts that stand beside a column's rows: where from the column's leading edge.
  var captions: [(column: Int, x: CGFloat, label: UILabel)] = [] {
    didSet { replace(oldValue.map(\.label), by: captions.map(\.label)) }
  }
  private let plate = UIView()

  /// Measured on iOS 15; medium confidence.
  private static let plateInset: CGFloat = 9
  private static let plateRadius: CGFloat = 8
  /// What the plate is higher than a row.
  private static let plateExcess: CGFloat = 2
  /// Room for wheels: a picker's width without the insets of the plate.
  static func room(in width: CGFloat) -> CGFloat { max(width - 2 * plateInset, 0) }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    clipsToBounds = true
    plate.isUserInteractionEnabled = false
    plate.backgroundColor = .tertiarySystemFill
    plate.layer.cornerRadius = PickerWheels.plateRadius
    addSubview(plate)
  }

  required init?(coder: NSCoder) { return nil }

  /// Makes columns where some are missing and takes surplus ones away.
  func setCount(_ count: Int) {
    while columns.count > count { columns.removeLast().removeFromSuperview() }
    while columns.count < count {
      let column = PickerColumn(frame: .zero)
      columns.append(column)
      addSubview(column)
    }
  }

  private func replace(_ old: [UILabel], by new: [UILabel]) {
    for label in old { label.removeFromSuperview() }
    for label in new { addSubview(label) }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let rowHeight = columns.first?.rowHeight ?? 32
    let height: CGFloat = rowHeight + PickerWheels.plateExcess
    plate.frame = CGRect(
      x: PickerWheels.plateInset, y: (bounds.height - height) / 2,
      width: PickerWheels.room(in: bounds.width), height: height)
    placeColumns()
    placeCaptions()
  }

  /// In the middle; narrower than they want to be where there is no room.
  private func placeColumns() {
    let gaps = spacing * CGFloat(max(columns.count - 1, 0))
    let wanted: CGFloat = widths.reduce(0, +) + gaps
    let squeeze = min(1, bounds.width / max(wanted, 1))
    var x: CGFloat = (bounds.width - wanted * squeeze) / 2
    for (column, width) in zip(columns, widths) {
      column.frame = directed(
        CGRect(x: x, y: 0, width: width * squeeze, height: bounds.height))
      x += (width + spacing) * squeeze
    }
  }

  private func placeCaptions() {
    for caption in captions where columns.indices.contains(caption.column) {
      let size = caption.label.intrinsicContentSize
      let column = directed(columns[caption.column].frame)
      caption.label.frame = directed(
        CGRect(
          origin: CGPoint(x: column.minX + caption.x, y: (bounds.height - size.height) / 2),
          size: size))
    }
  }
}
