import Foundation

/// The screen of a canvas, with what covers its edges.
struct CanvasScreen {
  private let device: Device
  private let tools: CanvasTools
  private let screen: CGSize

  init(_ device: Device, _ tools: CanvasTools) {
    self.device = device
    self.tools = tools
    screen = device.size
  }

  /// Files without a device were drawn on whatever screen the size in the file belongs to.
  init(_ device: Device, _ tools: CanvasTools, holding size: CGSize) {
    self.device = device
    self.tools = tools
    let old = [
      device.size, CGSize(width: 320, height: 568), CGSize(width: 375, height: 667),
      CGSize(width: 768, height: 1024),
    ]
    let known = old.first { $0.width == size.width && $0.height >= size.height }
    screen = (device.isAnySize ? known : nil) ?? device.size
  }

  /// The size of a view that stands so.
  func size(of extent: CanvasExtent) -> CGSize {
    let top = extent.reachesTop ? start(of: extent) : coveredTop(extent)
    let bottom = extent.reachesBottom ? 0 : coveredBottom(extent)
    return CGSize(width: screen.width, height: screen.height - top - bottom)
  }

  /// Whether a size is that of a sheet which begins a little higher or lower than is known.
  func mayBeSheet(_ size: CGSize, _ extent: CanvasExtent) -> Bool {
    let expected = self.size(of: extent)
    return size.width == expected.width && abs(size.height - expected.height) <= 12
  }

  /// What is covered of a view that stands so.
  func insets(of extent: CanvasExtent) -> UIEdgeInsets {
    UIEdgeInsets(
      top: extent.reachesTop ? coveredTop(extent) - start(of: extent) : 0,
      left: device.safeAreaInsets.left,
      bottom: extent.reachesBottom ? coveredBottom(extent) : 0,
      right: device.safeAreaInsets.right)
  }

  /// What is covered of a view of its own size, which stands in the screen's corner: as much as lies
  /// over it. High confidence until Xcode 14.
  func insets(of extent: CanvasExtent, size: CGSize) -> UIEdgeInsets {
    var insets = insets(of: extent)
    if tools.givesDeviceInsets, !extent.surroundings.isSheet { return insets }
    insets.bottom = max(0, insets.bottom - max(0, screen.height - size.height))
    insets.right = max(0, insets.right - max(0, screen.width - size.width))
    return insets
  }

  /// Where a scene begins on the screen.
  ///
  /// A sheet begins 10 below a notch, and at the height of a status bar where there is none: 54 of
  /// 44, 20 of 20. Measured for those two; high confidence.
  private func start(of extent: CanvasExtent) -> CGFloat {
    guard extent.surroundings.isSheet else { return 0 }
    let status = Device.named(device.id)?.safeAreaInsets.top ?? 20
    guard device.hasHomeIndicator, device.idiom == .phone else { return status }
    return (tools.knowsNotches ? status : min(status, 44)) + 10
  }

  private func coveredTop(_ extent: CanvasExtent) -> CGFloat {
    let surroundings = extent.surroundings
    let bar =
      surroundings.top?.height(
        on: device, tools, isInSheet: surroundings.isSheet) ?? 0
    return (surroundings.isSheet ? start(of: extent) : statusBar(surroundings)) + bar
  }

  private func statusBar(_ surroundings: CanvasSurroundings) -> CGFloat {
    surroundings.hasStatusBar || tools.givesDeviceInsets ? device.safeAreaInsets.top : 0
  }

  private func coveredBottom(_ extent: CanvasExtent) -> CGFloat {
    let bar = extent.surroundings.bottom?.height(on: device, tools, isInSheet: false) ?? 0
    return device.safeAreaInsets.bottom + bar
  }
}
