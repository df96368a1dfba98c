import Diagnostics
import Foundation

/// One object as one line of JSON, its keys sorted.
enum JSONLine {
  static func text(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // JSON has no such numbers; a line without them is better than none.
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    guard let data = try? encoder.encode(value) else { return "{}" }
    return String(decoding: data, as: UTF8.self)
  }
}

/// A diagnostic as JSON.
struct JSONDiagnostic: Encodable {
  let file: String?
  let line: Int?
  let column: Int?
  let severity: String
  let rule: String
  let message: String
  let hint: String?

  init(_ diagnostic: Diagnostic) {
    file = diagnostic.location?.file
    line = diagnostic.location?.line
    column = diagnostic.location?.column
    severity = diagnostic.severity.rawValue
    rule = diagnostic.rule
    message = diagnostic.message
    hint = diagnostic.hint
  }
}
