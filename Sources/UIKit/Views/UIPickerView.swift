public import Foundation

/// Wheels of rows of which one each is chosen.
@MainActor
open class UIPickerView: UIView {
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
  /// Always shown since iOS 7; documented.
  open var showsSelectionIndicator = true
  /// The rows that were chosen; what is missing is the first.
  private final var selection: [Int: Int] = [:]

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    (coder as? NibCoder)?.decode(self, by: NibSchemas.pickerView)
  }

  // MARK: Rows

  public final var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }

  public final func numberOfRows(inComponent component: Int) -> Int {
    guard component >= 0, component < numberOfComponents else { return 0 }
    return dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }

  /// As the delegate says; 32 points high otherwise (medium confidence).
  public final func rowSize(forComponent component: Int) -> CGSize {
    let count = CGFloat(max(numberOfComponents, 1))
    return CGSize(
      width: delegate?.pickerView(self, widthForComponent: component) ?? bounds.width / count,
      height: delegate?.pickerView(self, rowHeightForComponent: component) ?? 32)
  }

  open func reloadAllComponents() {
    selection = [:]
    setNeedsLayout()
    setNeedsDisplay()
  }

  open func reloadComponent(_ component: Int) {
    selection[component] = nil
    setNeedsLayout()
    setNeedsDisplay()
  }

  // MARK: Selection

  /// The delegate does not hear of it; documented. A row beyond the last is the last.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    selection[component] = min(max(row, 0), max(numberOfRows(inComponent: component) - 1, 0))
    setNeedsDisplay()
  }

  /// -1 when there is no row; documented.
  open func selectedRow(inComponent component: Int) -> Int {
    numberOfRows(inComponent: component) == 0 ? -1 : selection[component] ?? 0
  }

  /// Medium confidence.
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
