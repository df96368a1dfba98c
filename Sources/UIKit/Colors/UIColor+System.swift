import Drawing
import Foundation

// System colours of iOS 13 to 18. Light: high confidence; dark: high, but medium for mint and the
// quaternary colours. Colours of elevated surroundings (sheets) are not told apart.
extension UIColor {
  public static let systemRed = UIColor(light: rgb(255, 59, 48), dark: rgb(255, 69, 58))
  public static let systemOrange = UIColor(light: rgb(255, 149, 0), dark: rgb(255, 159, 10))
  public static let systemYellow = UIColor(light: rgb(255, 204, 0), dark: rgb(255, 214, 10))
  public static let systemGreen = UIColor(light: rgb(52, 199, 89), dark: rgb(48, 209, 88))
  public static let systemMint = UIColor(light: rgb(0, 199, 190), dark: rgb(99, 230, 226))
  public static let systemTeal = UIColor(light: rgb(48, 176, 199), dark: rgb(64, 200, 224))
  public static let systemCyan = UIColor(light: rgb(50, 173, 230), dark: rgb(100, 210, 255))
  public static let systemBlue = UIColor(light: rgb(0, 122, 255), dark: rgb(10, 132, 255))
  public static let systemIndigo = UIColor(light: rgb(88, 86, 214), dark: rgb(94, 92, 230))
  public static let systemPurple = UIColor(light: rgb(175, 82, 222), dark: rgb(191, 90, 242))
  public static let systemPink = UIColor(light: rgb(255, 45, 85), dark: rgb(255, 55, 95))
  public static let systemBrown = UIColor(light: rgb(162, 132, 94), dark: rgb(172, 142, 104))
  public static let systemGray = UIColor(light: rgb(142, 142, 147), dark: rgb(142, 142, 147))
  public static let systemGray2 = UIColor(light: rgb(174, 174, 178), dark: rgb(99, 99, 102))
  public static let systemGray3 = UIColor(light: rgb(199, 199, 204), dark: rgb(72, 72, 74))
  public static let systemGray4 = UIColor(light: rgb(209, 209, 214), dark: rgb(58, 58, 60))
  public static let systemGray5 = UIColor(light: rgb(229, 229, 234), dark: rgb(44, 44, 46))
  public static let systemGray6 = UIColor(light: rgb(242, 242, 247), dark: rgb(28, 28, 30))
  public static let label = UIColor(light: rgb(0, 0, 0), dark: rgb(255, 255, 255))
  public static let secondaryLabel = UIColor(
    light: rgb(60, 60, 67, 0.6), dark: rgb(235, 235, 245, 0.6))
  public static let tertiaryLabel = UIColor(
    light: rgb(60, 60, 67, 0.3), dark: rgb(235, 235, 245, 0.3))
  public static let quaternaryLabel = UIColor(
    light: rgb(60, 60, 67, 0.18), dark: rgb(235, 235, 245, 0.16))
  public static let placeholderText = UIColor(
    light: rgb(60, 60, 67, 0.3), dark: rgb(235, 235, 245, 0.3))
  public static let link = UIColor(light: rgb(0, 122, 255), dark: rgb(9, 132, 255))
  public static let separator = UIColor(light: rgb(60, 60, 67, 0.29), dark: rgb(84, 84, 88, 0.6))
  public static let opaqueSeparator = UIColor(light: rgb(198, 198, 200), dark: rgb(56, 56, 58))
  public static let systemFill = UIColor(
    light: rgb(120, 120, 128, 0.2), dark: rgb(120, 120, 128, 0.36))
  public static let secondarySystemFill = UIColor(
    light: rgb(120, 120, 128, 0.16), dark: rgb(120, 120, 128, 0.32))
  public static let tertiarySystemFill = UIColor(
    light: rgb(118, 118, 128, 0.12), dark: rgb(118, 118, 128, 0.24))
  public static let quaternarySystemFill = UIColor(
    light: rgb(116, 116, 128, 0.08), dark: rgb(118, 118, 128, 0.18))
  public static let systemBackground = UIColor(light: rgb(255, 255, 255), dark: rgb(0, 0, 0))
  public static let secondarySystemBackground = UIColor(
    light: rgb(242, 242, 247), dark: rgb(28, 28, 30))
  public static let tertiarySystemBackground = UIColor(
    light: rgb(255, 255, 255), dark: rgb(44, 44, 46))
  public static let systemGroupedBackground = UIColor(light: rgb(242, 242, 247), dark: rgb(0, 0, 0))
  public static let secondarySystemGroupedBackground = UIColor(
    light: rgb(255, 255, 255), dark: rgb(28, 28, 30))
  public static let tertiarySystemGroupedBackground = UIColor(
    light: rgb(242, 242, 247), dark: rgb(44, 44, 46))
  public static let groupTableViewBackground = UIColor(
    light: rgb(242, 242, 247), dark: rgb(0, 0, 0))
  public static let darkText = UIColor.black
  public static let lightText = UIColor(white: 1, alpha: 0.6)

