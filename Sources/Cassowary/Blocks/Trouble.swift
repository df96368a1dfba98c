/// Why required constraints of a block cannot hold together.
enum Trouble {
  /// An equation is contradicted by those it follows from.
  case check(Program.Check)
  /// A sum of goals, each times its number, would have to be at least zero and is less.
  case goals([(goal: Int32, share: Double)])
}
