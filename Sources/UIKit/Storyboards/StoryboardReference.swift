import Diagnostics
import InterfaceBuilder

/// A storyboard reference: the scene of another storyboard that it stands for.
@MainActor
struct StoryboardReference {
  let element: ControllerElement

  init(_ element: ControllerElement) { self.element = element }

  /// Follows references to references, a bounded number of times. What cannot be found, and a
  /// circle, is a diagnostic.
  func resolve() -> (storyboard: UIStoryboard, element: ControllerElement)? {
    var reference = element
    for _ in 0..<16 {
      guard let target = target(of: reference) else { return nil }
      guard target.element.isPlaceholder else { return target }
      reference = target.element
    }
    report("references lead round in a circle")
    return nil
  }

  private func target(
    of reference: ControllerElement
  ) -> (storyboard: UIStoryboard, element: ControllerElement)? {
    let name = reference.storyboardName ?? ""
    guard let document = Session.current.documents[name] else {
      report("storyboard '\(name)' is not there")
      return nil
    }
    let storyboard = UIStoryboard(name: name, document: document)
    if let identifier = reference.referencedIdentifier {
      guard let found = document.controller(identifier: identifier) else {
        report("storyboard '\(name)' has no controller '\(identifier)'")
        return nil
      }
      return (storyboard, found)
    }
    guard let initial = document.initialViewController else {
      report("storyboard '\(name)' has no initial controller")
      return nil
    }
    return (storyboard, initial)
  }

  private func report(_ problem: String) {
    Session.current.report(
      Diagnostic(
        .error, rule: "broken-storyboard-reference", problem, at: element.location,
        hint: "an empty controller stands in"))
  }
}
