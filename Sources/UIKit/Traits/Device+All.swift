import Foundation

extension Device {
  /// The default: 393 × 852 points at 3×.
  public static let phone = Device(
    "retina6_12", "iPhone 15 Pro", 393, 852, 3,
    .edgeToEdge(top: 59, .island(corners: 55, top: 34 / 3)))

  /// Those that Interface Builder has names for. Sizes and scales: high confidence; the spelling of
  /// `retina5_4`, `retina6_3`, `retina6_9` and `ipad8_3rounded`: low.
  public static let all: [Device] = phones + pads

  private static let phones: [Device] = [
    Device("retina3_5", "iPhone 4s", 320, 480, 2, .button),
    Device("retina4_0", "iPhone SE", 320, 568, 2, .button),
    Device("retina4_7", "iPhone 8", 375, 667, 2, .button),
    Device("retina5_5", "iPhone 8 Plus", 414, 736, 3, .button),
    Device(
      "retina5_9", "iPhone 11 Pro", 375, 812, 3,
      .edgeToEdge(top: 44, .wideNotch(corners: 39, 209, 30))),
    Device(
      "retina6_1", "iPhone 11", 414, 896, 2,
      .edgeToEdge(top: 48, .wideNotch(corners: 41.5, 230, 33))),
    Device(
      "retina6_5", "iPhone 11 Pro Max", 414, 896, 3,
      .edgeToEdge(top: 44, .wideNotch(corners: 39, 209, 30))),
    Device(
      "retina5_4", "iPhone 13 mini", 375, 812, 3, .edgeToEdge(top: 50, .notch(corners: 44, 174, 37))
    ),
    Device(
      "retina6_0", "iPhone 14", 390, 844, 3, .edgeToEdge(top: 47, .notch(corners: 142 / 3, 162, 34))
    ),
    Device(
      "retina6_7", "iPhone 14 Plus", 428, 926, 3,
      .edgeToEdge(top: 47, .notch(corners: 160 / 3, 162, 34))),
    phone,
    Device(
      "retina6_72", "iPhone 15 Pro Max", 430, 932, 3,
      .edgeToEdge(top: 59, .island(corners: 55, top: 34 / 3))),
    Device(
      "retina6_3", "iPhone 16 Pro", 402, 874, 3, .edgeToEdge(top: 62, .island(corners: 62, top: 14))
    ),
    Device(
      "retina6_9", "iPhone 16 Pro Max", 440, 956, 3,
      .edgeToEdge(top: 62, .island(corners: 62, top: 14))),
  ]

  private static let pads: [Device] = [
    pad("ipad9_7", "iPad 9.7", 768, 1024, .button),
    pad("ipad10_2", "iPad 10.2", 810, 1080, .button),
    pad("ipad10_5", "iPad Pro 10.5", 834, 1112, .button),
    pad("ipad10_9rounded", "iPad Air", 820, 1180, .edgeToEdge(top: 24, .corners(18))),
    pad("ipad11_0rounded", "iPad Pro 11", 834, 1194, .edgeToEdge(top: 24, .corners(18))),
    pad("ipad12_9", "iPad Pro 12.9", 1024, 1366, .button),
    pad("ipad12_9rounded", "iPad Pro 12.9 (3rd)", 1024, 1366, .edgeToEdge(top: 24, .corners(18))),
    pad("ipad8_3rounded", "iPad mini", 744, 1133, .edgeToEdge(top: 24, .corners(21.5))),
  ]

  private static func pad(
    _ id: String, _ name: String, _ width: CGFloat, _ height: CGFloat, _ body: Body
  ) -> Device {
    Device(id, name, width, height, 2, body, idiom: .pad)
  }
}
