import Foundation

/// Reads a visual format.
///
/// The grammar is documented; spaces are not part of it. The messages about `|`, views, metrics
/// and alignments are UIKit's, known from public logs; the others are ours.
struct FormatParser {
  private let characters: [Character]
  private var position = 0
  let metrics: [String: Any]
  let views: [String: Any]

  init(_ format: String, metrics: [String: Any], views: [String: Any]) {
    characters = Array(format)
    self.metrics = metrics
    self.views = views
  }

  mutating func parse() throws(VisualFormat.Fault) -> VisualFormat {
    guard !characters.isEmpty else { throw fault("It's an empty string.") }
    var format = VisualFormat()
    format.axis = try parseAxis()
    if take("|") { format.start = try parseConnection() }
    format.parts.append(try parseView())
    while position < characters.count {
      let connection = try parseConnection()
      if take("|") {
        format.end = connection
        break
      }
      format.parts.append(try parseView())
      format.connections.append(connection)
    }
    guard position == characters.count else { throw fault("Expected the end of the format") }
    return format
  }

  private mutating func parseAxis() throws(VisualFormat.Fault) -> NSLayoutConstraint.Axis {
    guard let next, next == "H" || next == "V" else { return .horizontal }
    position += 1
    guard take(":") else { throw fault("Expected a ':' after the orientation") }
    return next == "V" ? .vertical : .horizontal
  }

  private mutating func parseView() throws(VisualFormat.Fault) -> VisualFormat.Part {
    guard take("[") else { throw fault("Expected a view") }
    let name = takeName()
    guard !name.isEmpty else {
      throw fault(
        "Expected a view. View names must start with a letter or an underscore, then contain "
          + "letters, numbers, and underscores.")
    }
    guard let item = item(named: name) else {
      throw fault("\(name) is not a key in the views dictionary.")
    }
    let sizes = next == "(" ? try parsePredicates(ofSize: true) : []
    guard take("]") else { throw fault("Expected a ']' after the view") }
    return VisualFormat.Part(item: item, sizes: sizes, position: position)
  }

  private mutating func parseConnection() throws(VisualFormat.Fault) -> VisualFormat.Connection {
    guard take("-") else { return .flush }
    if next == "[" || next == "|" { return .standard }
    let spaces: [VisualFormat.Predicate]
    if next == "(" {
      spaces = try parsePredicates(ofSize: false)
    } else {
      let length = VisualFormat.Length.constant(try parseNumber())
      spaces = [VisualFormat.Predicate(relation: .equal, length: length, priority: .required)]
    }
    guard take("-") else { throw fault("Expected a '-' after the space") }
    return .spaces(spaces)
  }

  // MARK: Predicates

  private mutating func parsePredicates(
    ofSize isSize: Bool
  ) throws(VisualFormat.Fault) -> [VisualFormat.Predicate] {
    var predicates: [VisualFormat.Predicate] = []
    repeat {
      position += 1
      predicates.append(try parsePredicate(ofSize: isSize))
    } while next == ","
    guard take(")") else { throw fault("Expected a ')' or a ',' after the predicate") }
    return predicates
  }

  private mutating func parsePredicate(
    ofSize isSize: Bool
  ) throws(VisualFormat.Fault) -> VisualFormat.Predicate {
    let relation = try parseRelation()
    let length: VisualFormat.Length
    if isSize, let other = takeItem() {
      length = .item(other)
    } else {
      length = .constant(try parseNumber())
    }
    let priority =
      take("@") ? UILayoutPriority(rawValue: Float(try parseNumber())) : .required
    return VisualFormat.Predicate(relation: relation, length: length, priority: priority)
  }

  private mutating func parseRelation() throws(VisualFormat.Fault) -> NSLayoutConstraint.Relation {
    let relation: NSLayoutConstraint.Relation
    switch next {
    case "=": relation = .equal
    case "<": relation = .lessThanOrEqual
    case ">": relation = .greaterThanOrEqual
    case _: return .equal
    }
    position += 1
    guard take("=") else { throw fault("Expected a '=': relations are ==, <= and >=") }
    return relation
  }

  // MARK: Names and numbers

  private mutating func parseNumber() throws(VisualFormat.Fault) -> CGFloat {
    let name = takeName()
    guard name.isEmpty else {
      let value = (metrics[name] ?? views[name]).flatMap(Self.number)
      if let value { return value }
      throw fault(
        "Encountered metric with name \"\(name)\", but value was not specified in metrics or "
          + "views dictionaries")
    }
    let digits = takeDigits()
    guard let number = Double(digits), number.isFinite else {
      throw fault(
        "Expected a number or key from the metrics dictionary, but encountered something else")
    }
    return CGFloat(number)
  }

  private static func number(_ value: Any) -> CGFloat? {
    let number: Double? =
      switch value {
      case let number as CGFloat: Double(number)
      case let number as Double: number
      case let number as Float: Double(number)
      case let number as NSNumber: number.doubleValue
      case let number as any BinaryInteger: Double(number)
      case _: nil
      }
    return number.flatMap { $0.isFinite ? CGFloat($0) : nil }
  }

  private func item(named name: String) -> AnyObject? {
    guard let value = views[name] else { return nil }
    return (value as? UIView) ?? (value as? UILayoutGuide)
  }

  /// The view of a name that is no metric.
  private mutating func takeItem() -> AnyObject? {
    let start = position
    let name = takeName()
    if metrics[name] == nil, let item = item(named: name) { return item }
    position = start
    return nil
  }

  // MARK: Characters

  private var next: Character? { position < characters.count ? characters[position] : nil }

  private mutating func take(_ character: Character) -> Bool {
    guard next == character else { return false }
    position += 1
    return true
  }

  private mutating func takeName() -> String {
    guard let next, next.isLetter || next == "_" else { return "" }
    return take { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  private mutating func takeDigits() -> String {
    let sign = take("-") ? "-" : ""
    return sign + take { $0.isNumber || $0 == "." }
  }

  private mutating func take(while isWanted: (Character) -> Bool) -> String {
    let taken = characters[position...].prefix(while: isWanted)
    position += taken.count
    return String(taken)
  }

  private func fault(_ message: String) -> VisualFormat.Fault {
    VisualFormat.Fault(message: message, position: position)
  }
}
