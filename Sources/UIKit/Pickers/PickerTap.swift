import Foundation

/// A tap on a row of a wheel that is not in the middle turns the wheel to it.
@MainActor
final class PickerTap: UITapGestureRecognizer {
  private weak var column: PickerColumn?

  init(_ column: PickerColumn) {
    self.column = column
    super.init(target: nil, action: nil)
    whenRecognized = { [weak self] in self?.turn() }
  }

  required init?(coder: NSCoder) { return nil }

  private func turn() {
    guard let column, let row = column.row(seenAt: location(in: column)),
      column.rows.isEnabled(row)
    else { return }
    column.turn(to: row)
  }
}
