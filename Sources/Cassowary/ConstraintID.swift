/// A constraint of a `Solver`, from when it is added until it is removed.
///
/// The id of a removed constraint is never given again.
public struct ConstraintID: Hashable, Sendable {
  let slot: Int32
  let generation: UInt32
}
