extension Block {
  var hasAmbiguity: Bool {
    lines.contains { $0.isAmbiguous } || simplexes.contains { $0.isAmbiguous }
  }

  func isAmbiguous(part: Int32) -> Bool {
    part >= 0 ? lines[Int(part)].isAmbiguous : simplexes[Int(~part)].isAmbiguous
  }

  /// Settles what the goals leave open: each variable in turn comes as near to zero as it can.
  mutating func chooseNearestZero() {
    for variable in program.core where isAmbiguous(part: partOf[Int(variable)]) {
      values[Int(variable)] = 0
    }
    program.goBackward(&values)
    var choice = OpenChoice(of: self)
    for variable in Int32(0)..<Int32(values.count) where !choice.isEmpty {
      choice.settle(variable, in: self)
    }
    choice.write(to: &values)
    program.goBackward(&values)
  }

  /// By variable, whether goals leave room for another value.
  mutating func ambiguity() -> [Bool] {
    guard hasAmbiguity else { return Array(repeating: false, count: values.count) }
    let byLines = movement { part in part >= 0 && isAmbiguous(part: part) }
    let bySimplexes = movement { part in part < 0 && isAmbiguous(part: part) }
    return values.indices.map { place in
      byLines[place] || (bySimplexes[place] && isAmbiguous(Int32(place)))
    }
  }

  /// By variable, whether it moves when the free variables of some parts move, each its own way.
  private func movement(of isMoving: (_ part: Int32) -> Bool) -> [Bool] {
    var moves = Array(repeating: 0.0, count: values.count)
    var weight = 0.5
    for variable in program.core where isMoving(partOf[Int(variable)]) {
      // Steps without a pattern, so that different movements do not cancel by chance.
      weight = (weight + 0.6180339887498949).truncatingRemainder(dividingBy: 1)
      moves[Int(variable)] = 1 + weight
    }
    return program.movement(moves)
  }

  /// Whether goals leave room for another value of the variable.
  mutating func isAmbiguous(_ variable: Int32) -> Bool {
    otherValues(movingBy: variable) != nil
  }

  /// Values of free variables that serve the goals as well and give the variable another value.
  private mutating func otherValues(movingBy variable: Int32) -> [(Int32, Double)]? {
    guard hasAmbiguity else { return nil }
    let terms = expansion.expand(variable, program)
      .filter { isAmbiguous(part: partOf[Int($0.variable)]) }
    for part in parts(of: terms) {
      if let other = otherValues(of: part, terms.filter { partOf[Int($0.variable)] == part }) {
        return other
      }
    }
    return nil
  }

  private func parts(of terms: [Entry]) -> [Int32] {
    var parts: [Int32] = []
    for term in terms where !parts.contains(partOf[Int(term.variable)]) {
      parts.append(partOf[Int(term.variable)])
    }
    return parts
  }

  private func otherValues(of part: Int32, _ terms: [Entry]) -> [(Int32, Double)]? {
    guard part < 0 else {
      let line = lines[Int(part)]
      let now = values[Int(line.variable)]
      let up = line.nearest(to: now + Block.stride)
      let down = line.nearest(to: now - Block.stride)
      return [(line.variable, up - now >= now - down ? up : down)]
    }
    let now = terms.reduce(0) { $0 + $1.coefficient * values[Int($1.variable)] }
    let sum = terms.map {
      Entry(variable: columnOf[Int($0.variable)], coefficient: $0.coefficient)
    }
    var best: (distance: Double, values: [(Int32, Double)])?
    for target in [now + Block.stride, now - Block.stride] {
      var moved = simplexes[Int(~part)]
      moved.pull(sum, to: target)
      let values = moved.variables.indices.map {
        (moved.variables[$0], moved.value(ofVariable: $0))
      }
      let there = sum.reduce(0) {
        $0 + $1.coefficient * values[Int($1.variable)].1
      }
      let distance = (there - now).magnitude
      if distance > max(best?.distance ?? 0, 1e-6 * (1 + now.magnitude)) {
        best = (distance, values)
      }
    }
    return best?.values
  }

  /// How far an alternative may lie, so that it can be seen and stays near.
  static let stride = 100.0

  /// By variable, another solution as good in which the given one differs.
  mutating func alternative(for variable: Int32) -> [Double]? {
    guard let others = otherValues(movingBy: variable) else { return nil }
    var result = values
    for (variable, value) in others { result[Int(variable)] = value }
    program.goBackward(&result)
    return result
  }
}
