/// An element in the arena of its document.
///
/// All numbers but `name` and the indices are byte offsets into the source. As nodes lie in
/// document order, the descendants of node `n` are `n + 1 ..< nodes[n].subtreeEnd`.
struct Node: Sendable {
  /// The number of the element's name in the document's table of names.
  var name: Int32
  /// The index of the parent, -1 for the root.
  var parent: Int32
  /// The index of the first attribute; the last lies before the next node's first.
  var firstAttribute: Int32
  /// The index after the last descendant.
  var subtreeEnd: Int32
  /// Where the `<` of the start tag is.
  var start: Int32
  /// The first byte after the start tag.
  var contentStart: Int32
  /// Where the `<` of the end tag is; equals `contentStart` when the element closes itself.
  var contentEnd: Int32
  /// The first byte after the element.
  var end: Int32
}

/// An attribute in the arena of its document: its name's number and the bytes between its quotes.
struct AttributeRecord: Sendable {
  var name: Int32
  var valueStart: Int32
  var valueEnd: Int32
}
