/// Why parts do not make a whole.
public enum ManifestMergeError: Error, Equatable, CustomStringConvertible {
  case noParts
  /// It was not split at all.
  case notAPart(String)
  /// The two parts have another title, list of looks, list of scenes …
  case differs(what: String, first: String, second: String)
  case givenTwice(part: Int, first: String, second: String)
  case missing(parts: [Int], count: Int)
  /// Two parts rendered the same scene in the same look.
  case renderedTwice(scene: String, look: String, first: String, second: String)

  public var description: String {
    switch self {
    case .noParts:
      "there are no parts to merge"
    case .notAPart(let name):
      "'\(name)' is a whole run; only parts that were rendered with --shard are merged"
    case .differs(let what, let first, let second):
      "'\(first)' and '\(second)' differ in \(what); render all parts of one state of the "
        + "project with the same options"
    case .givenTwice(let part, let first, let second):
      "part \(part) is given twice, by '\(first)' and by '\(second)'"
    case .missing(let parts, let count):
      "of \(count) parts \(Self.list(parts)) missing"
    case .renderedTwice(let scene, let look, let first, let second):
      "scene '\(scene)' in look '\(look)' is in '\(first)' and in '\(second)'"
    }
  }

  /// At most ten are named: a wrong count may lack thousands.
  private static func list(_ parts: [Int]) -> String {
    let named = parts.prefix(10).map(String.init).joined(separator: ", ")
    let more = parts.count > 10 ? " and \(parts.count - 10) more" : ""
    return named + more + (parts.count == 1 ? " is" : " are")
  }
}
