import UIKit

/// A census as lines: of one file, or of all.
struct CensusText {
  let census: Census
  /// The file; nil for the sum of several.
  let file: String?
  /// By place in a file, by weight in a sum.
  let findings: [CensusFinding]

  init(_ census: Census, of file: String) {
    self.census = census
    self.file = file
    findings = census.findings
  }

  /// The sum of several files.
  init(_ census: Census) {
    self.census = census
    file = nil
    findings = census.findingsByWeight
  }

  var lines: [String] {
    let title = file ?? Self.number(census.files, "file", "files")
    return [
      "\(title): \(counts)", "  elements: \(Self.line(census.elements))",
      "  attributes: \(Self.line(census.attributes))",
      "  stand-ins: \(census.standIns) of \(Self.number(census.views, "view", "views")), "
        + Self.share(census.standIns, census.views, ofNothing: 0),
    ] + findings.map(line)
  }

  private var counts: String {
    [
      Self.number(census.scenes, "scene", "scenes"), Self.number(census.views, "view", "views"),
      Self.number(census.constraints, "constraint", "constraints"),
      Self.number(census.connections, "connection", "connections"),
    ].joined(separator: ", ")
  }

  private func line(_ finding: CensusFinding) -> String {
    let judgement =
      switch finding.kind.judgement {
      case .notUnderstood: "not understood"
      case .notSupported: "not supported"
      }
    let times = Self.number(finding.count, "time", "times")
    let inside =
      finding.inside == 0
      ? "" : ", with \(Self.number(finding.inside, "element", "elements")) inside"
    return "  \(finding.first): \(finding.kind) is \(judgement), \(times)"
      + "\(reach(finding))\(inside)"
  }

  /// The share of scenes that a finding touches; nothing for what stands outside of all.
  private func reach(_ finding: CensusFinding) -> String {
    guard finding.scenes > 0, census.settings > 1 else { return "" }
    return " in \(finding.scenes) of \(census.settings) scenes"
  }

  private static func line(_ tally: Census.Tally) -> String {
    "\(tally.count), \(share(tally.understood, tally.count)) understood, "
      + "\(share(tally.supported, tally.count)) supported"
  }

  /// In hundredths of a percent, rounded down: 100 % is all of them.
  private static func share(_ part: Int, _ whole: Int, ofNothing: Int = 10_000) -> String {
    let hundredths = whole == 0 ? ofNothing : part * 10_000 / whole
    let digits = hundredths % 100
    return "\(hundredths / 100).\(digits < 10 ? "0" : "")\(digits) %"
  }

  private static func number(_ count: Int, _ one: String, _ many: String) -> String {
    "\(count) \(count == 1 ? one : many)"
  }
}
