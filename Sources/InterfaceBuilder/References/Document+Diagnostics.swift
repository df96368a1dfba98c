public import Diagnostics

extension Document {
  /// What the file says that cannot be meant: ids used twice and references to nothing, in
  /// document order.
  public var diagnostics: [Diagnostic] {
    var result: [Diagnostic] = []
    for index in nodes.indices {
      let element = Element(document: self, index: Int32(index))
      if let duplicate = duplicateId(element) { result.append(duplicate) }
      result += element.references.filter(\.isDangling).map(danglingReference)
    }
    return result
  }

  private func duplicateId(_ element: Element) -> Diagnostic? {
    guard element.hasIdentity, let id = element.id, let first = self.element(id: id),
      first != element
    else { return nil }
    return Diagnostic(
      .warning, rule: "duplicate-id",
      "'\(element.name)' has the id '\(id)' of another object",
      at: element.location(of: "id"),
      hint: "give one of the two an id of its own; references mean the first",
      notes: [.init("'\(first.name)' has it first", at: first.location(of: "id"))])
  }

  private func danglingReference(_ reference: Reference) -> Diagnostic {
    let element = reference.element
    return Diagnostic(
      .error, rule: "dangling-reference",
      "'\(reference.attribute)' of \(element.subject) names '\(reference.id)', which does not exist",
      at: element.location(of: reference.attribute),
      hint: "delete it, or connect it to an object of this file")
  }
}

extension Element {
  /// Whether the attribute `id` names this element, and not a kind of device.
  var hasIdentity: Bool { !["adaptation", "device"].contains(name) }

  /// The element in a message: its name, and what tells it from others of its name.
  var subject: String {
    let mark = self["property"] ?? self["selector"] ?? self["identifier"] ?? id
    return mark.map { "\(name) '\($0)'" } ?? name
  }
}
