public import Diagnostics

extension Element {
  /// All attributes, in the order they are written.
  public var attributes: [Attribute] {
    records.map { Attribute(name: document.names[Int($0.name)], value: value($0)) }
  }

  /// The value of an attribute.
  public subscript(_ attribute: String) -> String? { record(attribute).map(value) }

  /// The attribute `id`.
  public var id: String? { self["id"] }

  /// Where an attribute's name stands, or the element itself when it has no such attribute.
  public func location(of attribute: String) -> SourceLocation {
    guard let record = record(attribute) else { return location }
    let bytes = document.source.bytes
    var start = Int(record.valueStart) - 2
    while isSpace(bytes[start]) || bytes[start] == UInt8(ascii: "=") { start -= 1 }
    return document.source.location(start + 1 - attribute.utf8.count)
  }

  /// The attribute as Interface Builder writes truth: `YES` or `NO`.
  public func flag(_ attribute: String, default value: Bool) -> Bool {
    switch self[attribute] {
    case "YES": true
    case "NO": false
    case _: value
    }
  }

  /// The attribute as a finite number.
  public func number(_ attribute: String) -> Double? {
    self[attribute].flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
  }

  private var records: ArraySlice<AttributeRecord> {
    let next = Int(index) + 1
    let end =
      next < document.nodes.count
      ? Int(document.nodes[next].firstAttribute) : document.attributes.count
    return document.attributes[Int(node.firstAttribute)..<end]
  }

  private func record(_ attribute: String) -> AttributeRecord? {
    guard let number = document.nameNumbers[attribute] else { return nil }
    return records.first { $0.name == number }
  }

  private func value(_ record: AttributeRecord) -> String { document.source.value(record) }
}
