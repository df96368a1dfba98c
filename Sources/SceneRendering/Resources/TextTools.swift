package import CairoBackend

/// What measures text and what draws it, with the same fonts.
@MainActor
package final class TextTools {
  /// Fonts beside the machine's.
  package let fontFiles: [String]
  package let typesetter: PangoTypesetter
  /// What draws for apps; sessions share it.
  package private(set) lazy var rasterizer = CairoRasterizer(fontFiles: fontFiles)
  /// Made when it is needed first.
  package private(set) lazy var renderer = CairoRenderer(fontFiles: fontFiles)

  package init(fontFiles: [String] = []) {
    self.fontFiles = fontFiles
    typesetter = PangoTypesetter(fontFiles: fontFiles)
  }
}
