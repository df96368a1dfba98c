import Foundation
import InterfaceBuilder

/// A bar over the upper or the lower edge of a scene on the canvas.
struct CanvasBar: Hashable {
  var kind: Kind
  /// Whether the scene's view lies under it, and does not end at it.
  var isTranslucent = true
  /// Whether a line of text stands above the title.
  var hasPrompt = false
  /// Whether the title stands in a row of its own below the buttons.
  var hasLargeTitle = false

  enum Kind {
    case navigation, tab, tool
  }

  /// In points, without status bar or home indicator.
  func height(on device: Device, _ tools: CanvasTools, isInSheet: Bool) -> CGFloat {
    switch kind {
    case .navigation:
      (isInSheet ? 56 : tools.navigationBarHeight(on: device)) + (hasPrompt ? 30 : 0)
        + (hasLargeTitle ? 52 : 0)
    case .tab: tools.hasLowPadBars ? min(device.tabBarHeight, 49) : device.tabBarHeight
    case .tool: tools.hasLowPadBars ? min(device.toolbarHeight, 44) : device.toolbarHeight
    }
  }
}

extension CanvasTools {
  /// 44; 50 on pads since iOS 12, and 54 on phones since iOS 26. As files have the bars themselves,
  /// where one with a large title is 52 higher and one in a sheet 56 high; high confidence. That a
  /// prompt takes 30 more: low.
  fileprivate func navigationBarHeight(on device: Device) -> CGFloat {
    if hasLowPadBars { return min(device.navigationBarHeight, 44) }
    return countsInsetsTwice && device.idiom == .phone ? 54 : device.navigationBarHeight
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
