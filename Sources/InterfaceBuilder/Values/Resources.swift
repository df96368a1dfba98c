public import Foundation

/// What a document says of the images and colours that it uses and does not hold.
public struct Resources: Hashable, Sendable {
  /// The `resources` element; nil when the document uses none.
  public let element: Element?

  /// The size of an image, as it was when the file was saved.
  public func imageSize(_ name: String) -> CGSize? {
    entry("image", name).map { image in
      CGSize(width: image.number("width") ?? 0, height: image.number("height") ?? 0)
    }
  }

  /// The entry of a colour of an asset catalog; its `color` child is what it was.
  public func namedColor(_ name: String) -> Element? { entry("namedColor", name) }

  /// The entry of a colour of the system; its `color` child is its value in light mode.
  public func systemColor(_ name: String) -> Element? { entry("systemColor", name) }

  private func entry(_ kind: String, _ name: String) -> Element? {
    element?.childSequence.first { $0.name == kind && $0["name"] == name }
  }
}

extension Document {
  /// The images and colours that the document uses.
  public var resources: Resources { Resources(element: root.child("resources")) }
}
