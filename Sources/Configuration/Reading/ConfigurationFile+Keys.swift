public import Diagnostics

extension ConfigurationFile {
  /// A warning for each section whose name is not allowed, with the nearest name that is.
  public func unknownSections(allowed: [String]) -> [Diagnostic] {
    sections.compactMap { unknown($0.name, at: $0.location, allowed) }
  }
}

extension ConfigurationFile.Section {
  /// A warning for each setting whose key is not allowed, with the nearest key that is.
  public func unknownKeys(allowed: [String]) -> [Diagnostic] {
    settings.compactMap { unknown($0.key, at: $0.location, allowed) }
  }
}

private func unknown(
  _ key: String, at location: SourceLocation, _ allowed: [String]
) -> Diagnostic? {
  if allowed.contains(key) { return nil }
  return .unknownKey(key, at: location, nearest: nearestWord(to: key, among: allowed))
}
