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
}
