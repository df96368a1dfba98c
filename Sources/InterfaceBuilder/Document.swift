// This module owns Interface Builder documents: their elements with places, typed views of them,
// and their references resolved. It does not know UIKit, lay anything out or judge a design.

/// A storyboard or a nib as it was written: every element, in order, with its place.
///
/// A document never changes. It is stored as arrays in document order; an `Element` is a light
/// handle into them and keeps its document alive.
public final class Document: Sendable {
  /// The name that places carry, as given by whoever opened the document.
  public let file: String
  /// Whether this is a storyboard or a xib.
  public let kind: Kind

  let source: Source
  let nodes: [Node]
  let attributes: [AttributeRecord]
  let names: [String]
  let nameNumbers: [String: Int32]
  let nodeNumbers: [String: Int32]

  /// Reads the file at `path`, which is also the name that places carry.
  public convenience init(contentsOf path: String) throws(DocumentError) {
    try self.init(bytes: readFile(path), file: path)
  }

  /// Reads a document from memory; `file` is the name that places carry.
  public init(bytes: [UInt8], file: String) throws(DocumentError) {
    let source = try Source(bytes, file: file)
    let arena = try DocumentReader.read(source)
    self.file = file
    self.source = source
    nodes = arena.nodes
    attributes = arena.attributes
    names = arena.names.strings
    nameNumbers = arena.names.numbers
    nodeNumbers = arena.identifiedNodes(in: source)
    kind = try Format(of: arena, in: source).kind()
  }

  /// The `document` element.
  public var root: Element { Element(document: self, index: 0) }

  /// The element with this id; where an id is used twice, the first.
  public func element(id: String) -> Element? {
    nodeNumbers[id].map { Element(document: self, index: $0) }
  }

  /// The document written back, byte for byte what was read.
  public var xml: String { source.string(0..<source.count) }

  /// What was read.
  package func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    source.bytes.withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0.dropLast())) }
  }

  /// What a document is for.
  public enum Kind: String, Sendable, CaseIterable {
    /// Scenes, and the segues between them.
    case storyboard
    /// Objects that an owner loads.
    case xib
  }
}
