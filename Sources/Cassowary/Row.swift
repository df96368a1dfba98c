/// A constraint as the solver holds it. Its terms stand in the solver's one array of terms.
struct Row {
  var start: Int32 = 0
  var count: Int32 = 0
  /// Told apart from earlier owners of the slot by this.
  var generation: UInt32 = 0
  /// The block it is solved in, or -1 while it takes no part.
  var block: Int32 = -1
  /// Its equation in the block, or the complement of its goal.
  var place: Int32 = 0
  var relation: Relation = .equal
  var isHeld = false
  /// False when a number of it is not finite or too large to compute with.
  var isSound = true
  var priority = Priority.required
  var constant = 0.0
  var rank = 0
  /// Its place in the order of addition.
  var serial = 0

  var isEquation: Bool { relation == .equal && priority.isRequired }
  var takesPart: Bool { isHeld && isSound && priority.counts }
}
