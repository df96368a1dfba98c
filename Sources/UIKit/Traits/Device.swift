public import Foundation

/// A screen to run on, named as Interface Builder names its devices.
public struct Device: Hashable, Sendable {
  public var id: String
  /// The model most people know the screen from.
  public var name: String
  /// In points, portrait.
  public var size: CGSize
  /// Pixels a point.
  public var scale: CGFloat
  /// Portrait.
  public var safeAreaInsets: UIEdgeInsets
  public var idiom: UIUserInterfaceIdiom

  /// The default: 393 × 852 points at 3×.
  public static let phone = Device(
    "retina6_12", "iPhone 15 Pro", 393, 852, 3, top: 59, bottom: 34)

  init(
    _ id: String, _ name: String, _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat,
    top: CGFloat, bottom: CGFloat, idiom: UIUserInterfaceIdiom = .phone
  ) {
    self.id = id
    self.name = name
    size = CGSize(width: width, height: height)
    self.scale = scale
    safeAreaInsets = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
    self.idiom = idiom
  }

  /// By Interface Builder's id, or by name without regard to case.
  public static func named(_ name: String) -> Device? {
    all.first { $0.id == name || $0.name.lowercased() == name.lowercased() }
  }

  /// Sizes: high confidence; insets other than 44/34 and 59/34: medium.
  public static let all: [Device] = [
    Device("retina3_5", "iPhone 4s", 320, 480, 2, top: 20, bottom: 0),
    Device("retina4_0", "iPhone SE", 320, 568, 2, top: 20, bottom: 0),
    Device("retina4_7", "iPhone 8", 375, 667, 2, top: 20, bottom: 0),
    Device("retina5_5", "iPhone 8 Plus", 414, 736, 3, top: 20, bottom: 0),
    Device("retina5_9", "iPhone 11 Pro", 375, 812, 3, top: 44, bottom: 34),
    Device("retina6_1", "iPhone 11", 414, 896, 2, top: 44, bottom: 34),
    Device("retina6_5", "iPhone 11 Pro Max", 414, 896, 3, top: 44, bottom: 34),
    Device("retina5_4", "iPhone 13 mini", 375, 812, 3, top: 50, bottom: 34),
    Device("retina6_0", "iPhone 14", 390, 844, 3, top: 47, bottom: 34),
    Device("retina6_7", "iPhone 14 Plus", 428, 926, 3, top: 47, bottom: 34),
    phone,
    Device("retina6_72", "iPhone 15 Pro Max", 430, 932, 3, top: 59, bottom: 34),
    Device("retina6_3", "iPhone 16 Pro", 402, 874, 3, top: 62, bottom: 34),
    Device("retina6_9", "iPhone 16 Pro Max", 440, 956, 3, top: 62, bottom: 34),
    Device("ipad9_7", "iPad 9.7", 768, 1024, 2, top: 20, bottom: 0, idiom: .pad),
    Device("ipad10_2", "iPad 10.2", 810, 1080, 2, top: 20, bottom: 0, idiom: .pad),
    Device("ipad10_5", "iPad Pro 10.5", 834, 1112, 2, top: 20, bottom: 0, idiom: .pad),
    Device("ipad10_9rounded", "iPad Air", 820, 1180, 2, top: 24, bottom: 20, idiom: .pad),
    Device("ipad11_0rounded", "iPad Pro 11", 834, 1194, 2, top: 24, bottom: 20, idiom: .pad),
    Device("ipad12_9", "iPad Pro 12.9", 1024, 1366, 2, top: 20, bottom: 0, idiom: .pad),
    Device(
      "ipad12_9rounded", "iPad Pro 12.9 (3rd)", 1024, 1366, 2, top: 24, bottom: 20, idiom: .pad),
    Device("ipad8_3rounded", "iPad mini", 744, 1133, 2, top: 24, bottom: 20, idiom: .pad),
  ]
}
