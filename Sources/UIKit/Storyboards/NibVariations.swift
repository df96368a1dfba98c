import Foundation
import InterfaceBuilder

/// What an element says for some traits only.
///
/// A `variation` has a key such as `heightClass=compact-widthClass=regular`; `default` is for all.
/// Its attributes stand in for the element's own; its masks leave out subviews or constraints
/// (`exclude`) that a variation for the present traits may bring back (`include`).
@MainActor
struct NibVariations {
  private let all: [Element]

  init(_ element: Element) { all = element.children("variation") }

  /// Those for the present traits: the more a key asks for, the later it comes and the more it
  /// counts. Medium confidence.
  var matching: [Element] {
    guard !all.isEmpty else { return [] }
    let traits = UITraitCollection.current
    return all.enumerated()
      .filter { matches($0.element["key"] ?? "", traits) }
      .sorted { one, other in
        let (few, many) = (conditions(one.element).count, conditions(other.element).count)
        return few == many ? one.offset < other.offset : few < many
      }
      .map(\.element)
  }

  /// The ids that the masks of a list leave out, for the present traits.
  func excluded(from list: String) -> Set<String> {
    var excluded: Set<String> = []
    for variation in matching {
      for mask in variation.children("mask") where mask["key"] == list {
        for child in mask.children {
          guard let id = child["reference"] else { continue }
          if child.name == "exclude" { excluded.insert(id) } else { excluded.remove(id) }
        }
      }
    }
    return excluded
  }

  private func conditions(_ variation: Element) -> [Substring] {
    let key = variation["key"] ?? ""
    return key == "default" ? [] : key.split(separator: "-")
  }

  private func matches(_ key: String, _ traits: UITraitCollection) -> Bool {
    key == "default"
      || key.split(separator: "-").allSatisfy { condition in
        let parts = condition.split(separator: "=", maxSplits: 1).map(String.init)
        return parts.count == 2 && value(of: parts[0], traits) == parts[1]
      }
  }

  /// The present value of a trait, as variations spell it; nil for traits that are not known.
  private func value(of trait: String, _ traits: UITraitCollection) -> String? {
    switch trait {
    case "heightClass": traits.verticalSizeClass.variationName
    case "widthClass": traits.horizontalSizeClass.variationName
    case "userInterfaceStyle": traits.userInterfaceStyle == .dark ? "dark" : "light"
    case "userInterfaceIdiom": traits.userInterfaceIdiom == .pad ? "pad" : "phone"
    default: nil
    }
  }
}

extension UIUserInterfaceSizeClass {
  fileprivate var variationName: String? {
    switch self {
    case .compact: "compact"
    case .regular: "regular"
    case .unspecified: nil
    }
  }
}
