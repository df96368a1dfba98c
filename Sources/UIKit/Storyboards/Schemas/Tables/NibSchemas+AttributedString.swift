import Foundation
import InterfaceBuilder

extension NibSchemas {
  static let attributedString = NibSchema<NSMutableAttributedString>(
    NibRule.elsewhere("key"),
    NibRule.part("fragment", fragment, AttributedFragment.init) { text, fragment in
      text.append(fragment.text, fragment.attributes)
    })

  static let fragment = NibSchema<AttributedFragment>(
    NibRule.attribute("content", { $0 }) { $0.text = $1 },
    NibRule.child("string", key: "content") { fragment, statement in
      fragment.text = statement.element.decodedText
      return true
    },
    NibRule.child("mutableString", key: "content") { fragment, statement in
      fragment.text = statement.element.decodedText
      return true
    },
    NibRule.part("attributes", fragmentAttributes))

  /// Every attribute stands as a child whose key is the attribute's name.
  static let fragmentAttributes = NibSchema<AttributedFragment>(
    NibRule.child("color") { fragment, statement in
      guard let key = statement.element["key"] else { return false }
      fragment.attributes[.init(rawValue: key)] = ColorElement(statement.element)
        .flatMap { UIColor($0) }
      return true
    },
    NibRule.child("font") { fragment, statement in
      guard let key = statement.element["key"] else { return false }
      fragment.attributes[.init(rawValue: key)] = UIFont(attributedFont: statement.element)
      return true
    },
    NibRule.part("paragraphStyle", paragraphStyle, NSMutableParagraphStyle.init) {
      $0.attributes[.paragraphStyle] = $1
    },
    NibRule.child("integer", numberAttribute),
    NibRule.child("real", numberAttribute),
    NibRule.child("url") { fragment, statement in
      guard let key = statement.element["key"] else { return false }
      fragment.attributes[.init(rawValue: key)] = statement.element["string"]
        .flatMap(URL.init(string:))
      return true
    },
    NibRule.part("shadow", shadow, NSShadow.init) { $0.attributes[.shadow] = $1 })

  private static func numberAttribute(
    _ fragment: AttributedFragment, _ statement: NibStatement
  ) -> Bool {
    guard let key = statement.element["key"], let number = statement.element.number("value")
    else { return false }
    fragment.attributes[.init(rawValue: key)] = NSNumber(value: number)
    return true
  }

  static let paragraphStyle = NibSchema<NSMutableParagraphStyle>(
    NibRule.elsewhere("key"),
    NibRule.choice("alignment", NSTextAlignment.named, \.alignment),
    NibRule.choice("lineBreakMode", NSLineBreakMode.namedInText, \.lineBreakMode),
    NibRule.choice("baseWritingDirection", NSWritingDirection.named, \.baseWritingDirection),
    NibRule.number("lineSpacing", \.lineSpacing),
    NibRule.number("paragraphSpacing", \.paragraphSpacing),
    NibRule.number("paragraphSpacingBefore", \.paragraphSpacingBefore),
    NibRule.number("headIndent", \.headIndent),
    NibRule.number("tailIndent", \.tailIndent),
    NibRule.number("firstLineHeadIndent", \.firstLineHeadIndent),
    NibRule.number("minimumLineHeight", \.minimumLineHeight),
    NibRule.number("maximumLineHeight", \.maximumLineHeight),
    NibRule.number("lineHeightMultiple", \.lineHeightMultiple),
    NibRule.real("hyphenationFactor", \.hyphenationFactor),
    NibRule.real("tighteningFactorForTruncation", \.tighteningFactorForTruncation),
    NibRule.flag(
      "allowsDefaultTighteningForTruncation", \.allowsDefaultTighteningForTruncation))

  static let shadow = NibSchema<NSShadow>(
    NibRule.elsewhere("key"),
    NibRule.number("blurRadius", \.shadowBlurRadius),
    NibRule.number("shadowBlurRadius", \.shadowBlurRadius),
    NibRule.size("offset", \.shadowOffset),
    NibRule.size("shadowOffset", \.shadowOffset),
    NibRule.color("color") { $0.shadowColor = $1 },
    NibRule.color("shadowColor") { $0.shadowColor = $1 })
}

/// One `fragment` of an attributed text while it is read.
final class AttributedFragment: NSObject {
  var text = ""
  var attributes: [NSAttributedString.Key: Any] = [:]
}

extension UIFont {
  /// A `font` of attributed text: by name, or by what the system uses it for.
  fileprivate convenience init(attributedFont element: Element) {
    let written = element.number("size").map { CGFloat($0) }
    let size = min(max(written ?? UIFont.metaSizes[element["metaFont"] ?? ""] ?? 12, 1), 1000)
    if let name = element["name"] {
      self.init(.init(name: name, size: size))
    } else {
      let isBold = element["metaFont"]?.hasSuffix("Bold") == true
      self.init(.init(size: size, weight: isBold ? .bold : .regular))
    }
  }

  /// Sizes of the names where none is written; medium confidence. Text without any font is set
  /// in 12 points; documented.
  private static let metaSizes: [String: CGFloat] = [
    "system": 13, "systemBold": 13, "smallSystem": 11, "smallSystemBold": 11, "miniSystem": 9,
    "label": 10, "message": 13, "cellTitle": 12, "menu": 13, "user": 12, "userFixedPitch": 10,
    "toolTip": 11, "titleBar": 13,
  ]
}

extension NSLineBreakMode {
  /// The names of attributed text differ from those of labels.
  static let namedInText: [String: NSLineBreakMode] = [
    "wordWrapping": .byWordWrapping, "charWrapping": .byCharWrapping,
    "characterWrapping": .byCharWrapping, "clipping": .byClipping,
    "truncatingHead": .byTruncatingHead, "truncatingTail": .byTruncatingTail,
    "truncatingMiddle": .byTruncatingMiddle,
  ]
}

extension NSWritingDirection {
  static let named: [String: NSWritingDirection] = [
    "natural": .natural, "leftToRight": .leftToRight, "rightToLeft": .rightToLeft,
  ]
}
