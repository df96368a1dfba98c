public import Foundation

// The keys that UIKit adds; raw values as documented.
extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
}

extension NSAttributedString {
  /// What the first character has; nil for no text.
  func first<Value>(_ key: NSAttributedString.Key, as type: Value.Type) -> Value? {
    length == 0 ? nil : attribute(key, at: 0, effectiveRange: nil) as? Value
  }

  /// The same text with one attribute for the whole of it.
  func giving(_ value: Any, for key: NSAttributedString.Key) -> NSAttributedString {
    let result = NSMutableAttributedString(attributedString: self)
    result.addAttribute(key, value: value, range: NSRange(location: 0, length: length))
    return result
  }

  /// The same text with those of its fonts that follow the text size as they are with some traits.
  @MainActor func following(_ traits: UITraitCollection) -> NSAttributedString {
    let result = NSMutableAttributedString(attributedString: self)
    enumerateAttribute(.font, in: NSRange(location: 0, length: length), options: []) {
      font, range, _ in
      guard let font = font as? UIFont else { return }
      result.addAttribute(.font, value: font.following(traits), range: range)
    }
    return result
  }
}

extension NSMutableAttributedString {
  /// Adds a text with attributes of its own.
  package func append(_ text: String, _ attributes: [NSAttributedString.Key: Any]) {
    append(NSAttributedString(string: text, attributes: attributes))
  }
}

/// How a line under or through text is drawn. Raw values as documented.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let single = NSUnderlineStyle(rawValue: 0x01)
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// Which way text runs. Raw values as documented.
public enum NSWritingDirection: Int, Sendable {
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1
}
