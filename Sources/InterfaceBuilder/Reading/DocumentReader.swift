@preconcurrency import CLibXML2
import Diagnostics

/// Builds the arena of a document from the events of libxml2.
///
/// libxml2 judges the XML and says where each piece of markup ends. All markup between two events
/// starts at the first `<` after the end of the last, as text cannot contain one. Text itself is
/// never stored: it is what lies between.
struct DocumentReader {
  /// The deepest nesting that is read: far beyond any design, and safe to walk recursively.
  static let depthLimit = 4096

  private let source: Source
  /// The bytes of the source, and the zero after them.
  private let bytes: UnsafeRawBufferPointer
  private let context: xmlParserCtxtPtr

  private var arena = Arena()
  private var failure: DocumentError?
  private var openNodes: [Int32] = []
  /// Where the markup of the last event ended.
  private var markupEnd: Int

  private init(_ source: Source, _ bytes: UnsafeRawBufferPointer, _ context: xmlParserCtxtPtr) {
    self.source = source
    self.bytes = bytes
    self.context = context
    markupEnd = source.declaration.upperBound
    // A storyboard has an element about every 80 bytes, and an attribute every 24.
    arena.nodes.reserveCapacity(source.count / 80)
    arena.attributes.reserveCapacity(source.count / 24)
  }

  /// Reads all of a document, or says why it cannot be read.
  static func read(_ source: Source) throws(DocumentError) -> Arena {
    if let tag = source.bytes.withUnsafeBytes({ AttributeLimit.firstExcess(in: $0) }) {
      throw .malformed(
        "an element has more than \(AttributeLimit.limit) attributes", at: source.location(tag))
    }
    guard let context = newParser() else { throw .unreadable(source.file, "out of memory") }
    defer { xmlFreeParserCtxt(context) }
    let (arena, failure) = source.bytes.withUnsafeBytes { bytes in
      var reader = DocumentReader(source, bytes, context)
      // While libxml2 runs, the reader is reached by the events alone, through the pointer.
      let isWellFormed = withUnsafeMutablePointer(to: &reader) { reader in
        run(context, over: bytes, reportingTo: reader)
      }
      if !isWellFormed { reader.fail("this is not well-formed XML", at: source.count) }
      return (reader.arena, reader.failure)
    }
    if let failure { throw failure }
    return arena
  }
}

// MARK: - Events

extension DocumentReader {
  /// A start tag has ended.
  mutating func openElement() {
    guard failure == nil, let start = nextMarkup() else { return }
    guard openNodes.count < Self.depthLimit else {
      return stop("elements are nested more than \(Self.depthLimit) deep", at: start)
    }
    let node = Int32(arena.nodes.count)
    let close = position
    let closesItself = bytes[close] == UInt8(ascii: "/")
    markupEnd = close + (closesItself ? 2 : 1)
    var tag = StartTagScanner(bytes: bytes, position: start + 1, end: close)
    let name = arena.names.number(of: tag.name(), in: bytes)
    arena.nodes.append(
      Node(
        name: name, parent: openNodes.last ?? -1, firstAttribute: Int32(arena.attributes.count),
        subtreeEnd: node + 1, start: Int32(start), contentStart: Int32(markupEnd),
        contentEnd: Int32(markupEnd), end: Int32(markupEnd)))
    while let attribute = tag.attribute(names: &arena.names) { arena.attributes.append(attribute) }
    openNodes.append(node)
  }

  /// An element has ended: by an end tag, or right after a start tag that closes itself.
  mutating func closeElement() {
    guard failure == nil, let last = openNodes.popLast() else { return }
    let node = Int(last)
    let end = position
    if end > markupEnd {
      arena.nodes[node].contentEnd = Int32(nextMarkup() ?? end)
      markupEnd = end
    }
    arena.nodes[node].end = Int32(end)
    arena.nodes[node].subtreeEnd = Int32(arena.nodes.count)
  }

  /// A comment, a CDATA section or a processing instruction has ended here.
  mutating func passMarkup() {
    if failure == nil { markupEnd = position }
  }

  /// A document type declaration has begun. Refused, it cannot declare entities.
  mutating func refuseDocumentType() {
    stop(
      "a document type declaration is not part of an Interface Builder document",
      at: nextMarkup() ?? markupEnd)
  }

  /// libxml2 has found a breach of XML's rules.
  mutating func report(_ message: String) {
    let place = min(position, source.count)
    if place == source.count, let open = openNodes.last {
      let node = arena.nodes[Int(open)]
      let line = source.location(Int(node.start)).line ?? 0
      let name = arena.names.strings[Int(node.name)]
      fail("the file ends before '\(name)' of line \(line) is closed", at: place)
    } else {
      let line = message.split(whereSeparator: \.isNewline).joined(separator: " ")
      fail("this is not well-formed XML: \(line)", at: place)
    }
  }

  private mutating func stop(_ message: String, at offset: Int) {
    fail(message, at: offset)
    xmlStopParser(context)
  }

  /// Keeps the first failure; those that follow are its consequences.
  private mutating func fail(_ message: String, at offset: Int) {
    failure = failure ?? .malformed(message, at: source.location(offset))
  }

  /// Where libxml2 stands in the document.
  private var position: Int {
    guard let input = context.pointee.input else { return source.count }
    return Int(input.pointee.consumed) + (input.pointee.cur - input.pointee.base)
  }

  private func nextMarkup() -> Int? {
    source.offset(of: UInt8(ascii: "<"), in: min(markupEnd, source.count)..<source.count)
  }
}
