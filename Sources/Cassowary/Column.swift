/// What the solver knows of a variable.
struct Column {
  /// Its place in the order of creation.
  var serial = 0
  var isHeld = false
  /// How many constraints mention it.
  var uses: Int32 = 0
  /// The block that settles it, or -1.
  var block: Int32 = -1
  /// Its index in the block.
  var place: Int32 = 0
  /// The first required equation that names it alone, or -1.
  var pin: Int32 = -1
  /// Whether blocks are not told apart at it, because of a conflict.
  var joins = false
  /// The wish by which it is edited, or an id that was never given.
  var edit = ConstraintID.none

  /// Whether it is a number to all but the block that has its pin.
  var isPinned: Bool { pin >= 0 && !joins }
}
