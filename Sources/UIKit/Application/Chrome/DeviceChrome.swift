/// What lies over an app's window on a screen.
package enum DeviceChrome: String, CaseIterable, Sendable {
  /// Nothing: the app alone.
  case none
  /// What the system draws: time, signal and battery, and the home indicator.
  case statusBar = "status-bar"
  /// The hardware as well: round corners, outside of which there is nothing, and a notch or an
  /// island.
  case device
}

extension UIWindow {
  /// Draws over all else what the session's device has there, in place of what was shown before.
  ///
  /// A window of another size than the screen's is a part of one, and nothing lies over it.
  package final func show(_ chrome: DeviceChrome) {
    for view in subviews where view is StatusBar || view is HomeIndicator || view is CutoutView {
      view.removeFromSuperview()
    }
    let device = Session.current.device
    let isScreen = bounds.size == device.size && !isBesideScreen
    layer.cornerRadius = chrome == .device && isScreen ? device.glass.cornerRadius : 0
    layer.cornerCurve = .continuous
    guard isScreen else { return }
    switch chrome {
    case .none: break
    case .statusBar: showSystem(on: device)
    case .device:
      showSystem(on: device)
      if device.glass.cutout != nil { cover(with: CutoutView(device)) }
    }
  }

  private func showSystem(on device: Device) {
    let wishes = StatusBarWishes(rootViewController)
    if !wishes.hidesStatusBar, StatusBarPlaces(device) != nil {
      cover(with: StatusBar(wishes.style, on: device))
    }
    if device.hasHomeIndicator, !wishes.hidesHomeIndicator {
      cover(with: HomeIndicator(wishes.style, on: device))
    }
  }

  private func cover(with view: UIView) {
    view.isUserInteractionEnabled = false
    view.isOpaque = false
    view.layer.zPosition = 100_000
    addSubview(view)
  }
}
