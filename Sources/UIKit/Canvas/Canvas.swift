import Foundation
package import InterfaceBuilder

/// The canvas that Interface Builder shows a document on: a device of the document's choice, or
/// one that was asked for instead, with the insets of that version of Interface Builder.
package struct Canvas: Sendable {
  let tools: CanvasTools
  /// The document's device, its insets those of the canvas.
  let drawn: Device
  /// The device to show the scenes on; nil for the document's.
  let asked: Device?
  let route: SceneRoute

  /// - Parameter asked: The device to show the scenes on; nil for the document's.
  package init(_ document: Document, on asked: Device? = nil) {
    tools = CanvasTools(document)
    drawn = Device.drawn(in: document).onCanvas(of: tools)
    self.asked = asked
    route = SceneRoute(document, tools: tools)
  }

  /// What the session of the scenes runs on.
  package var device: Device { asked ?? drawn }
}

extension Device {
  /// What Xcode 6 to 8 drew on: any width and any height. High confidence.
  static let anySize = Device("any", "600 × 600", 600, 600, 2, .button)

  var isAnySize: Bool { id == Device.anySize.id }

  /// The device that a document was drawn for. An id that is not known is taken for the usual
  /// phone or pad.
  fileprivate static func drawn(in document: Document) -> Device {
    guard let design = document.designDevice else {
      return document.isForPad ? .named("ipad9_7") ?? .anySize : .anySize
    }
    let usual = design.id.hasPrefix("ipad") ? Device.named("ipad11_0rounded") : .phone
    let device = Device.named(design.id) ?? usual ?? .phone
    return design.isLandscape ? device.landscape : device
  }

  /// With the insets of Interface Builder's canvas, as they were measured in its files.
  func onCanvas(of tools: CanvasTools) -> Device {
    var device = self
    if tools.drawsWholePoints { device.scale = 1 }
    if !hasHomeIndicator {
      if tools.leavesStatusBarOut { device.safeAreaInsets.top = 0 }
    } else if idiom == .phone {
      device.safeAreaInsets.top = tools.notch(of: self)
      if tools.countsInsetsTwice {
        device.safeAreaInsets = safeAreaInsets.adding(device.safeAreaInsets)
      }
    }
    return device
  }
}

extension CanvasTools {
  /// How high the status bar of a phone without a home button is.
  fileprivate func notch(of device: Device) -> CGFloat {
    let height = device.safeAreaInsets.top
    guard knowsNotches else { return min(height, 44) }
    // The newest phone of 375 × 812 is not the one that the id was made for.
    return device.id == "retina5_9" ? max(height, device.isLandscape ? 0 : 50) : height
  }
}

extension Session {
  /// What a scene's content keeps from the sides: 20 from those of wide screens, else 16. Seen on
  /// Interface Builder's canvas for 320, 375, 400, 414 and 600 points; high confidence. A root that
  /// is wider than the phone that it is drawn on counts as wide, medium.
  func rootMargin(width: CGFloat) -> CGFloat {
    if let canvas, canvas.tools.hasNarrowRoots { return 16 }
    let isWider = canvas.map { width > $0.device.size.width } ?? false
    return width >= 414 || isWider ? 20 : 16
  }

  /// What a cell's content keeps from the sides. Seen for cells of 320 to 509 points; high
  /// confidence.
  func cellMargin(width: CGFloat) -> CGFloat {
    if let tools = canvas?.tools {
      if tools.hasNarrowCellMargins { return 8 }
      if tools.hasOldCellSides, !device.hasHomeIndicator { return 15 }
    }
    let isWide = width >= 414 || (device.portrait.size.width >= 414 && width > 320)
    return isWide ? 20 : 16
  }
}
