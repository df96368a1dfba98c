import Drawing
import Foundation

/// Where carets stand in a line of glyphs.
struct CaretPlaces {
  private let line: TextLine
  private let shaped: ShapedText
  private let spacing: Double

  init(_ line: TextLine, _ shaped: ShapedText) {
    (self.line, self.shaped) = (line, shaped)
    let count = Double(shaped.clusters.count)
    spacing = count > 0 ? (Double(line.width) - shaped.advance) / count : 0
  }

  /// Before each character, and after the last one. Characters that share their glyphs share the
  /// room of them evenly.
  var places: [CGFloat] {
    let starts = characterOffsets
    guard let first = shaped.clusters.first, let end = starts.last, end > 0 else { return [0] }
    var places: [CGFloat] = []
    var clusters = shaped.clusters[...]
    var current = first
    for start in starts.dropLast() {
      while let next = clusters.first, next.offset <= start {
        current = next
        clusters.removeFirst()
      }
      let limit = clusters.first?.offset ?? end
      let share = Double(start - current.offset) / Double(max(1, limit - current.offset))
      places.append(place(current, share))
    }
    return places + [place(current, 1)]
  }

  /// In bytes; the last one is the end of the text.
  private var characterOffsets: [Int] {
    var offset = 0
    var offsets = [0]
    for character in line.text {
      offset += character.utf8.count
      offsets.append(offset)
    }
    return offsets
  }

  private func place(_ cluster: ShapedText.Cluster, _ share: Double) -> CGFloat {
    let left = cluster.x + spacing * Double(cluster.clustersBefore)
    let width = cluster.advance + spacing
    return CGFloat(left + width * (cluster.isRightToLeft ? 1 - share : share))
  }
}
