import Foundation

/// What was told of rows that come, go and move, until the data source is asked anew.
///
/// Documented: deletions and reloads name rows as they stood before, insertions as they stand
/// afterwards.
struct TableUpdates {
  typealias Animation = UITableView.RowAnimation

  private(set) var deletedRows: [IndexPath: Animation] = [:]
  private(set) var insertedRows: [IndexPath: Animation] = [:]
  private(set) var reloadedRows: [IndexPath: Animation] = [:]
  private(set) var movedRows: [IndexPath: IndexPath] = [:]
  private(set) var deletedSections: [Int: Animation] = [:]
  private(set) var insertedSections: [Int: Animation] = [:]
  private(set) var reloadedSections: [Int: Animation] = [:]
  private(set) var movedSections: [Int: Int] = [:]

  /// Whether rows came, went or changed.
  var isEmpty: Bool {
    deletedRows.isEmpty && insertedRows.isEmpty && reloadedRows.isEmpty && movedRows.isEmpty
      && deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty
      && movedSections.isEmpty
  }

  mutating func delete(_ rows: [IndexPath], _ animation: Animation) {
    for row in rows { deletedRows[row] = animation }
  }

  mutating func insert(_ rows: [IndexPath], _ animation: Animation) {
    for row in rows { insertedRows[row] = animation }
  }

  mutating func reload(_ rows: [IndexPath], _ animation: Animation) {
    for row in rows { reloadedRows[row] = animation }
  }

  mutating func move(_ row: IndexPath, to place: IndexPath) { movedRows[row] = place }

  mutating func delete(_ sections: IndexSet, _ animation: Animation) {
    for section in sections { deletedSections[section] = animation }
  }

  mutating func insert(_ sections: IndexSet, _ animation: Animation) {
    for section in sections { insertedSections[section] = animation }
  }

  mutating func reload(_ sections: IndexSet, _ animation: Animation) {
    for section in sections { reloadedSections[section] = animation }
  }

  mutating func move(_ section: Int, to place: Int) { movedSections[section] = place }

  // MARK: Where rows are afterwards

  /// Where a row that stood there stands now; nil for one that went or is made anew.
  func place(after path: IndexPath) -> IndexPath? {
    if let moved = movedRows[path] { return moved }
    guard deletedRows[path] == nil, reloadedRows[path] == nil,
      reloadedSections[path.section] == nil, let section = section(after: path.section)
    else { return nil }
    // The rows that stay fill, in their order, the places that nothing else takes.
    let leaving = Set(deletedRows.keys).union(movedRows.keys)
      .filter { $0.section == path.section && $0.row < path.row }.count
    var row = path.row - leaving
    let taken = Set(insertedRows.keys).union(movedRows.values)
      .filter { $0.section == section }.map(\.row).sorted()
    for place in taken where place <= row { row += 1 }
    return IndexPath(row: row, section: section)
  }

  private func section(after section: Int) -> Int? {
    if let moved = movedSections[section] { return moved }
    guard deletedSections[section] == nil else { return nil }
    let leaving = Set(deletedSections.keys).union(movedSections.keys)
    var place = section - leaving.filter { $0 < section }.count
    let taken = Set(insertedSections.keys).union(movedSections.values)
    for other in taken.sorted() where other <= place { place += 1 }
    return place
  }

  /// How a row that stood there goes.
  func departure(of path: IndexPath) -> Animation {
    deletedRows[path] ?? reloadedRows[path] ?? deletedSections[path.section]
      ?? reloadedSections[path.section] ?? .none
  }

  /// How a row that stands there now comes; nil for one that was there.
  func arrival(of path: IndexPath) -> Animation? {
    if let animation = insertedRows[path] ?? insertedSections[path.section] { return animation }
    let reloaded = reloadedSections.first { section(after: $0.key) == path.section }
    if let reloaded { return reloaded.value }
    let row = reloadedRows.first { placeOfReloaded($0.key) == path }
    return row?.value
  }

  private func placeOfReloaded(_ path: IndexPath) -> IndexPath? {
    var others = self
    others.reloadedRows[path] = nil
    return others.place(after: path)
  }
}
