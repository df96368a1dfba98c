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
  private final let wheels = PickerWheels(frame: .zero)
  /// Whether the wheels show what the source has.
  private final var isLoaded = false
  /// From a file whose code is not there.
  private final var isUnattended = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    guard let nib = coder as? NibCoder else { return }
    nib.decode(self, by: NibSchemas.pickerView)
    isUnattended = nib.loader.isUnattended
  }

  private func setUp() {
    isOpaque = false
    addSubview(wheels)
  }

  // MARK: Rows

  public final var numberOfComponents: Int {
    max(0, dataSource?.numberOfComponents(in: self) ?? 0)
  }

  public final func numberOfRows(inComponent component: Int) -> Int {
    guard component >= 0, component < numberOfComponents else { return 0 }
    return max(0, dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0)
  }

  /// As the delegate says; otherwise the wheels share the room and rows are 32 points high (medium
  /// confidence).
  public final func rowSize(forComponent component: Int) -> CGSize {
    let count = CGFloat(max(numberOfComponents, 1))
    let gaps = UIPickerView.spacing * (count - 1)
    let share: CGFloat = max(PickerWheels.room(in: bounds.width) - gaps, 0) / count
    let width = delegate?.pickerView(self, widthForComponent: component) ?? -1
    let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? -1
    return CGSize(width: width >= 0 ? width : share, height: height > 0 ? height : 32)
  }

  /// Between wheels; medium confidence.
  private static let spacing: CGFloat = 5

  /// The view of a row while it is seen; texts have none of the app's.
  public final func view(forRow row: Int, forComponent component: Int) -> UIView? {
    guard wheels.columns.indices.contains(component) else { return nil }
    let view = wheels.columns[component].content(ofRow: row)
    return view is PickerLabel ? nil : view
  }

  open func reloadAllComponents() {
    selection = [:]
    isLoaded = false
    setNeedsLayout()
  }

  open func reloadComponent(_ component: Int) {
    selection[component] = nil
    isLoaded = false
    setNeedsLayout()
  }

  // MARK: Selection

  /// The delegate does not hear of it; documented. A row beyond the last is the last.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    let chosen = min(max(row, 0), max(numberOfRows(inComponent: component) - 1, 0))
    selection[component] = chosen
    guard isLoaded, wheels.columns.indices.contains(component) else { return }
    wheels.columns[component].select(chosen, animated: animated && window != nil)
  }

  /// -1 when there is no row; documented.
  open func selectedRow(inComponent component: Int) -> Int {
    let count = numberOfRows(inComponent: component)
    return count == 0 ? -1 : min(selection[component] ?? 0, count - 1)
  }

  private final func wheel(_ component: Int, settledAt row: Int) {
    guard dataSource != nil else { return }
    selection[component] = row
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    wheels.frame = bounds
    load()
  }

  private final func load() {
    let count = isShowingSamples ? 1 : numberOfComponents
    if !isLoaded { wheels.setCount(count) }
    wheels.spacing = UIPickerView.spacing
    wheels.widths = (0..<count).map { rowSize(forComponent: $0).width }
    guard !isLoaded else { return }
    isLoaded = true
    for (component, column) in wheels.columns.enumerated() { load(column, component) }
  }

  private final func load(_ column: PickerColumn, _ component: Int) {
    column.rowHeight = rowSize(forComponent: component).height
    column.rows = isShowingSamples ? .samples : rows(of: component)
    column.select(
      isShowingSamples ? PickerRows.chosenSample : selectedRow(inComponent: component),
      animated: false)
    column.whenSettled = { [weak self] in self?.wheel(component, settledAt: $0) }
  }

  private final func rows(of component: Int) -> PickerRows {
    PickerRows(
      count: numberOfRows(inComponent: component),
      content: { [weak self] row, old in
        self?.content(ofRow: row, component, reusing: old) ?? UIView()
      }, inset: 4)
  }

  /// The app's view, an attributed title, a title, whichever there is first; documented. What there
  /// is none of is "?" (high confidence).
  private final func content(ofRow row: Int, _ component: Int, reusing old: UIView?) -> UIView {
    let spare = old is PickerLabel ? nil : old
    if let view = delegate?.pickerView(
      self, viewForRow: row, forComponent: component, reusing: spare), !(view is NoRowView)
    {
      return view
    }
    if let title = delegate?.pickerView(
      self, attributedTitleForRow: row, forComponent: component)
    {
      let label = PickerLabel.make("", reusing: old)
      label.attributedText = title
      return label
    }
    let title = delegate?.pickerView(self, titleForRow: row, forComponent: component)
    return PickerLabel.make(title ?? "?", reusing: old)
  }

  /// Like Interface Builder, which runs no source, a picker shows sample rows where the code that
  /// would fill it is not there.
  private final var isShowingSamples: Bool { dataSource == nil && isUnattended }

  /// Medium confidence.
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

extension PickerRows {
  /// The rows of a picker on Interface Builder's canvas; medium confidence.
  @MainActor static var samples: PickerRows {
    let names = ["Mountain View", "Sunnyvale", "Cupertino", "Santa Clara", "San Jose"]
    return PickerRows(
      count: names.count, content: { row, old in PickerLabel.make(names[row], reusing: old) },
      inset: 4)
  }

  static let chosenSample = 2
}
