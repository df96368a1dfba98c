import Foundation

/// How some characters are drawn, as far as it does not change where lines break.
struct CharacterStyle {
  /// nil for the colour of the whole text.
  var color: UIColor?
  var background: UIColor?
  var underline: NSUnderlineStyle = []
  var underlineColor: UIColor?
  var strikethrough: NSUnderlineStyle = []
  var strikethroughColor: UIColor?
  /// In points above the baseline.
  var baselineOffset: CGFloat = 0
  /// How far the top leans to the right, by height; documented.
  var obliqueness: CGFloat = 0
  /// In hundredths of the font's size; below zero the characters are filled as well; documented.
  var strokeWidth: CGFloat = 0
  var strokeColor: UIColor?
  var shadow: NSShadow?
  var isLink = false
  var attachment: NSTextAttachment?

  init() {}

  init(_ attributes: [NSAttributedString.Key: Any]) {
    color = attributes[.foregroundColor] as? UIColor
    background = attributes[.backgroundColor] as? UIColor
    underline = Self.lines(attributes[.underlineStyle])
    underlineColor = attributes[.underlineColor] as? UIColor
    strikethrough = Self.lines(attributes[.strikethroughStyle])
    strikethroughColor = attributes[.strikethroughColor] as? UIColor
    baselineOffset = Self.number(attributes[.baselineOffset])
    obliqueness = Self.number(attributes[.obliqueness])
    strokeWidth = Self.number(attributes[.strokeWidth])
    strokeColor = attributes[.strokeColor] as? UIColor
    shadow = attributes[.shadow] as? NSShadow
    isLink = attributes[.link] != nil
    attachment = attributes[.attachment] as? NSTextAttachment
  }

  private static func lines(_ value: Any?) -> NSUnderlineStyle {
    if let style = value as? NSUnderlineStyle { return style }
    return NSUnderlineStyle(rawValue: Int(exactly: number(value)) ?? 0)
  }

  /// A number as apps give it: of whatever kind.
  static func number(_ value: Any?) -> CGFloat {
    let number: CGFloat =
      switch value {
      case let value as CGFloat: value
      case let value as Double: CGFloat(value)
      case let value as Int: CGFloat(value)
      case let value as NSNumber: CGFloat(value.doubleValue)
      default: 0
      }
    return number.isFinite ? number : 0
  }
}
