import Foundation
import InterfaceBuilder

/// The cells or other views of a list that can be made or used again, by identifier.
@MainActor
struct ReusableViews<View: UIView> {
  private var idle: [String: [View]] = [:]
  private var makers: [String: @MainActor () -> View?] = [:]

  /// What makes a view when none is idle.
  mutating func register(_ identifier: String, _ make: @escaping @MainActor () -> View?) {
    makers[identifier] = make
    idle[identifier] = nil
  }

  mutating func forget(_ identifier: String) {
    makers[identifier] = nil
    idle[identifier] = nil
  }

  /// The first view of the nib's top-level objects that is of the kind.
  mutating func register(_ identifier: String, _ nib: UINib?) {
    guard let nib else { return forget(identifier) }
    register(identifier) { nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? View }.first }
  }

  mutating func keep(_ view: View, as identifier: String) {
    idle[identifier, default: []].append(view)
  }

  /// An idle view or a new one; nil where the identifier is not known.
  mutating func dequeue(_ identifier: String) -> Dequeued? {
    if let view = idle[identifier]?.popLast() { return Dequeued(view: view, wasUsed: true) }
    return makers[identifier].flatMap { $0() }.map { Dequeued(view: $0, wasUsed: false) }
  }

  struct Dequeued {
    let view: View
    let wasUsed: Bool
  }
}

extension ReusableViews.Dequeued where View == UITableViewCell {
  @MainActor func prepared(_ identifier: String) -> UITableViewCell {
    view.reuseIdentifier = identifier
    if wasUsed { view.prepareForReuse() }
    return view
  }
}

extension ReusableViews.Dequeued where View == UITableViewHeaderFooterView {
  @MainActor func prepared(_ identifier: String) -> UITableViewHeaderFooterView {
    view.reuseIdentifier = identifier
    if wasUsed { view.prepareForReuse() }
    return view
  }
}

/// A view that is made from its element anew each time: a cell that a list has as a prototype.
///
/// Each is a nib of its own, connected in itself and to the objects beside its scene's view. High
/// confidence.
@MainActor
struct PrototypeView {
  let element: ViewElement
  private weak var nib: SceneNib?

  init?(_ element: Element, in nib: SceneNib?) {
    guard let element = ViewElement(element) else { return nil }
    self.element = element
    self.nib = nib
  }

  var reuseIdentifier: String? { element.element["reuseIdentifier"] }

  func make() -> UIView {
    let loader = NibLoader(nib: nib, known: nib?.reachableObjects ?? [:])
    let view = loader.makeView(element)
    loader.finish()
    for template in nib?.segues ?? []
    where template.element.element.isDescendant(of: element.element) {
      template.connect(to: loader.objects)
    }
    return view
  }
}

/// The views of a list that are on the screen, by their place.
struct ShownViews<Place: Hashable & Comparable, View: UIView> {
  private var byPlace: [Place: View] = [:]

  subscript(place: Place) -> View? {
    get { byPlace[place] }
    set { byPlace[place] = newValue }
  }

  /// From first to last.
  var places: [Place] { byPlace.keys.sorted() }
  var views: [View] { places.compactMap { byPlace[$0] } }

  func place(of view: UIView) -> Place? { byPlace.first { $0.value === view }?.key }

  /// Takes out all that are not at the places, and returns them.
  mutating func removeAll(but kept: Set<Place> = []) -> [(place: Place, view: View)] {
    let gone = places.filter { !kept.contains($0) }
    return gone.compactMap { place in byPlace.removeValue(forKey: place).map { (place, $0) } }
  }
}
