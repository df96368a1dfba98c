/// The shapes that are drawn by hand, by the names of the system's symbols.
///
/// What can be put together from others (see `SymbolLibrary`) is not in the tables.
enum SymbolTable {
  static let rooms = [arrows, signs, things, world]

  static func text(of name: String) -> String? {
    rooms.lazy.compactMap { $0[name] }.first
  }
}
