extension Solver {
  /// What is solved together: between two parts nothing passes.
  package struct Part: Hashable {
    let block: Int32
  }

  /// The parts that the next `solve()` computes anew; those that are new are not among them.
  package mutating func partsToSolve() -> [Part] {
    markBlocksOfNewRows()
    return (staleBlocks + touchedBlocks).map(Part.init)
  }

  /// The part that settles the variable; nil before the first `solve()` that knows of it.
  package func part(of variable: Variable) -> Part? {
    let block = columns[Int(variable.index)].block
    return block < 0 ? nil : Part(block: block)
  }

  package func variables(in part: Part) -> [Variable] {
    blocks[Int(part.block)].variables.map { Variable(index: $0) }
  }
}
