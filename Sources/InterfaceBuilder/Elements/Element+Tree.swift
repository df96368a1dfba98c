extension Element {
  /// The element that holds this one.
  public var parent: Element? {
    node.parent < 0 ? nil : Element(document: document, index: node.parent)
  }

  /// The elements that hold this one, from the nearest to the root.
  public var ancestors: some Sequence<Element> { sequence(first: self, next: \.parent).dropFirst() }

  /// The child elements, in order.
  public var children: [Element] { Array(childSequence) }

  /// The first child element of a name.
  public func child(_ name: String) -> Element? { childSequence.first { $0.name == name } }

  /// The first child element whose attribute `key` has a value: Interface Builder's way to say
  /// which property of the parent a child is for.
  public func child(key: String) -> Element? { childSequence.first { $0["key"] == key } }

  /// The child elements of a name, in order.
  public func children(_ name: String) -> [Element] { childSequence.filter { $0.name == name } }

  /// All elements inside this one, in document order.
  public var descendants: some Sequence<Element> {
    (index + 1..<node.subtreeEnd).lazy.map { Element(document: document, index: $0) }
  }

  /// How many elements are inside this one.
  public var descendantCount: Int { Int(node.subtreeEnd - index) - 1 }

  /// Whether this element lies inside another.
  public func isDescendant(of other: Element) -> Bool {
    document === other.document && index > other.index && index < other.node.subtreeEnd
  }

  var childSequence: some Sequence<Element> {
    let first = index + 1 < node.subtreeEnd ? Element(document: document, index: index + 1) : nil
    return sequence(state: first) { next in
      defer { next = next?.nextSibling }
      return next
    }
  }

  private var nextSibling: Element? {
    guard let parent, node.subtreeEnd < parent.node.subtreeEnd else { return nil }
    return Element(document: document, index: node.subtreeEnd)
  }
}
