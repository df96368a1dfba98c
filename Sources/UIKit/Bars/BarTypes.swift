import Foundation

public enum UIBarStyle: Int, Sendable {
  case `default` = 0
  case black = 1
  case blackTranslucent = 2

  static let named: [String: UIBarStyle] = [
    "default": .default, "black": .black, "blackOpaque": .black,
    "blackTranslucent": .blackTranslucent,
  ]
}

/// How high a bar is. The raw values are documented.
public enum UIBarMetrics: Int, Sendable {
  case `default` = 0
  case compact = 1
  case defaultPrompt = 101
  case compactPrompt = 102
}

/// Where a bar lies. The raw values are documented.
public enum UIBarPosition: Int, Sendable {
  case any, bottom, top, topAttached
}

extension [NSAttributedString.Key: Any] {
  /// The font and the colour that bars' text attributes may have.
  var font: UIFont? { self[NSAttributedString.Key(rawValue: "NSFont")] as? UIFont }
  var foregroundColor: UIColor? { self[NSAttributedString.Key(rawValue: "NSColor")] as? UIColor }
}
