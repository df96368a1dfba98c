/// How much of a document, or of several, is understood and supported.
///
/// An occurrence is understood when the loader or a typed view reads it, or when it is known to be
/// Interface Builder's own. It is supported when it is understood and has its effect.
package struct Census: Hashable, Sendable {
  /// How many documents were counted.
  package var files = 0
  /// How many scenes; a xib counts as none.
  package var scenes = 0
  /// How many places a finding can touch: the scenes, and each xib as one.
  package var settings = 0
  /// How many elements are views, understood or not.
  package var views = 0
  /// How many of them a labelled panel stands in for.
  package var standIns = 0
  /// How many constraints are written.
  package var constraints = 0
  /// How many connections are written.
  package var connections = 0
  /// All elements.
  package var elements = Tally()
  /// All attributes. They are supported as far as their elements are.
  package var attributes = Tally()
  /// What is not understood or not supported, in the order of first places.
  package private(set) var findings: [CensusFinding] = []
  private var numbers: [CensusFinding.Kind: Int] = [:]

  /// A census of nothing.
  package init() {}

  /// Occurrences, and how many of them get how far.
  package struct Tally: Hashable, Sendable {
    /// All of them.
    package var count = 0
    /// Those that are read, or known to be Interface Builder's own.
    package var understood = 0
    /// Those of them that have their effect.
    package var supported = 0

    mutating func add(_ judgement: CensusFinding.Judgement?) {
      count += 1
      if judgement != .notUnderstood { understood += 1 }
      if judgement == nil { supported += 1 }
    }

    static func += (tally: inout Tally, other: Tally) {
      tally.count += other.count
      tally.understood += other.understood
      tally.supported += other.supported
    }
  }

  /// Adds findings; those of a kind that is there already are counted with it.
  mutating func add(_ finding: CensusFinding) {
    guard let number = numbers[finding.kind] else {
      numbers[finding.kind] = findings.count
      return findings.append(finding)
    }
    findings[number].count += finding.count
    findings[number].scenes += finding.scenes
    findings[number].inside += finding.inside
  }

  /// Adds the census of other documents.
  package static func += (census: inout Census, other: Census) {
    census.files += other.files
    census.scenes += other.scenes
    census.settings += other.settings
    census.views += other.views
    census.standIns += other.standIns
    census.constraints += other.constraints
    census.connections += other.connections
    census.elements += other.elements
    census.attributes += other.attributes
    for finding in other.findings { census.add(finding) }
  }

  /// The findings, those that concern most elements first; equal ones in the order of their texts.
  package var findingsByWeight: [CensusFinding] {
    findings.sorted { one, other in
      one.weight == other.weight ? one.kind < other.kind : one.weight > other.weight
    }
  }
}
