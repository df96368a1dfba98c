import Cassowary
import Foundation

/// Solves the constraints of one tree of views.
///
/// A tree has one engine, kept by its topmost view and made when the first view of it needs one.
/// Variables are relative to superviews, so that most constraints have one or two of them and
/// what lies in a view of fixed size is solved apart from all else. The engine hears of changes
/// by the `engine` mark on views, takes them in parents first, and solves what changed.
@MainActor
final class LayoutEngine {
  var solver = Solver()
  unowned let root: UIView
  /// By variable, the item it belongs to.
  private(set) var owners: [LayoutItem?] = []
  /// By variable, the item of a text that wraps to its width; empty while there is none.
  private(set) var texts: [LayoutItem?] = []
  /// Items whose views may lie elsewhere than they were solved to.
  var unsettled: [LayoutItem] = []
  var entries: [ObjectIdentifier: ConstraintEntry] = [:]
  /// What stands behind a constraint of the solver.
  var origins: [ConstraintID: EquationOrigin] = [:]
  private var itemsOfGuides: [ObjectIdentifier: LayoutItem] = [:]
  /// By owning view, the guides that have items.
  private var guidesOfViews: [ObjectIdentifier: [ObjectIdentifier]] = [:]
  /// In an engine that only measures, the views' items are kept here instead of on the views.
  private var itemsOfViews: [ObjectIdentifier: LayoutItem] = [:]
  /// What a fitting size is asked for; nil in a tree's own engine.
  let fitting: FittingTarget?
  private var itemCount = 0
  private var constraintCount = 0
  /// Whether the solver was given anything since it solved.
  var isDirty = false

  init(root: UIView, fitting: FittingTarget? = nil) {
    self.root = root
    self.fitting = fitting
    solver.chooseVictim = { [unowned self] in victim(among: $0) }
  }

  /// Takes in what changed, solves, and marks the views whose subviews have to move.
  func update() {
    takeInChanges(of: root)
    guard isDirty else { return }
    solveWithWrappedText()
    if fitting == nil { markMovedViews() }
  }

  // MARK: Items

  /// Whether the tree of this engine holds the view.
  func holds(_ view: UIView) -> Bool { view.isDescendant(of: root) }

  /// The view's item, if it has one.
  func knownItem(for view: UIView) -> LayoutItem? {
    guard fitting == nil else { return itemsOfViews[ObjectIdentifier(view)] }
    guard let item = view.layoutItem, item.engine === self else { return nil }
    return item
  }

  /// The view's item, made on first use.
  func item(for view: UIView) -> LayoutItem {
    if let known = knownItem(for: view) { return known }
    let item = makeItem(view, isGuide: false)
    if fitting == nil {
      view.layoutItem = item
    } else {
      itemsOfViews[ObjectIdentifier(view)] = item
    }
    item.knownInsets = ItemInsets(of: view)
    refreshOwnConstraints(of: item)
    return item
  }

  /// The item of a free guide, made on first use.
  func item(for guide: UILayoutGuide, of owner: UIView) -> LayoutItem {
    if let known = itemsOfGuides[ObjectIdentifier(guide)] { return known }
    let item = makeItem(owner, isGuide: true)
    itemsOfGuides[ObjectIdentifier(guide)] = item
    guidesOfViews[ObjectIdentifier(owner), default: []].append(ObjectIdentifier(guide))
    return item
  }

  func knownItem(for guide: UILayoutGuide) -> LayoutItem? {
    itemsOfGuides[ObjectIdentifier(guide)]
  }

  private func makeItem(_ view: UIView, isGuide: Bool) -> LayoutItem {
    itemCount += 1
    let item = LayoutItem(engine: self, view: view, isGuide: isGuide, order: itemCount)
    for variable in item.variables { own(variable, item) }
    noteText(item)
    unsettle(item)
    isDirty = true
    return item
  }

  func makeExtent() -> LayoutItem.Extent {
    LayoutItem.Extent(start: solver.makeVariable(), length: solver.makeVariable())
  }

  func own(_ variable: Variable, _ item: LayoutItem?) {
    while owners.count <= variable.number { owners.append(nil) }
    owners[variable.number] = item
    if item == nil, texts.indices.contains(variable.number) { texts[variable.number] = nil }
  }

