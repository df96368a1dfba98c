import Diagnostics
import UIKit

/// A census as JSON.
struct JSONCensus: Encodable {
  let file: String?
  let files: Int?
  let scenes: Int
  let views: Int
  let standIns: Int
  let constraints: Int
  let connections: Int
  let elements: Tally
  let attributes: Tally
  let notUnderstood: [Finding]
  let notSupported: [Finding]

  struct Tally: Encodable {
    let count: Int
    let understood: Int
    let supported: Int

    init(_ tally: Census.Tally) {
      count = tally.count
      understood = tally.understood
      supported = tally.supported
    }
  }

  struct Finding: Encodable {
    let element: String
    let parent: String?
    let attribute: String?
    let count: Int
    let scenes: Int
    let inside: Int?
    let file: String?
    let line: Int?
    let column: Int?

    init(_ finding: CensusFinding, isOfOneFile: Bool) {
      element = finding.kind.element
      parent = finding.kind.parent
      attribute = finding.kind.attribute
      count = finding.count
      scenes = finding.scenes
      inside = finding.inside == 0 ? nil : finding.inside
      file = isOfOneFile ? nil : finding.first.file
      line = finding.first.line
      column = finding.first.column
    }
  }

  init(_ text: CensusText) {
    let census = text.census
    file = text.file
    files = text.file == nil ? census.files : nil
    scenes = census.scenes
    views = census.views
    standIns = census.standIns
    constraints = census.constraints
    connections = census.connections
    elements = Tally(census.elements)
    attributes = Tally(census.attributes)
    func findings(_ judgement: CensusFinding.Judgement) -> [Finding] {
      text.findings.filter { $0.kind.judgement == judgement }
        .map { Finding($0, isOfOneFile: text.file != nil) }
    }
    notUnderstood = findings(.notUnderstood)
    notSupported = findings(.notSupported)
  }
}
