import Foundation

/// A `project.pbxproj`, read as a property list: objects by identifier, each with its `isa`.
struct XcodeProject {
  let directory: URL
  let objects: [String: [String: Any]]
  let rootIdentifier: String

  init(named name: String) throws {
    directory = Self.examples.appendingPathComponent(name)
    let file = directory.appendingPathComponent("\(name).xcodeproj/project.pbxproj")
    let list = try PropertyListSerialization.propertyList(
      from: Data(contentsOf: file), format: nil)
    let root = list as? [String: Any] ?? [:]
    objects = root["objects"] as? [String: [String: Any]] ?? [:]
    rootIdentifier = root["rootObject"] as? String ?? ""
  }

  static let examples = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Examples")

  func objects(_ kind: String) -> [[String: Any]] {
    objects.keys.sorted().compactMap { objects[$0] }.filter { $0["isa"] as? String == kind }
  }

  /// The build settings of the target's configurations, by configuration name.
  var targetSettings: [String: [String: String]] {
    let target = objects("PBXNativeTarget").first ?? [:]
    let list = target["buildConfigurationList"] as? String ?? ""
    let identifiers = objects[list]?["buildConfigurations"] as? [String] ?? []
    var settings: [String: [String: String]] = [:]
    for configuration in identifiers.compactMap({ objects[$0] }) {
      let values = configuration["buildSettings"] as? [String: Any] ?? [:]
      settings[configuration["name"] as? String ?? ""] = values.compactMapValues { $0 as? String }
    }
    return settings
  }

  /// Strings anywhere in the objects that have the form of an identifier.
  var references: [String] {
    objects.keys.sorted().flatMap { key in strings(in: objects[key] ?? [:]) }
      .filter { $0.count == 24 && $0.allSatisfy(\.isHexDigit) }
  }

  private func strings(in value: Any) -> [String] {
    switch value {
    case let text as String: [text]
    case let list as [Any]: list.flatMap(strings)
    case let table as [String: Any]: table.keys.sorted().flatMap { strings(in: table[$0] ?? "") }
    default: []
    }
  }
}