  /// The default tint.
  static let defaultTint = UIColor.systemBlue

  private static func rgb(_ red: Int, _ green: Int, _ blue: Int, _ alpha: CGFloat = 1) -> CGColor {
    CGColor(
      red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255,
      alpha: alpha)
  }
}

extension UIColor {
  /// The colour that a storyboard calls by a name ending in `Color`, as in `systemBlueColor`.
  static func named(systemColor name: String) -> UIColor? { byName[name] }

  private static let byName: [String: UIColor] = [
    "systemRedColor": systemRed,
    "systemOrangeColor": systemOrange,
    "systemYellowColor": systemYellow,
    "systemGreenColor": systemGreen,
    "systemMintColor": systemMint,
    "systemTealColor": systemTeal,
    "systemCyanColor": systemCyan,
    "systemBlueColor": systemBlue,
    "systemIndigoColor": systemIndigo,
    "systemPurpleColor": systemPurple,
    "systemPinkColor": systemPink,
    "systemBrownColor": systemBrown,
    "systemGrayColor": systemGray,
    "systemGray2Color": systemGray2,
    "systemGray3Color": systemGray3,
    "systemGray4Color": systemGray4,
    "systemGray5Color": systemGray5,
    "systemGray6Color": systemGray6,
    "labelColor": label,
    "secondaryLabelColor": secondaryLabel,
    "tertiaryLabelColor": tertiaryLabel,
    "quaternaryLabelColor": quaternaryLabel,
    "placeholderTextColor": placeholderText,
    "linkColor": link,
    "separatorColor": separator,
    "opaqueSeparatorColor": opaqueSeparator,
    "systemFillColor": systemFill,
    "secondarySystemFillColor": secondarySystemFill,
    "tertiarySystemFillColor": tertiarySystemFill,
    "quaternarySystemFillColor": quaternarySystemFill,
    "systemBackgroundColor": systemBackground,
    "secondarySystemBackgroundColor": secondarySystemBackground,
    "tertiarySystemBackgroundColor": tertiarySystemBackground,
    "systemGroupedBackgroundColor": systemGroupedBackground,
    "secondarySystemGroupedBackgroundColor": secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackgroundColor": tertiarySystemGroupedBackground,
    "groupTableViewBackgroundColor": groupTableViewBackground,
    "blackColor": black,
    "darkGrayColor": darkGray,
    "lightGrayColor": lightGray,
    "whiteColor": white,
    "grayColor": gray,
    "redColor": red,
    "greenColor": green,
    "blueColor": blue,
    "cyanColor": cyan,
    "yellowColor": yellow,
    "magentaColor": magenta,
    "orangeColor": orange,
    "purpleColor": purple,
    "brownColor": brown,
    "clearColor": clear,
    "darkTextColor": darkText,
    "lightTextColor": lightText,
    "tintColor": defaultTint,
  ]
}
