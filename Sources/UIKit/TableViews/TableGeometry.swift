import Foundation

/// Where the sections, rows and headers of a table lie, from its top downwards.
struct TableGeometry {
  /// What a section asks for, in points.
  struct Heights {
    var header: CGFloat = 0
    var rows: [CGFloat] = []
    var footer: CGFloat = 0
  }

  struct Section {
    let top: CGFloat
    let rowsTop: CGFloat
    /// The lower edge of each row.
    let rowEnds: [CGFloat]
    let bottom: CGFloat

    var rowsBottom: CGFloat { rowEnds.last ?? rowsTop }
  }

  private(set) var sections: [Section] = []
  private(set) var height: CGFloat

  /// Below the table's own header; its footer is not counted.
  init(top: CGFloat, sections heights: [Heights]) {
    height = top
    for section in heights {
      let rowsTop = height + section.header
      var edge = rowsTop
      let ends = section.rows.map { row in
        edge += row
        return edge
      }
      sections.append(
        Section(top: height, rowsTop: rowsTop, rowEnds: ends, bottom: edge + section.footer))
      height = edge + section.footer
    }
  }

  /// Top and height of a row; nil for one that is not there.
  func row(_ path: IndexPath) -> (top: CGFloat, height: CGFloat)? {
    guard path.count == 2, sections.indices.contains(path.section) else { return nil }
    let section = sections[path.section]
    guard section.rowEnds.indices.contains(path.row) else { return nil }
    let top = path.row == 0 ? section.rowsTop : section.rowEnds[path.row - 1]
    return (top, section.rowEnds[path.row] - top)
  }

  /// The rows of which something lies between two heights, in order.
  func rows(from top: CGFloat, to bottom: CGFloat) -> [IndexPath] {
    sections(from: top, to: bottom).flatMap { index -> [IndexPath] in
      let ends = sections[index].rowEnds
      let first = ends.firstSorted { $0 > top }
      return (first..<ends.count).lazy
        .prefix { ($0 == 0 ? sections[index].rowsTop : ends[$0 - 1]) < bottom }
        .map { IndexPath(row: $0, section: index) }
    }
  }

  func sections(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    let first = sections.firstSorted { $0.bottom > top }
    let end = sections.firstSorted { $0.top >= bottom }
    return first..<max(first, end)
  }
}

extension Array {
  /// Where the condition begins to hold, in an array in which it holds from some place on.
  fileprivate func firstSorted(where holds: (Element) -> Bool) -> Int {
    var range = 0..<count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range = holds(self[middle]) ? range.lowerBound..<middle : middle + 1..<range.upperBound
    }
    return range.lowerBound
  }
}
