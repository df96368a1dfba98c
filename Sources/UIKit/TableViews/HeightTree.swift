import Foundation

/// Heights one below the other, with their sums at hand.
///
/// Changing one and finding what lies at a place take time that grows with the logarithm of their
/// number. Each node of the tree holds the sum of as many heights, up to its own, as the lowest
/// bit of its number says.
struct HeightTree {
  private(set) var heights: [CGFloat]
  private var sums: [CGFloat]

  init(_ heights: [CGFloat]) {
    self.heights = heights
    sums = [0] + heights
    for node in sums.indices.dropFirst() {
      let parent = node + (node & -node)
      if parent < sums.count { sums[parent] += sums[node] }
    }
  }

  var count: Int { heights.count }
  var total: CGFloat { sum(before: count) }

  subscript(index: Int) -> CGFloat {
    get { heights[index] }
    set {
      let change = newValue - heights[index]
      guard change != 0 else { return }
      heights[index] = newValue
      var node = index + 1
      while node < sums.count {
        sums[node] += change
        node += node & -node
      }
    }
  }

  /// Where the height of the index begins.
  func sum(before index: Int) -> CGFloat {
    var (sum, node): (CGFloat, Int) = (0, index)
    while node > 0 {
      sum += sums[node]
      node -= node & -node
    }
    return sum
  }

  /// The first that ends below the place; `count` if none does. What ends less than a thousandth
  /// of a point below it ends at it: sums are not exact.
  func firstEnding(below place: CGFloat) -> Int {
    var (node, left) = (0, place + 0.001)
    var step = count == 0 ? 0 : 1 << (Int.bitWidth - 1 - count.leadingZeroBitCount)
    while step > 0 {
      if node + step <= count, sums[node + step] <= left {
        node += step
        left -= sums[node]
      }
      step /= 2
    }
    return node
  }
}
