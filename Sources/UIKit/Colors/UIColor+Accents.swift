// The system's accent colours and greys of iOS 13 to 18 (mint, teal and cyan those of 15). Light and
// dark: high confidence, but medium for mint in the dark. Increased contrast, as published for
// designers: medium confidence.
extension UIColor {
  public static let systemRed = UIColor(
    ColorPalette(
      .init(255, 59, 48), .init(255, 69, 58), high: (.init(215, 0, 21), .init(255, 105, 97))))
  public static let systemOrange = UIColor(
    ColorPalette(
      .init(255, 149, 0), .init(255, 159, 10), high: (.init(201, 52, 0), .init(255, 179, 64))))
  public static let systemYellow = UIColor(
    ColorPalette(
      .init(255, 204, 0), .init(255, 214, 10), high: (.init(178, 80, 0), .init(255, 212, 38))))
  public static let systemGreen = UIColor(
    ColorPalette(
      .init(52, 199, 89), .init(48, 209, 88), high: (.init(36, 138, 61), .init(48, 219, 91))))
  public static let systemMint = UIColor(
    ColorPalette(
      .init(0, 199, 190), .init(99, 230, 226), high: (.init(12, 129, 123), .init(102, 212, 207))))
  public static let systemTeal = UIColor(
    ColorPalette(
      .init(48, 176, 199), .init(64, 200, 224), high: (.init(0, 130, 153), .init(93, 230, 255))))
  public static let systemCyan = UIColor(
    ColorPalette(
      .init(50, 173, 230), .init(100, 210, 255), high: (.init(0, 113, 164), .init(112, 215, 255))))
  public static let systemBlue = UIColor(
    ColorPalette(
      .init(0, 122, 255), .init(10, 132, 255), high: (.init(0, 64, 221), .init(64, 156, 255))))
  public static let systemIndigo = UIColor(
    ColorPalette(
      .init(88, 86, 214), .init(94, 92, 230), high: (.init(54, 52, 163), .init(125, 122, 255))))
  public static let systemPurple = UIColor(
    ColorPalette(
      .init(175, 82, 222), .init(191, 90, 242), high: (.init(137, 68, 171), .init(218, 143, 255))))
  public static let systemPink = UIColor(
    ColorPalette(
      .init(255, 45, 85), .init(255, 55, 95), high: (.init(211, 15, 69), .init(255, 100, 130))))
  public static let systemBrown = UIColor(
    ColorPalette(
      .init(162, 132, 94), .init(172, 142, 104), high: (.init(127, 101, 69), .init(181, 148, 105))))
  public static let systemGray = UIColor(
    ColorPalette(
      .init(142, 142, 147), .init(142, 142, 147), high: (.init(108, 108, 112), .init(174, 174, 178))
    ))
  public static let systemGray2 = UIColor(
    ColorPalette(
      .init(174, 174, 178), .init(99, 99, 102), high: (.init(142, 142, 147), .init(124, 124, 128))))
  public static let systemGray3 = UIColor(
    ColorPalette(
      .init(199, 199, 204), .init(72, 72, 74), high: (.init(174, 174, 178), .init(84, 84, 86))))
  public static let systemGray4 = UIColor(
    ColorPalette(
      .init(209, 209, 214), .init(58, 58, 60), high: (.init(188, 188, 192), .init(68, 68, 70))))
  public static let systemGray5 = UIColor(
    ColorPalette(
      .init(229, 229, 234), .init(44, 44, 46), high: (.init(216, 216, 220), .init(54, 54, 56))))
  public static let systemGray6 = UIColor(
    ColorPalette(
      .init(242, 242, 247), .init(28, 28, 30), high: (.init(235, 235, 240), .init(36, 36, 38))))

  /// The system's tint, unless a view has one of its own (see `UIView.color(_:)`).
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let tintColor = UIColor(dynamicProvider: { _ in .systemBlue })

  /// The default tint.
  static let defaultTint = UIColor.systemBlue
}
