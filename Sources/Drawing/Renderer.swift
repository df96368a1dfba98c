/// Pictures as values, and the two services that turn them into something to look at.
///
/// This module owns paths, colours, text lines, display lists and their text form. It does not
/// know layers, views, a font file or a pixel format other than `Bitmap`'s.
public protocol Renderer: AnyObject {
  /// Draws the list over the whole bitmap, which is opaque black before.
  ///
  /// One point is `bitmap.scale` pixels. A renderer may keep rasters of pictures between calls;
  /// what it draws does not depend on what it drew before.
  func render(_ list: DisplayList, into bitmap: Bitmap)
}
