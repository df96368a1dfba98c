import Foundation

/// How texts name a view or a guide: by class, address and what it shows, or by the name that
/// accessibility knows it by.
///
/// Observed in public logs: labels and buttons show their text, guides their identifier, and what
/// is longer than 25 characters is cut. High confidence for all but where exactly the cut begins.
@MainActor
struct ItemText {
  let text: String
  /// The name beside class and address, when the text is a name alone.
  let legend: String?

  private static let longest = 25

  init(_ item: AnyObject?) {
    guard let item else {
      (text, legend) = ("(null)", nil)
      return
    }
    let full = Self.fullName(of: item)
    if let name = (item as? UIView)?.accessibilityIdentifier, !name.isEmpty {
      text = Self.shortened(name)
      legend = "\(text):\(Session.current.address(of: item))"
    } else {
      text = full + (Self.shown(by: item).map { "'\(Self.shortened($0))'" } ?? "")
      legend = nil
    }
  }

  /// What stands behind `'|':` for a superview.
  static func edgeLegend(of view: UIView) -> String {
    let text = ItemText(view)
    return "'|':\(text.legend ?? text.text)"
  }

  private static func fullName(of item: AnyObject) -> String {
    "\(className(of: item)):\(Session.current.address(of: item))"
  }

  /// Guides of classes that are ours alone go by the name of Apple's.
  private static func className(of item: AnyObject) -> String {
    let name = Session.current.qualifiedName(of: item)
    switch item {
    case is ControllerGuide: return "_UILayoutGuide"
    case is UILayoutGuide where !name.contains(".") && !name.hasPrefix("UI"):
      return "UILayoutGuide"
    default: return name
    }
  }

  private static func shown(by item: AnyObject) -> String? {
    switch item {
    case let label as UILabel: label.text
    case let button as UIButton: button.currentTitle
    case is ControllerGuide: nil
    case let guide as UILayoutGuide: guide.identifier
    default: nil
    }
  }

  private static func shortened(_ text: String) -> String {
    text.count > longest ? "\(text.prefix(longest))..." : text
  }
}
