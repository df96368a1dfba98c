import Foundation

/// Where the sections, rows and headers of a table lie, from its top downwards.
///
/// A height is an estimate until what has it is seen; then it is settled.
struct TableGeometry {
  /// What a section asks for, in points.
  struct Heights {
    var header: CGFloat = 0
    var rows: [CGFloat] = []
    var footer: CGFloat = 0
  }

  /// Where the parts of a section lie.
  struct Section {
    let top: CGFloat
    let rowsTop: CGFloat
    let rowsBottom: CGFloat
    let bottom: CGFloat
  }

  /// The height of what stands above the first section.
  var top: CGFloat
  private var sections: HeightTree
  private var slots: [HeightTree]
  private var settled: Set<TableSlot> = []

  /// Below the table's own header; its footer is not counted.
  init(top: CGFloat, sections heights: [Heights]) {
    self.top = top
    slots = heights.map { HeightTree([$0.header] + $0.rows + [$0.footer]) }
    sections = HeightTree(slots.map(\.total))
  }

  var height: CGFloat { top + sections.total }
  var sectionCount: Int { slots.count }

  // MARK: Heights

  func isSettled(_ slot: TableSlot) -> Bool { settled.contains(slot) }

  /// Gives a part its true height; returns by how much it differs from the estimate.
  @discardableResult
  mutating func settle(_ slot: TableSlot, at height: CGFloat) -> CGFloat {
    settled.insert(slot)
    let change = height - slots[slot.section][slot.index]
    guard change != 0 else { return 0 }
    slots[slot.section][slot.index] = height
    sections[slot.section] = slots[slot.section].total
    return change
  }

  /// Takes what is known for estimates.
  mutating func unsettle() { settled = [] }
  mutating func unsettle(_ slot: TableSlot) { settled.remove(slot) }

  // MARK: Places

  func holds(_ slot: TableSlot) -> Bool {
    slots.indices.contains(slot.section) && (0..<slots[slot.section].count).contains(slot.index)
  }

  func top(of slot: TableSlot) -> CGFloat {
    top + sections.sum(before: slot.section) + slots[slot.section].sum(before: slot.index)
  }

  func height(of slot: TableSlot) -> CGFloat { slots[slot.section][slot.index] }

  func section(_ index: Int) -> Section {
    let start = top + sections.sum(before: index)
    let tree = slots[index]
    return Section(
      top: start, rowsTop: start + tree[0], rowsBottom: start + tree.sum(before: tree.count - 1),
      bottom: start + tree.total)
  }

  func rowCount(_ section: Int) -> Int { slots[section].count - 2 }

  /// Top and height of a row; nil for one that is not there.
  func row(_ path: IndexPath) -> (top: CGFloat, height: CGFloat)? {
    guard path.count == 2, slots.indices.contains(path.section),
      (0..<rowCount(path.section)).contains(path.row)
    else { return nil }
    let slot = TableSlot(path)
    return (top(of: slot), height(of: slot))
  }

  // MARK: What lies where

  /// The path of a slot that is a row.
  func path(of slot: TableSlot) -> IndexPath? {
    guard slot.index > 0, slot.index <= rowCount(slot.section) else { return nil }
    return IndexPath(row: slot.index - 1, section: slot.section)
  }

  /// The first part that ends below a height; nil if all ends above.
  func firstSlot(below height: CGFloat) -> TableSlot? {
    let section = sections.firstEnding(below: height - top)
    guard section < slots.count else { return nil }
    let rest = height - top - sections.sum(before: section)
    let index = slots[section].firstEnding(below: rest)
    return TableSlot(section: section, index: min(index, slots[section].count - 1))
  }

  var lastSlot: TableSlot? {
    slots.last.map { TableSlot(section: slots.count - 1, index: $0.count - 1) }
  }

  func slot(before slot: TableSlot) -> TableSlot? {
    if slot.index > 0 { return TableSlot(section: slot.section, index: slot.index - 1) }
    guard slot.section > 0 else { return nil }
    return TableSlot(section: slot.section - 1, index: slots[slot.section - 1].count - 1)
  }

  func slot(after slot: TableSlot) -> TableSlot? {
    if slot.index + 1 < slots[slot.section].count {
      return TableSlot(section: slot.section, index: slot.index + 1)
    }
    return slot.section + 1 < slots.count ? .header(of: slot.section + 1) : nil
  }

  /// The rows of which something lies between two heights, in order.
  func rows(from top: CGFloat, to bottom: CGFloat) -> [IndexPath] {
    var paths: [IndexPath] = []
    var next = firstSlot(below: top)
    while let slot = next, self.top(of: slot) < bottom {
      if let path = path(of: slot) { paths.append(path) }
      next = self.slot(after: slot)
    }
    return paths
  }

  func sections(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    let first = sections.firstEnding(below: top - self.top)
    var end = first
    while end < slots.count, self.top + sections.sum(before: end) < bottom { end += 1 }
    return first..<end
  }
}
