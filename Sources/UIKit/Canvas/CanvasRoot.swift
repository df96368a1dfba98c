package import Foundation
package import InterfaceBuilder

/// The root view of a scene on the canvas: its size, and what is covered of it.
package struct CanvasRoot: Hashable, Sendable {
  package var size: CGSize
  package var insets: UIEdgeInsets
}

extension Canvas {
  /// Where the view of a scene stands, from the size in the file and what surrounds the scene.
  package func root(of controller: ControllerElement, drawn size: CGSize) -> CanvasRoot {
    let edges = controller.element.child(key: "edgesForExtendedLayout")
    let extent = CanvasExtent(
      surroundings: route.surroundings(of: controller),
      extendsUnderTop: edges?.flag("top", default: false) ?? true,
      extendsUnderBottom: edges?.flag("bottom", default: false) ?? true,
      extendsUnderOpaqueBars: controller.element.flag(
        "extendedLayoutIncludesOpaqueBars", default: false))
    guard controller.element.child(key: "view")?.flag("misplaced", default: false) != true else {
      return inferredRoot(extent, drawn: size)
    }
    return root(extent, drawn: size)
  }

  /// Where a view stands that the file says is not where it would be: the size in the file does
  /// not count. Recorded thrice in one file; medium confidence.
  private func inferredRoot(_ extent: CanvasExtent, drawn size: CGSize) -> CanvasRoot {
    let screen = asked.map { CanvasScreen($0, tools) } ?? CanvasScreen(drawn, tools, holding: size)
    return CanvasRoot(size: screen.size(of: extent), insets: screen.insets(of: extent))
  }

  /// Where a top-level view stands that no controller has. Cells of tables have no safe area; those
  /// of collections have one. Medium confidence for both.
  package func root(ofXib view: Element, drawn size: CGSize) -> CanvasRoot {
    guard view.name != "tableViewCell" else {
      return CanvasRoot(size: size, insets: .zero)
    }
    let metrics = SimulatedMetrics(view)
    var surroundings = CanvasSurroundings()
    surroundings.apply(metrics)
    // "No bar" meant no status bar either before Xcode 11. Seen once; low confidence.
    if !tools.hasSheets, let top = metrics.top, top.bar == nil {
      surroundings.hasStatusBar = false
    }
    return root(CanvasExtent(surroundings: surroundings), drawn: size)
  }

  /// The size in the file says whether the scene ends at its bars, which a bar in another document
  /// may decide; a size that fits no way to stand on the screen is the scene's own.
  private func root(_ extent: CanvasExtent, drawn size: CGSize) -> CanvasRoot {
    let screen = CanvasScreen(drawn, tools, holding: size)
    let fitting =
      extent.alternatives.first { screen.size(of: $0) == size }
      ?? extent.alternatives.first { $0.surroundings.isSheet && screen.mayBeSheet(size, $0) }
    let shown = asked.map { CanvasScreen($0, tools) } ?? screen
    guard let fitting else {
      return CanvasRoot(size: size, insets: shown.insets(of: extent, size: size))
    }
    return CanvasRoot(size: shown.size(of: fitting), insets: shown.insets(of: fitting))
  }
}

/// Which edges of the screen a scene reaches, and what lies over it there.
struct CanvasExtent: Hashable {
  var surroundings: CanvasSurroundings
  var extendsUnderTop = true
  var extendsUnderBottom = true
  var extendsUnderOpaqueBars = false

  /// Whether the view lies under what covers the upper edge.
  var reachesTop: Bool { reaches(surroundings.top, extendsUnderTop) }

  /// Whether the view lies under what covers the lower edge.
  var reachesBottom: Bool { reaches(surroundings.bottom, extendsUnderBottom) }

  private func reaches(_ bar: CanvasBar?, _ extends: Bool) -> Bool {
    guard let bar else { return true }
    return extends && (bar.isTranslucent || extendsUnderOpaqueBars)
  }

  /// This, and then what differs from it in the bars that it ends at and in being a sheet.
  var alternatives: [CanvasExtent] {
    [false, true].flatMap { turnsSheet in
      [(false, false), (true, false), (false, true), (true, true)].map { turnsTop, turnsBottom in
        var other = self
        if turnsSheet { other.surroundings.isSheet.toggle() }
        if turnsTop { other.turnTop() }
        if turnsBottom { other.turnBottom() }
        return other
      }
    }
  }

  private mutating func turnTop() {
    let reached = reachesTop
    extendsUnderTop = true
    surroundings.top?.isTranslucent = !reached
    if reached { extendsUnderOpaqueBars = false }
  }

  private mutating func turnBottom() {
    let reached = reachesBottom
    extendsUnderBottom = true
    surroundings.bottom?.isTranslucent = !reached
    if reached { extendsUnderOpaqueBars = false }
  }
}