  /// Notes the sizes of a view that wraps.
  func noteText(_ item: LayoutItem) {
    guard !item.isGuide, item.view.wrapsToWidth else { return }
    for length in [item.horizontal.length, item.vertical.length] {
      while texts.count <= length.number { texts.append(nil) }
      texts[length.number] = item
    }
  }

  /// Asks for a look at where the item's view lies, after the next solving.
  func unsettle(_ item: LayoutItem) {
    item.awaitPlace()
    guard !item.isUnsettled else { return }
    item.isUnsettled = true
    unsettled.append(item)
  }

  /// Takes the guides of a view that leaves out of the lists.
  func removeGuideItems(of view: UIView) -> [LayoutItem] {
    let keys = guidesOfViews.removeValue(forKey: ObjectIdentifier(view)) ?? []
    return keys.compactMap { itemsOfGuides.removeValue(forKey: $0) }
  }

  private func makePair(for item: LayoutItem) -> (horizontal: Variable, vertical: Variable) {
    let pair = (solver.makeVariable(), solver.makeVariable())
    own(pair.0, item)
    own(pair.1, item)
    return pair
  }

  /// The length of a scroll view's content along an axis; made on first use.
  func contentLength(of item: LayoutItem, _ axis: NSLayoutConstraint.Axis) -> Variable {
    let pair = item.content ?? makePair(for: item)
    item.content = pair
    return axis == .horizontal ? pair.horizontal : pair.vertical
  }

  /// Where the bounds of a scroll view begin along an axis; made on first use.
  func origin(of item: LayoutItem, _ axis: NSLayoutConstraint.Axis) -> Variable {
    let pair = item.origin ?? makePair(for: item)
    if item.origin == nil {
      item.origin = pair
      refreshOwnConstraints(of: item)
    }
    return axis == .horizontal ? pair.horizontal : pair.vertical
  }

  /// The solved alignment rectangle.
  func solvedRect(of item: LayoutItem) -> CGRect {
    CGRect(
      x: solver.value(of: item.horizontal.start), y: solver.value(of: item.vertical.start),
      width: solver.value(of: item.horizontal.length),
      height: solver.value(of: item.vertical.length))
  }

  // MARK: Constraints

  func add(_ equation: Equation, from origin: EquationOrigin) -> ConstraintID {
    isDirty = true
    let id = solver.add(
      equation.terms, equation.relation, equation.constant,
      priority: Priority(Double(equation.priority)), rank: equation.rank)
    origins[id] = origin
    return id
  }

  func remove(_ id: ConstraintID) {
    isDirty = true
    solver.remove(id)
    origins[id] = nil
  }

  func setConstant(_ id: ConstraintID, _ constant: Double) {
    isDirty = true
    solver.setConstant(id, constant)
  }

  /// Brings the solver's form of a constraint up to date.
  func refresh(_ constraint: NSLayoutConstraint) {
    let key = ObjectIdentifier(constraint)
    let known = entries[key]
    let order = known?.order ?? nextOrder()
    guard let equation = equation(of: constraint, order: order) else {
      if let id = known?.id { remove(id) }
      entries[key] = ConstraintEntry(order: order)
      return
    }
    if let known, let id = known.id, let old = known.equation {
      if old == equation { return }
      if old.differsInConstantAlone(from: equation) {
        setConstant(id, equation.constant)
        entries[key]?.equation = equation
        return
      }
      remove(id)
    }
    let id = add(equation, from: .constraint(constraint))
    entries[key] = ConstraintEntry(order: order, id: id, equation: equation)
  }

  func forget(_ constraint: NSLayoutConstraint) {
    guard let entry = entries.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
    if let id = entry.id { remove(id) }
  }

  private func nextOrder() -> Int {
    constraintCount += 1
    return constraintCount
  }
}

/// A constraint as the solver has it; without an id while an item is missing.
struct ConstraintEntry {
  let order: Int
  var id: ConstraintID?
  var equation: Equation?
}

/// What stands behind an equation.
enum EquationOrigin {
  case constraint(NSLayoutConstraint)
  case own(UIView, OwnConstraint.Origin)
}
