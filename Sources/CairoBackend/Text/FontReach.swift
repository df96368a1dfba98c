/// How large fonts may be asked for.
///
/// FreeType refuses sizes beyond 65,535 pixels, and cairo then gives the font's face up for good: all
/// text in it stays away, for every renderer of the process that has it open.
enum FontReach {
  /// In pixels. Larger outlines are asked for at a smaller size and stretched.
  static let largestSize = 32_000.0
  /// In points. Text of a larger size is set and measured at this one.
  static let largestFont = 16_384.0
}
