import Configuration
import Diagnostics
import FuzzDriver

/// Reads any bytes as a configuration. Reading never faults and all places lie in the text; values
/// are then read as patterns and tried on each other.
@main
enum Main {
  static func main() {
    _ = runFuzzer { start, count in
      let input = bytes(start, count)
      guard let file = try? ConfigurationFile(bytes: input, file: "input") else { return 0 }
      for finding in file.diagnostics { check(finding.location, count) }
      let settings = file.sections.flatMap(\.settings)
      for setting in settings { check(setting.location, count) }
      let words = settings.flatMap(\.values).map(\.text).prefix(50)
      for pattern in words.compactMap({ try? GlobPattern($0) }) {
        for word in words { _ = pattern.matches(word) }
      }
      return 0
    }
  }

  private static func check(_ location: SourceLocation?, _ count: Int) {
    guard let line = location?.line, let column = location?.column else { return }
    precondition((1...count + 1).contains(line), "the line is not in the text")
    precondition((1...count + 1).contains(column), "the column is not in the text")
  }
}
