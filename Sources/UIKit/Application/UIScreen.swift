public import Foundation

/// The one screen of a session.
@MainActor
public final class UIScreen: NSObject {
  let device: Device

  init(device: Device) { self.device = device }

  public static var main: UIScreen { Session.current.screen }

  public var traitCollection: UITraitCollection { Session.current.traits }

  public var bounds: CGRect { CGRect(origin: .zero, size: device.size) }
  public var scale: CGFloat { device.scale }
  public var nativeScale: CGFloat { device.scale }
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: device.size.width * scale, height: device.size.height * scale)
  }
}
