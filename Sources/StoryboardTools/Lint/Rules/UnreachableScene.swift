public import Diagnostics
public import InterfaceBuilder

/// A scene that nothing leads to and that code cannot ask for: the build leaves it out.
///
/// As Xcode does, the rule looks at a scene's own entry points and no further: a scene that only
/// an unreachable scene leads to is not reported. Fixing the first fixes both.
public struct UnreachableScene: LintRule {
  /// `unreachable-scene`.
  public static let name = "unreachable-scene"

  /// A rule without settings.
  public init() {}

  /// A warning at the controller of each such scene.
  public func diagnostics(in document: Document) -> [Diagnostic] {
    let entered = entryPoints(of: document)
    return document.scenes.compactMap(\.controller)
      .filter { isUnreachable($0, entered) }.map(finding)
  }

  /// The ids of all controllers that a segue, a relationship or the launch of the app leads to.
  private func entryPoints(of document: Document) -> Set<String> {
    let destinations = document.segues.compactMap { segue in
      segue.destinationID != segue.source?.id ? segue.destinationID : nil
    }
    return Set(destinations + [document.root["initialViewController"]].compactMap(\.self))
  }

  private func isUnreachable(_ controller: ControllerElement, _ entered: Set<String>) -> Bool {
    let isEntered = controller.id.map(entered.contains) ?? false
    return !isEntered && (controller.storyboardIdentifier ?? "").isEmpty
  }

  private func finding(_ controller: ControllerElement) -> Diagnostic {
    Diagnostic(
      .warning, rule: Self.name,
      "scene '\(controller.displayName)' cannot be reached: "
        + "nothing leads to it, and it has no storyboard identifier",
      at: controller.location,
      hint: "lead a segue to it, make it the initial controller, or give it an identifier")
  }
}
