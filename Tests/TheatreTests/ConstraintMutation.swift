import Foundation

/// Changes about every second constraint of a document's text at random: odd numbers, items that
/// are missing or the same, other attributes and relations.
struct ConstraintMutation {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func text(of text: String) -> String {
    let parts = text.components(separatedBy: "<constraint ")
    return parts.dropFirst().reduce(parts.first ?? "") { sum, part in
      sum + "<constraint " + (number(below: 2) == 0 ? part : changed(part))
    }
  }

  private mutating func changed(_ part: String) -> String {
    guard let end = part.firstIndex(of: ">") else { return part }
    var attributes = String(part[..<end])
    for _ in 0...number(below: 2) {
      let (name, values) = Self.changes[number(below: Self.changes.count)]
      attributes = setting(name, to: values[number(below: values.count)], in: attributes)
    }
    return attributes + part[end...]
  }

  private func setting(_ name: String, to value: String, in attributes: String) -> String {
    let isClosed = attributes.hasSuffix("/")
    var rest = isClosed ? String(attributes.dropLast()) : attributes
    if let start = rest.range(of: "\(name)=\""),
      let end = rest[start.upperBound...].firstIndex(of: "\"")
    {
      rest.removeSubrange(start.lowerBound...end)
    }
    return rest + " \(name)=\"\(value)\"" + (isClosed ? "/" : "")
  }

  private static let changes: [(String, [String])] = [
    ("multiplier", ["0", "1e9", "-1", "nan", "inf", "1:0", "0:1", "1e-9", "x", "-3.5"]),
    ("priority", ["0", "1", "250", "750", "999", "1000", "1001", "-5", "nan", "999.5"]),
    ("constant", ["nan", "1e9", "-1e9", "1e308", "inf", "0", "-40", "12.5"]),
    ("relation", ["lessThanOrEqual", "greaterThanOrEqual", "equal", "near"]),
    (
      "firstAttribute",
      ["width", "height", "leading", "trailing", "top", "bottom", "centerX", "baseline", "odd"]
    ),
    ("secondAttribute", ["width", "height", "leading", "bottom", "centerY", "topMargin", "odd"]),
    ("firstItem", ["gone", ""]),
    ("secondItem", ["gone", ""]),
  ]

  private mutating func number(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }
}
