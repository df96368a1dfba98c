@preconcurrency import CLibXML2
import Diagnostics

/// Builds the arena of a document from the events of libxml2.
///
/// libxml2 judges the XML and says where each piece of markup ends. All markup between two events
/// starts at the first `<` after the end of the last, as text cannot contain one. Text itself is
/// never stored: it is what lies between.
final class DocumentReader {
  /// The deepest nesting that is read: far beyond any design, and safe to walk recursively.
  static let depthLimit = 4096

  let source: Source
  private(set) var nodes: [Node] = []
  private(set) var attributes: [AttributeRecord] = []
  var names = NameTable()

  private var openNodes: [Int32] = []
  private var markupEnd: Int
  private var failure: DocumentError?
  private let context: xmlParserCtxtPtr
  private let bytes: UnsafeRawBufferPointer

  private init(_ source: Source, _ bytes: UnsafeRawBufferPointer, _ context: xmlParserCtxtPtr) {
    self.source = source
    self.bytes = bytes
    self.context = context
    markupEnd = source.declaration.upperBound
    nodes.reserveCapacity(source.count / 80)
    attributes.reserveCapacity(source.count / 24)
  }

  /// Reads all of a document, or says why it cannot be read.
  static func read(_ source: Source) throws(DocumentError) -> DocumentReader {
    _ = initializedParser
    guard let context = xmlNewParserCtxt() else { throw .unreadable(source.file, "out of memory") }
    defer { xmlFreeParserCtxt(context) }
    let reader = source.bytes.withUnsafeBytes { bytes in
      let reader = DocumentReader(source, bytes, context)
      withExtendedLifetime(reader) { reader.parse() }
      return reader
    }
    if let failure = reader.failure { throw failure }
    return reader
  }

  private func parse() {
    context.pointee.userData = Unmanaged.passUnretained(self).toOpaque()
    if let handler = context.pointee.sax { installEvents(in: handler) }
    let options = XML_PARSE_NONET.rawValue | XML_PARSE_HUGE.rawValue | XML_PARSE_IGNORE_ENC.rawValue
    xmlCtxtUseOptions(context, Int32(options))
    let text = bytes.bindMemory(to: xmlChar.self).baseAddress
    guard let input = xmlNewStringInputStream(context, text) else { return fail("out of memory") }
    inputPush(context, input)
    xmlParseDocument(context)
    if context.pointee.wellFormed == 0, failure == nil { fail("this is not well-formed XML") }
  }

  /// Where libxml2 stands in the document.
  private var position: Int {
    guard let input = context.pointee.input else { return source.count }
    return Int(input.pointee.consumed) + (input.pointee.cur - input.pointee.base)
  }
}

// MARK: - Events

extension DocumentReader {
  func openElement() {
    guard failure == nil, let start = nextMarkup() else { return }
    guard openNodes.count < Self.depthLimit else {
      return stop("elements are nested more than \(Self.depthLimit) deep", at: start)
    }
    let node = Int32(nodes.count)
    let close = position
    let closesItself = bytes[close] == UInt8(ascii: "/")
    markupEnd = close + (closesItself ? 2 : 1)
    nodes.append(
      Node(
        name: 0, parent: openNodes.last ?? -1, firstAttribute: Int32(attributes.count),
        subtreeEnd: node + 1, start: Int32(start), contentStart: Int32(markupEnd),
        contentEnd: Int32(markupEnd), end: Int32(markupEnd)))
    var tag = StartTagScanner(bytes: bytes, position: start + 1, end: close)
    nodes[Int(node)].name = names.number(of: tag.name())
    while let attribute = tag.attribute(names: &names) { attributes.append(attribute) }
    openNodes.append(node)
  }

  func closeElement() {
    guard failure == nil, let last = openNodes.popLast() else { return }
    let node = Int(last)
    let end = position
    if end > markupEnd {
      nodes[node].contentEnd = Int32(nextMarkup() ?? end)
      markupEnd = end
    }
    nodes[node].end = Int32(end)
    nodes[node].subtreeEnd = Int32(nodes.count)
  }

  /// A comment, a CDATA section or a processing instruction has ended here.
  func passMarkup() {
    if failure == nil { markupEnd = position }
  }

  func refuseDocumentType() {
    stop(
      "a document type declaration is not part of an Interface Builder document",
      at: nextMarkup() ?? markupEnd)
  }

  /// libxml2 found the first breach of XML's rules.
  func report(code: Int32, message: String) {
    guard failure == nil else { return }
    let place = min(position, source.count)
    if place >= source.count, let open = openNodes.last {
      let name = names.strings[Int(nodes[Int(open)].name)]
      let start = source.location(Int(nodes[Int(open)].start))
      failure = .malformed(
        "the file ends before '\(name)' of line \(start.line ?? 0) is closed",
        at: source.location(place))
    } else {
      failure = .malformed(Self.words(message), at: source.location(place))
    }
  }

  private func fail(_ message: String) {
    failure = .malformed(message, at: SourceLocation(file: source.file))
  }

  private func stop(_ message: String, at offset: Int) {
    failure = failure ?? .malformed(message, at: source.location(offset))
    xmlStopParser(context)
  }

  private func nextMarkup() -> Int? {
    var offset = markupEnd
    while offset < source.count, bytes[offset] != UInt8(ascii: "<") { offset += 1 }
    return offset < source.count ? offset : nil
  }

  /// libxml2's sentence as one line without its end.
  private static func words(_ message: String) -> String {
    let line = message.split(whereSeparator: \.isNewline).joined(separator: " ")
    return "this is not well-formed XML: \(line)"
  }
}

// MARK: - libxml2

/// libxml2 wants to be initialised once, before threads use it.
private let initializedParser: Void = xmlInitParser()

private func installEvents(in handler: UnsafeMutablePointer<xmlSAXHandler>) {
  var events = xmlSAXHandler()
  events.initialized = UInt32(XML_SAX2_MAGIC)
  events.startElementNs = { reader, _, _, _, _, _, _, _, _ in from(reader)?.openElement() }
  events.endElementNs = { reader, _, _, _ in from(reader)?.closeElement() }
  events.comment = { reader, _ in from(reader)?.passMarkup() }
  events.cdataBlock = { reader, _, _ in from(reader)?.passMarkup() }
  events.processingInstruction = { reader, _, _ in from(reader)?.passMarkup() }
  events.internalSubset = { reader, _, _, _ in from(reader)?.refuseDocumentType() }
  events.serror = { reader, error in
    guard let error, error.pointee.level == XML_ERR_FATAL else { return }
    from(reader)?.report(
      code: error.pointee.code, message: error.pointee.message.map { String(cString: $0) } ?? "")
  }
  handler.pointee = events
}

private func from(_ context: UnsafeMutableRawPointer?) -> DocumentReader? {
  context.map { Unmanaged<DocumentReader>.fromOpaque($0).takeUnretainedValue() }
}
