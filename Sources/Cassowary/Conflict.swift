/// Required constraints that cannot hold together, and the one that was left out for that.
///
/// The set is minimal: without any one of its constraints the others can hold.
public struct Conflict: Hashable, Sendable {
  /// In the order in which they were added.
  public let constraints: [ConstraintID]
  /// One of `constraints`, chosen by `Solver.chooseVictim`. It stays out of the system until it or
  /// another constraint in its part of the system is removed or edited.
  public let broken: ConstraintID
}
