/// How much text is remembered with what was found out about it.
enum TextMemory {
  /// In bytes: longer texts are worked out each time they are asked for.
  static let longestText = 1000
  /// In bytes, for each of a cache's two generations: ten thousand labels of 35 letters.
  static let capacity = 500_000
  /// What a text takes beside its characters, in their measure.
  private static let overhead = 16

  static func cost(of text: String) -> Int { text.utf8.count + overhead }
}
