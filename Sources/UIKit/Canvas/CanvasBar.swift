import Foundation
import InterfaceBuilder

/// A bar over the upper or the lower edge of a scene on the canvas.
struct CanvasBar: Hashable {
  var kind: Kind
  /// Whether the scene's view lies under it, and does not end at it.
  var isTranslucent = true
  /// Whether a line of text stands above the title.
  var hasPrompt = false

  enum Kind {
    case navigation, tab, tool
  }

  /// In points, without status bar or home indicator.
  ///
  /// A navigation bar is 56 high in a sheet: measured, high confidence. A prompt takes 30 more:
  /// low.
  func height(on device: Device, isInSheet: Bool) -> CGFloat {
    switch kind {
    case .navigation:
      (isInSheet ? 56 : device.navigationBarHeight) + (hasPrompt ? 30 : 0)
    case .tab: device.tabBarHeight
    case .tool: device.toolbarHeight
    }
  }
}

/// What surrounds a scene on the canvas.
struct CanvasSurroundings: Hashable {
  var hasStatusBar = true
  var top: CanvasBar?
  var bottom: CanvasBar?
  /// Whether it is presented as a sheet, which begins below the status bar.
  var isSheet = false
}

extension CanvasSurroundings {
  /// What the attributes inspector was told to simulate takes the place of what is inferred.
  mutating func apply(_ metrics: SimulatedMetrics) {
    if let top = metrics.top { self.top = top.bar }
    if let bottom = metrics.bottom { self.bottom = bottom.bar }
    if metrics.hidesStatusBar { hasStatusBar = false }
  }
}

/// The bars that a scene or the root of a xib says it is to be shown with.
struct SimulatedMetrics {
  /// nil for what is inferred.
  let top: Choice?
  let bottom: Choice?
  let hidesStatusBar: Bool
  /// Whether the root has a size of its own, not the screen's.
  let isFreeform: Bool

  /// A bar, or that there is none.
  struct Choice {
    let bar: CanvasBar?
  }

  /// - Parameter element: The controller, or the root view of a xib.
  init(_ element: Element) {
    top = Self.choice(element.child(key: "simulatedTopBarMetrics"))
    bottom = Self.choice(element.child(key: "simulatedBottomBarMetrics"))
    hidesStatusBar = element.child(key: "simulatedStatusBarMetrics")?.name == "nil"
    isFreeform =
      element.child(key: "simulatedDestinationMetrics")?.name == "freeformSimulatedSizeMetrics"
      || element.child(key: "freeformSize") != nil
  }

  private static func choice(_ element: Element?) -> Choice? {
    guard let element else { return nil }
    let isTranslucent = element.flag("translucent", default: true)
    switch element.name {
    case "nil": return Choice(bar: nil)
    case "simulatedNavigationBarMetrics":
      let hasPrompt = element.flag("prompted", default: false)
      return Choice(
        bar: CanvasBar(kind: .navigation, isTranslucent: isTranslucent, hasPrompt: hasPrompt))
    case "simulatedTabBarMetrics":
      return Choice(bar: CanvasBar(kind: .tab, isTranslucent: isTranslucent))
    case "simulatedToolbarMetrics":
      return Choice(bar: CanvasBar(kind: .tool, isTranslucent: isTranslucent))
    case _: return nil
    }
  }
}
