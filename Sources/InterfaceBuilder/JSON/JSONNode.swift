/// A value of a JSON file with the line where it starts.
struct JSONNode: Sendable {
  enum Value: Sendable {
    /// Members in the order of the file.
    case object([(key: String, value: JSONNode)])
    case array([JSONNode])
    case string(String)
    case number(Double)
    case flag(Bool)
    case null
  }

  let value: Value
  let line: Int

  /// The last member of the name, as every reader of JSON has it.
  subscript(_ key: String) -> JSONNode? {
    members.last { $0.key == key }?.value
  }

  var members: [(key: String, value: JSONNode)] {
    if case .object(let members) = value { members } else { [] }
  }

  var elements: [JSONNode] {
    if case .array(let elements) = value { elements } else { [] }
  }

  var string: String? {
    if case .string(let string) = value { string } else { nil }
  }

  var number: Double? {
    if case .number(let number) = value { number } else { nil }
  }

  var flag: Bool {
    if case .flag(let flag) = value { flag } else { false }
  }
}
