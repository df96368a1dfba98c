import CairoBackend

/// What measures text and what draws it, with the same fonts.
@MainActor
final class TextTools {
  /// Fonts beside the machine's.
  let fontFiles: [String]
  let typesetter: PangoTypesetter
  /// Made when it is needed first.
  private(set) lazy var renderer = CairoRenderer(fontFiles: fontFiles)

  init(fontFiles: [String] = []) {
    self.fontFiles = fontFiles
    typesetter = PangoTypesetter(fontFiles: fontFiles)
  }
}
