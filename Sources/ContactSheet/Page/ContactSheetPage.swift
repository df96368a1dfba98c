/// The page of a run: every scene in its looks, to be opened in a browser.
///
/// The page lies beside the pictures and needs nothing but them: style, script and data are in it.
/// The same manifest gives the same bytes.
public struct ContactSheetPage {
  private let manifest: RenderManifest

  public init(_ manifest: RenderManifest) {
    self.manifest = manifest
  }

  /// The text of `index.html`.
  public var html: String {
    PageTemplate.filled { name in
      switch name {
      case "title": HTMLText.escaped(manifest.title)
      case "program": HTMLText.escaped(manifest.program)
      case "style": PageAssets.style
      case "data": PageData.text(manifest)
      case "script": PageAssets.script
      default: ""
      }
    }
  }
}
