/// Elements in painting order, within groups that are opened when something is painted in them.
struct SVGBody {
  /// A group's start tag.
  struct Tag: Equatable {
    /// As they stand in the tag; for a clip the shape that is to be defined.
    fileprivate let attributes: String
    fileprivate var isClip = false
    /// Tells groups apart that must not become one; 0 for those that may.
    private var serial = 0

    init(_ attributes: String, serial: Int = 0) {
      self.attributes = attributes
      self.serial = serial
    }

    /// A clip is defined when something is painted within.
    init(clip shape: String) {
      attributes = shape
      isClip = true
    }
  }

  private var open: [Tag] = []
  private(set) var text = ""

  mutating func add(_ element: String, within tags: [Tag], of document: SVGDocument) {
    let common = zip(open, tags).prefix { $0 == $1 }.count
    close(downTo: common)
    for tag in tags.dropFirst(common) {
      text += tag.text(in: document) + "\n"
      open.append(tag)
    }
    text += element + "\n"
  }

  mutating func close(downTo count: Int = 0) {
    while open.count > count {
      open.removeLast()
      text += "</g>\n"
    }
  }
}

extension SVGBody.Tag {
  fileprivate func text(in document: SVGDocument) -> String {
    let attributes =
      isClip
      ? "clip-path=\"url(#\(document.id("c", "clipPath", "", self.attributes)))\"" : self.attributes
    return attributes.isEmpty ? "<g>" : "<g \(attributes)>"
  }
}
