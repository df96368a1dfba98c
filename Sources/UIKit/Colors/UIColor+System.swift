// The system's colours for text, lines, fills and grounds of iOS 13 to 18. Light: high confidence,
// measured; dark: high, but medium for the quaternary ones. Grounds of what is elevated: high.
// Increased contrast: medium for grounds, which follow the greys; low for the rest.
extension UIColor {
  public static let label = UIColor(ColorPalette(.init(0), .init(255)))
  public static let secondaryLabel = UIColor(
    ColorPalette(
      .init(60, 60, 67, alpha: 0.6), .init(235, 235, 245, alpha: 0.6),
      high: (.init(60, 60, 67, alpha: 0.8), .init(235, 235, 245, alpha: 0.7))))
  public static let tertiaryLabel = UIColor(
    ColorPalette(
      .init(60, 60, 67, alpha: 0.3), .init(235, 235, 245, alpha: 0.3),
      high: (.init(60, 60, 67, alpha: 0.7), .init(235, 235, 245, alpha: 0.55))))
  public static let quaternaryLabel = UIColor(
    ColorPalette(
      .init(60, 60, 67, alpha: 0.18), .init(235, 235, 245, alpha: 0.16),
      high: (.init(60, 60, 67, alpha: 0.55), .init(235, 235, 245, alpha: 0.4))))
  public static let placeholderText = UIColor(
    ColorPalette(
      .init(60, 60, 67, alpha: 0.3), .init(235, 235, 245, alpha: 0.3),
      high: (.init(60, 60, 67, alpha: 0.7), .init(235, 235, 245, alpha: 0.55))))
  public static let link = UIColor(
    ColorPalette(
      .init(0, 122, 255), .init(9, 132, 255), high: (.init(0, 64, 221), .init(64, 156, 255))))
  public static let separator = UIColor(
    ColorPalette(
      .init(60, 60, 67, alpha: 0.29), .init(84, 84, 88, alpha: 0.6),
      high: (.init(60, 60, 67, alpha: 0.37), .init(84, 84, 88, alpha: 0.75))))
  public static let opaqueSeparator = UIColor(ColorPalette(.init(198, 198, 200), .init(56, 56, 58)))

  public static let systemFill = UIColor(
    ColorPalette(
      .init(120, 120, 128, alpha: 0.2), .init(120, 120, 128, alpha: 0.36),
      high: (.init(120, 120, 128, alpha: 0.28), .init(120, 120, 128, alpha: 0.44))))
  public static let secondarySystemFill = UIColor(
    ColorPalette(
      .init(120, 120, 128, alpha: 0.16), .init(120, 120, 128, alpha: 0.32),
      high: (.init(120, 120, 128, alpha: 0.24), .init(120, 120, 128, alpha: 0.4))))
  public static let tertiarySystemFill = UIColor(
    ColorPalette(
      .init(118, 118, 128, alpha: 0.12), .init(118, 118, 128, alpha: 0.24),
      high: (.init(118, 118, 128, alpha: 0.2), .init(118, 118, 128, alpha: 0.32))))
  public static let quaternarySystemFill = UIColor(
    ColorPalette(
      .init(116, 116, 128, alpha: 0.08), .init(118, 118, 128, alpha: 0.18),
      high: (.init(116, 116, 128, alpha: 0.16), .init(118, 118, 128, alpha: 0.26))))

  public static let systemBackground = UIColor(
    ColorPalette(.init(255), .init(0), elevated: (.init(28, 28, 30), .init(36, 36, 38))))
  public static let secondarySystemBackground = UIColor(
    ColorPalette(
      .init(242, 242, 247), .init(28, 28, 30), high: (.init(235, 235, 240), .init(36, 36, 38)),
      elevated: (.init(44, 44, 46), .init(54, 54, 56))))
  public static let tertiarySystemBackground = UIColor(
    ColorPalette(
      .init(255), .init(44, 44, 46), high: (.init(255), .init(54, 54, 56)),
      elevated: (.init(58, 58, 60), .init(68, 68, 70))))
  public static let systemGroupedBackground = UIColor(
    ColorPalette(
      .init(242, 242, 247), .init(0), high: (.init(235, 235, 240), .init(0)),
      elevated: (.init(28, 28, 30), .init(36, 36, 38))))
  public static let secondarySystemGroupedBackground = UIColor(
    ColorPalette(
      .init(255), .init(28, 28, 30), high: (.init(255), .init(36, 36, 38)),
      elevated: (.init(44, 44, 46), .init(54, 54, 56))))
  public static let tertiarySystemGroupedBackground = UIColor(
    ColorPalette(
      .init(242, 242, 247), .init(44, 44, 46), high: (.init(235, 235, 240), .init(54, 54, 56)),
      elevated: (.init(58, 58, 60), .init(68, 68, 70))))
  public static let groupTableViewBackground = systemGroupedBackground
}
