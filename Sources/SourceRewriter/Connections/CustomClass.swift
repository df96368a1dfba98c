import InterfaceBuilder

/// The class that an element of a document names with `customClass`, as a module sees it.
enum CustomClass {
  /// Declared in the module's sources.
  case own(ModuleIndex.Entry)
  /// Said to be the module's, but nowhere in its sources.
  case missing(String)
  /// A class of another module, or of a framework.
  case foreign(String)

  init?(_ element: Element, module: String, index: ModuleIndex) {
    guard let name = element["customClass"], !name.isEmpty else { return nil }
    let isOwn =
      element["customModuleProvider"] == "target"
      || (element["customModule"] ?? module) == module
    if isOwn, let entry = index.classEntry(name) {
      self = .own(entry)
    } else if isOwn, element["customModule"] != nil || !Self.isFrameworkName(name) {
      self = .missing(name)
    } else {
      self = .foreign(name)
    }
  }

  /// Whether the name begins as Apple's classes do: two capitals of a framework and a word.
  private static func isFrameworkName(_ name: String) -> Bool {
    frameworks.contains { prefix in
      name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
    }
  }

  private static let frameworks = [
    "ARSCN", "AV", "CA", "GLK", "MK", "MTK", "NS", "PDF", "QL", "SCN", "SK", "UI", "WK",
  ]
}
