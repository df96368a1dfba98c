import Diagnostics
import Foundation

/// The classes that an `Info.plist` names, each with its line.
struct InfoPropertyList {
  struct NamedClass: Equatable {
    var name: String
    var location: SourceLocation
  }

  /// The scene delegates and scenes of the target, without module.
  private(set) var classes: [NamedClass] = []

  /// Reads the list; a list that cannot be read is a finding.
  init(path: String, _ text: String, module: String) throws(SourceError) {
    guard
      let list = try? PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
    else {
      throw SourceError(
        Diagnostic(
          .error, rule: "malformed-property-list", "not a property list",
          at: SourceLocation(file: path)))
    }
    for written in Self.classNames(in: list).sorted() {
      guard let name = Self.ownName(written, module: module) else { continue }
      let location = SourceLocation(file: path, line: Self.line(of: written, in: text))
      if !classes.contains(where: { $0.name == name }) {
        classes.append(NamedClass(name: name, location: location))
      }
    }
  }

  private static let keys: Set<String> = ["UISceneClassName", "UISceneDelegateClassName"]

  private static func classNames(in value: Any) -> [String] {
    switch value {
    case let table as [String: Any]:
      table.flatMap { key, value in
        keys.contains(key) ? [value as? String].compactMap { $0 } : classNames(in: value)
      }
    case let list as [Any]: list.flatMap(classNames)
    default: []
    }
  }

  /// The class without its module, nil for a class of another module or of UIKit.
  private static func ownName(_ written: String, module: String) -> String? {
    for prefix in ["$(PRODUCT_MODULE_NAME).", "\(module)."] where written.hasPrefix(prefix) {
      return String(written.dropFirst(prefix.count))
    }
    return written.contains(".") || written.hasPrefix("UI") ? nil : written
  }

  private static func line(of text: String, in whole: String) -> Int? {
    guard let range = whole.range(of: ">\(text)<") else { return nil }
    return whole[..<range.lowerBound].reduce(into: 1) { if $1.isNewline { $0 += 1 } }
  }
}
