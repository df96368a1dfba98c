import InterfaceBuilder

/// Whether a file says that there is something to see in a view, beside plain colours of its own.
///
/// Only what shows in any surroundings counts: a page control's dots are white on white, an
/// activity indicator hides when it stands still, an image may not be there.
struct VisibleContent {
  /// Views that always show something.
  private static let drawn: Set<String> = [
    "switch", "slider", "segmentedControl", "stepper", "progressView", "pickerView", "datePicker",
    "searchBar", "toolbar", "mapView",
  ]
  /// Where text counts, and where it stands in the file.
  private static let texts = [
    "label": ["text"], "textField": ["text", "placeholder"], "textView": ["text"],
  ]

  /// The first element of the tree that is to be seen.
  static func first(in view: Element) -> Element? {
    guard isShown(view) else { return nil }
    if isDrawn(view) { return view }
    for list in view.children
    where ["subviews", "cells", "prototypes", "sections"].contains(list.name) {
      for child in list.children {
        if let found = first(in: child) { return found }
      }
    }
    return view.children.filter {
      ["contentView", "tableSection"].contains($0.name) || $0["key"] == "contentView"
    }
    .lazy.compactMap { first(in: $0) }.first
  }

  private static func isShown(_ view: Element) -> Bool {
    view["hidden"] != "YES" && view["alpha"].flatMap(Double.init) ?? 1 > 0.05
  }

  private static func isDrawn(_ view: Element) -> Bool {
    if drawn.contains(view.name) { return true }
    if view.name == "tableView" {
      return view["style"] == "plain" && view["separatorStyle"] != "none"
    }
    if view.name == "button" {
      let normal = view.children.first { $0.name == "state" && $0["key"] == "normal" }
      return normal?["title"]?.isEmpty == false && !hasWhiteTitle(view, normal)
    }
    return texts[view.name]?.contains { view[$0]?.trimmed.isEmpty == false } ?? false
      && !isWhite(view.children.first { $0["key"] == "textColor" })
  }

  /// Custom buttons have white titles unless the file says otherwise.
  private static func hasWhiteTitle(_ button: Element, _ state: Element?) -> Bool {
    let color = state?.children.first { $0["key"] == "titleColor" }
    guard let color else { return button["buttonType"] == nil && button["configuration"] == nil }
    return isWhite(color)
  }

  /// What is white may stand on white.
  private static func isWhite(_ color: Element?) -> Bool {
    guard let color else { return false }
    let parts = ["white", "red", "green", "blue"].compactMap { color[$0].flatMap(Double.init) }
    return !parts.isEmpty && parts.allSatisfy { $0 > 0.95 }
  }
}

extension String {
  fileprivate var trimmed: String { filter { !$0.isWhitespace } }
}
