import Drawing
import Foundation

/// How deep each character of a line lies in text of the other direction: Unicode's bidirectional
/// algorithm without its explicit marks.
struct DirectionLevels {
  /// One for each character; even ones run from left to right.
  private(set) var levels: [Int] = []

  private enum Kind { case left, right, number, neutral }

  private let base: Int
  private let characters: [Character]

  init(_ text: String, isRightToLeft: Bool) {
    base = isRightToLeft ? 1 : 0
    characters = Array(text)
    levels = resolved(kinds()).map(level)
    for index in characters.indices.reversed() {
      guard characters[index].isWhitespace else { break }
      levels[index] = base
    }
  }

  private func level(_ kind: Kind) -> Int {
    switch kind {
    case .left: base == 0 ? 0 : 2
    case .right: 1
    case .number: 2
    case .neutral: base
    }
  }

  /// Figures after letters that run from left to right are as those (W7); signs between and beside
  /// figures belong to them (W4, W5).
  private func kinds() -> [Kind] {
    var kinds = characters.map(Self.kind)
    for index in kinds.indices where kinds[index] == .neutral {
      let (before, after) = (neighbour(kinds, index - 1), neighbour(kinds, index + 1))
      let joins = ".,:/".contains(characters[index]) && before == .number && after == .number
      let ends = "%#$€£+-°".contains(characters[index]) && (before == .number || after == .number)
      if joins || ends { kinds[index] = .number }
    }
    var strong: Kind = base == 0 ? .left : .right
    for index in kinds.indices {
      switch kinds[index] {
      case .left, .right: strong = kinds[index]
      case .number: if strong == .left { kinds[index] = .left }
      case .neutral: break
      }
    }
    return kinds
  }

  private func neighbour(_ kinds: [Kind], _ index: Int) -> Kind? {
    kinds.indices.contains(index) ? kinds[index] : nil
  }

  /// Signs between text of one direction run as it does, others as the paragraph (N1, N2).
  private func resolved(_ kinds: [Kind]) -> [Kind] {
    let own: Kind = base == 0 ? .left : .right
    var kinds = kinds
    var before = own
    var start = 0
    while start < kinds.count {
      guard kinds[start] == .neutral else {
        before = kinds[start] == .left ? .left : .right
        start += 1
        continue
      }
      let end = kinds[start...].firstIndex { $0 != .neutral } ?? kinds.count
      let after = end == kinds.count ? own : kinds[end] == .left ? .left : .right
      for index in start..<end { kinds[index] = before == after ? before : own }
      start = end
    }
    return kinds
  }

  private static func kind(_ character: Character) -> Kind {
    if character.isNumber { return .number }
    return switch TextDirection.ofFirstLetter(in: String(character)) {
    case .rightToLeft: .right
    case .leftToRight: .left
    case .natural, nil: .neutral
    }
  }
}
