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

  /// Placeholders count on the canvas and are left out of a compiled nib; excluded ones are made but not active, so that
  /// outlets to them are set. High confidence for the first, medium for the second.
  func makeConstraints() {
    let excluded = NibVariations(element).excluded(from: "constraints")
    for child in element.child("constraints")?.children("constraint") ?? [] {
      let constraint = NSLayoutConstraint()
      NibSchemas.constraint.apply(child, to: constraint, with: loader)
      if constraint.isPlaceholder, Session.current.sceneLoading == .running { continue }
      // Silence means the view that holds the constraint.
      if child["firstItem"] == nil { constraint.firstItem = view }
      loader.adopt(constraint, for: child)
      if child.id.map(excluded.contains) == true {
        loader.keep(constraint)
      } else {
        view.addConstraint(constraint)
      }
    }
  }
}
