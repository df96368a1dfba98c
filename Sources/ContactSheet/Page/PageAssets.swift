/// The files of `Assets`, which are part of the program.
enum PageAssets {
  static let template = text(PackageResources.page_html)

  static let style = [
    PackageResources.colors_css, PackageResources.page_css, PackageResources.toolbar_css,
    PackageResources.scenes_css, PackageResources.outlines_css, PackageResources.viewer_css,
    PackageResources.print_css,
  ].map(text).joined(separator: "\n")

  /// One module: a file may use what stands in any other, once all have run.
  static let script = [
    PackageResources.data_js, PackageResources.dom_js, PackageResources.state_js,
    PackageResources.theme_js, PackageResources.findings_js, PackageResources.filter_js,
    PackageResources.outlines_js, PackageResources.hover_js, PackageResources.scenes_js,
    PackageResources.toolbar_js, PackageResources.tree_js, PackageResources.viewer_js,
    PackageResources.compare_js, PackageResources.keys_js, PackageResources.main_js,
  ].map(text).joined(separator: "\n")

  private static func text(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self)
  }
}
