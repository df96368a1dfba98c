import SceneRendering

/// Safe names for files in one folder, in the order of a script: what would have the name of an
/// earlier one gets a number.
struct NumberedNames {
  private var taken: Set<String> = []

  /// A file name, without its ending, for a name of any kind.
  mutating func unique(_ name: String) -> String {
    let safe = FileNames.safe(name)
    var candidate = safe
    var number = 1
    // Some file systems take names for one that differ in case alone.
    while !taken.insert(candidate.lowercased()).inserted {
      number += 1
      candidate = "\(safe)-\(number)"
    }
    return candidate
  }
}
