extension DocumentReader {
  /// The value of an attribute of the root.
  func rootAttribute(_ name: String) -> String? {
    let count = nodes.count > 1 ? Int(nodes[1].firstAttribute) : attributes.count
    return attributes[..<count].first { names.strings[Int($0.name)] == name }.map(value)
  }

  /// The first node of each id. The ids of devices are not objects' ids.
  func identifiedNodes() -> [String: Int32] {
    guard let id = names.strings.firstIndex(of: "id") else { return [:] }
    let devices = ["adaptation", "device"].compactMap { names.strings.firstIndex(of: $0) }
    var result: [String: Int32] = [:]
    var node = 0
    for (index, attribute) in attributes.enumerated() where attribute.name == id {
      while node + 1 < nodes.count, nodes[node + 1].firstAttribute <= index { node += 1 }
      if devices.contains(Int(nodes[node].name)) { continue }
      let id = value(attribute)
      if result[id] == nil { result[id] = Int32(node) }
    }
    return result
  }

  private func value(_ attribute: AttributeRecord) -> String {
    source.characters(Int(attribute.valueStart)..<Int(attribute.valueEnd), inAttribute: true)
  }
}
