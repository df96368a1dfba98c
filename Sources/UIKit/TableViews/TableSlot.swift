import Foundation

/// A part of a table that has a height: a section's header, one of its rows, or its footer.
struct TableSlot: Hashable, Comparable {
  let section: Int
  /// 0 for the header, then the rows, then the footer.
  let index: Int

  init(section: Int, index: Int) {
    self.section = section
    self.index = index
  }

  init(_ path: IndexPath) {
    self.init(section: path.section, index: path.row + 1)
  }

  static func header(of section: Int) -> TableSlot { TableSlot(section: section, index: 0) }

  static func footer(of section: Int, rows: Int) -> TableSlot {
    TableSlot(section: section, index: rows + 1)
  }

  static func < (one: TableSlot, other: TableSlot) -> Bool {
    (one.section, one.index) < (other.section, other.index)
  }
}
