/// What reading makes of a document: its elements and attributes in document order.
struct Arena {
  var nodes: [Node] = []
  var attributes: [AttributeRecord] = []
  var names = NameTable()

  /// The value of an attribute of the root.
  func rootAttribute(_ name: String, in source: Source) -> String? {
    let count = nodes.count > 1 ? Int(nodes[1].firstAttribute) : attributes.count
    return attributes[..<count].first { names.strings[Int($0.name)] == name }
      .map { source.value($0) }
  }

  /// The first node of each id. The ids of devices are not objects' ids.
  func identifiedNodes(in source: Source) -> [String: Int32] {
    guard let id = names.numbers["id"] else { return [:] }
    let devices = ["adaptation", "device"].compactMap { names.numbers[$0] }
    var result: [String: Int32] = [:]
    result.reserveCapacity(nodes.count / 2)
    var node = 0
    for (index, attribute) in attributes.enumerated() where attribute.name == id {
      while node + 1 < nodes.count, nodes[node + 1].firstAttribute <= index { node += 1 }
      if devices.contains(nodes[node].name) { continue }
      // One search: a new id gets the node, a known one keeps its own.
      result[source.value(attribute), default: Int32(node)] += 0
    }
    return result
  }
}

extension Source {
  /// The value of an attribute, references replaced.
  func value(_ attribute: AttributeRecord) -> String {
    characters(Int(attribute.valueStart)..<Int(attribute.valueEnd), inAttribute: true)
  }
}
