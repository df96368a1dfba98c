import Diagnostics
import InterfaceBuilder

/// Makes the constraints and guides that a view's element lists, when all items are there.
@MainActor
struct NibConstraints {
  let element: Element
  let view: UIView
  let loader: NibLoader

  /// Guides first: constraints name them.
  func makeGuides() {
    for element in element.children("viewLayoutGuide") {
      loader.adopt(guide(for: element), for: element)
    }
  }

  private func guide(for element: Element) -> UILayoutGuide {
    let scrollView = view as? UIScrollView
    switch element["key"] {
    case "safeArea": return view.safeAreaLayoutGuide
    case "keyboard": return view.keyboardLayoutGuide
    case "frameLayoutGuide": if let scrollView { return scrollView.frameLayoutGuide }
    case "contentLayoutGuide": if let scrollView { return scrollView.contentLayoutGuide }
    case _: break
    }
    loader.reportOddGuide(element)
    return view.guide(element["key"] ?? "guide") { _ in .zero }
  }

  /// Placeholders count on the canvas and are left out of a compiled nib; excluded ones are made
  /// but not active, so that outlets to them are set. High confidence for the first, medium for the
  /// second.
  func makeConstraints() {
    let excluded = NibVariations(element).excluded(from: "constraints")
    for child in element.child("constraints")?.children("constraint") ?? [] {
      guard let constraint = makeConstraint(child) else { continue }
      // An id that is there twice stays that of the view.
      if child.id.map({ loader.object(id: $0) is UIView }) != true {
        loader.adopt(constraint, for: child)
      }
      if child.id.map(excluded.contains) == true {
        loader.keep(constraint)
      } else {
        install(constraint)
      }
    }
  }

  /// nil for a placeholder and, with a diagnostic, for one that makes no sense.
  private func makeConstraint(_ child: Element) -> NSLayoutConstraint? {
    let isRunning = Session.current.sceneLoading == .running
    if isRunning, child.flag("placeholder", default: false) { return nil }
    let check = NibConstraintCheck(child, heldBy: view, loader: loader)
    if let diagnostic = check.diagnostic {
      report(diagnostic)
      return nil
    }
    let constraint = NSLayoutConstraint()
    constraint.sourceElement = child
    NibSchemas.constraint.apply(child, to: constraint, with: loader)
    // Silence means the view that holds the constraint.
    if child["firstItem"] == nil { constraint.firstItem = view }
    return constraint
  }

  /// It belongs to the view that lists it, whichever views it is about, if these are in there.
  private func install(_ constraint: NSLayoutConstraint) {
    let isPrepared = constraint.items.allSatisfy {
      ConstraintItem.view(of: $0)?.isDescendant(of: view) == true
    }
    if isPrepared { return view.addConstraint(constraint) }
    loader.keep(constraint)
    // What the present traits leave out of the tree takes its constraints along.
    guard let place = constraint.sourceElement?.location, !namesAbsentView(constraint) else {
      return
    }
    report(
      Diagnostic(
        .warning, rule: "odd-constraint",
        "a constraint is about something outside the view that lists it", at: place,
        hint: "the constraint is not active"))
  }

  /// The outermost view that is made by now.
  private var top: UIView {
    var top = view
    while let superview = top.superview { top = superview }
    return top
  }

  private func namesAbsentView(_ constraint: NSLayoutConstraint) -> Bool {
    constraint.itemViews.contains { !$0.isDescendant(of: top) }
  }

  /// Once, however many objects are made from the element.
  private func report(_ diagnostic: Diagnostic) {
    Session.current.report(diagnostic, once: diagnostic.location.map { "odd-constraint \($0)" })
  }
}
