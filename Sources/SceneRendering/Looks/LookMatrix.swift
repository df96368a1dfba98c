/// All combinations of the words on each axis, as `--matrix device=iPhone SE,iPad,appearance=light,dark`
/// says: after a comma comes another word of the same axis, or an axis with its first.
package struct LookMatrix: Sendable {
  /// Looks beyond which a run is refused.
  package static let limit = 1000

  /// The axes in the order they were given, each with at least one word.
  package private(set) var rows: [(axis: LookAxis, words: [String])] = []

  package init() {}

  package init(parsing text: String) throws(RenderingError) {
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let pieces = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let word = String(pieces.last ?? "").trimmed
      if pieces.count == 2 {
        try add([word], on: Self.axis(named: String(pieces[0]).trimmed))
      } else {
        try extend(with: word, in: text)
      }
    }
  }

  private static func axis(named name: String) throws(RenderingError) -> LookAxis {
    if let axis = LookAxis(rawValue: name) { return axis }
    let known = LookAxis.allCases.map(\.rawValue).joined(separator: ", ")
    throw RenderingError("--matrix has no axis '\(name)'; there are \(known)")
  }

  private mutating func extend(with word: String, in text: String) throws(RenderingError) {
    guard let last = rows.popLast() else {
      throw RenderingError(
        "--matrix begins with an axis, as in 'appearance=light,dark', not '\(text)'")
    }
    try add(last.words + [word], on: last.axis)
  }

  /// Gives an axis its words. Each is checked here; an axis has them once.
  package mutating func add(_ words: [String], on axis: LookAxis) throws(RenderingError) {
    guard !has(axis) else { throw RenderingError("\(axis.rawValue) is given twice") }
    guard !words.isEmpty else { throw RenderingError("\(axis.rawValue) has no word") }
    for (index, word) in words.enumerated() {
      guard !word.isEmpty else { throw RenderingError("\(axis.rawValue) has an empty word") }
      guard !words[..<index].contains(word) else {
        throw RenderingError("\(axis.rawValue) has '\(word)' twice")
      }
      var probe = StageOptions()
      try probe.set(axis, to: word)
    }
    rows.append((axis, words))
  }

  /// Whether the axis has words.
  package func has(_ axis: LookAxis) -> Bool { rows.contains { $0.axis == axis } }

  /// One for each combination, the first axis changing slowest. Without any axis there is one.
  package func looks() throws(RenderingError) -> [Look] {
    let count = rows.reduce(1) { product, row in
      let (next, isTooLarge) = product.multipliedReportingOverflow(by: row.words.count)
      return isTooLarge ? .max : next
    }
    guard count <= Self.limit else {
      throw RenderingError("the matrix has \(count) looks; \(Self.limit) is the most")
    }
    let varying = Set(rows.filter { $0.words.count > 1 }.map(\.axis))
    var looks: [Look] = []
    for words in combinations() { looks.append(try Look(words, varying: varying)) }
    if let twin = Self.twin(in: looks) {
      throw RenderingError("two looks of the matrix would have the name '\(twin)'")
    }
    return looks
  }

  private func combinations() -> [[(axis: LookAxis, word: String)]] {
    rows.reduce([[]]) { all, row in
      all.flatMap { before in row.words.map { before + [(row.axis, $0)] } }
    }
  }

  private static func twin(in looks: [Look]) -> String? {
    var known: Set<String> = []
    return looks.first { !known.insert($0.id).inserted }?.id
  }
}

extension String {
  fileprivate var trimmed: String {
    let start = drop { $0 == " " }
    return String(start.prefix(start.count - start.reversed().prefix { $0 == " " }.count))
  }
}
