import Diagnostics
import StoryboardTools

/// `flytower lint`: what is wrong with storyboards.
@MainActor
struct LintCommand {
  static func run(_ arguments: ArgumentReader, _ console: any Console) throws(UsageError) -> Int32 {
    var arguments = arguments
    let isJSON = try arguments.option("--format", oneOf: ["text", "json"]) == "json"
    let severities = Severity.allCases.map(\.rawValue)
    let threshold = try arguments.option("--threshold", oneOf: severities)
    let report = Report(
      console, threshold: threshold.flatMap(Severity.init(rawValue:)) ?? .warning)
    report.readAll(try arguments.someFiles()) { _, document in
      let findings = Linter().lint(document)
      report.count(findings)
      for finding in findings {
        console.print(isJSON ? JSONLine.text(JSONDiagnostic(finding)) : finding.description)
      }
    }
    return report.status
  }
}

extension Report {
  /// Findings that are the result of a command, and so printed as one.
  fileprivate func count(_ findings: [Diagnostic]) {
    if let found = findings.map(\.severity).max() { raise(to: found) }
  }
}
