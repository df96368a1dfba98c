@preconcurrency import CLibXML2

/// A parser of libxml2's with everything off that would reach beyond the document.
func newParser() -> xmlParserCtxtPtr? {
  _ = initializedLibrary
  guard let context = xmlNewParserCtxt() else { return nil }
  // Depth is limited by the reader, and entities by refusing what would declare them.
  let options = XML_PARSE_NONET.rawValue | XML_PARSE_HUGE.rawValue | XML_PARSE_IGNORE_ENC.rawValue
  xmlCtxtUseOptions(context, Int32(options))
  return context
}

/// Parses a document that a zero follows, and returns whether it is well-formed.
///
/// The bytes are parsed in place, so that places are distances from their start.
func run(
  _ context: xmlParserCtxtPtr, over bytes: UnsafeRawBufferPointer,
  reportingTo reader: UnsafeMutablePointer<DocumentReader>
) -> Bool {
  context.pointee.userData = UnsafeMutableRawPointer(reader)
  context.pointee.sax?.pointee = events()
  let text = bytes.bindMemory(to: xmlChar.self).baseAddress
  guard let input = xmlNewStringInputStream(context, text) else { return false }
  inputPush(context, input)
  xmlParseDocument(context)
  return context.pointee.wellFormed != 0
}

/// libxml2 wants to be initialised once, before several threads use it.
private let initializedLibrary: Void = xmlInitParser()

private func events() -> xmlSAXHandler {
  var events = xmlSAXHandler()
  events.initialized = UInt32(XML_SAX2_MAGIC)
  events.startElementNs = { context, _, _, _, _, _, _, _, _ in
    reader(context)?.pointee.openElement()
  }
  events.endElementNs = { context, _, _, _ in reader(context)?.pointee.closeElement() }
  events.comment = { context, _ in reader(context)?.pointee.passMarkup() }
  events.cdataBlock = { context, _, _ in reader(context)?.pointee.passMarkup() }
  events.processingInstruction = { context, _, _ in reader(context)?.pointee.passMarkup() }
  events.internalSubset = { context, _, _, _ in reader(context)?.pointee.refuseDocumentType() }
  events.serror = { context, error in
    guard let error, error.pointee.level == XML_ERR_FATAL else { return }
    let message = error.pointee.message.map { String(cString: $0) }
    reader(context)?.pointee.report(message ?? "unknown error")
  }
  return events
}

private func reader(_ context: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<DocumentReader>? {
  context?.assumingMemoryBound(to: DocumentReader.self)
}
