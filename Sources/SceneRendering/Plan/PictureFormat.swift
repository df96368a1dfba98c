/// How a frame becomes a file.
package enum PictureFormat: String, CaseIterable, Sendable {
  case png, webp, svg
  /// The display list itself, as text.
  case text

  /// The ending of file names, without the dot.
  package var ending: String { self == .text ? "txt" : rawValue }
}
