import Foundation

/// Where a flow layout's sections lie, one after the other.
///
/// Everything is reckoned as for lines that run across and follow one another downwards;
/// transposed for the other direction.
struct FlowGeometry {
  struct Measures {
    var header: CGSize
    var footer: CGSize
    var inset: UIEdgeInsets
    var lineSpacing: CGFloat
    var itemSpacing: CGFloat
    var items: [CGSize]
  }

  struct Section {
    var frame: CGRect
    var header: CGRect
    var items: [CGRect]
    var footer: CGRect
  }

  private(set) var sections: [Section] = []
  private let breadth: CGFloat
  private let isTransposed: Bool
  private let isMirrored: Bool
  private var end: CGFloat = 0

  /// - Parameter isMirrored: Whether lines that run across begin at the right.
  init(breadth: CGFloat = 0, isTransposed: Bool = false, isMirrored: Bool = false) {
    self.breadth = max(breadth, 0)
    self.isTransposed = isTransposed
    self.isMirrored = isMirrored
  }

  /// As seen where leading means right; sections beside each other do not change places.
  private func directed(_ rect: CGRect) -> CGRect {
    isMirrored && !isTransposed ? rect.offsetBy(dx: breadth - rect.minX - rect.maxX, dy: 0) : rect
  }

  var size: CGSize { turned(CGRect(x: 0, y: 0, width: breadth, height: end)).size }

  mutating func append(_ measures: Measures) {
    let start = end
    let inset = turned(measures.inset)
    let header = band(turned(measures.header).height, at: start)
    var y = header.maxY + inset.top
    var items: [CGRect] = []
    let room = max(breadth - inset.left - inset.right, 0)
    let lines = Self.lines(
      measures.items.map(turned), room: room, spacing: measures.itemSpacing)
    var gap = measures.itemSpacing
    for (index, line) in lines.enumerated() {
      if index > 0 { y += measures.lineSpacing }
      let isLast = index == lines.count - 1
      if !isLast { gap = line.justified(in: room, atLeast: measures.itemSpacing) }
      items += line.frames(left: inset.left, top: y, gap: gap)
      y += line.height
    }
    let footer = band(turned(measures.footer).height, at: y + inset.bottom)
    end = footer.maxY
    sections.append(
      Section(
        frame: turned(CGRect(x: 0, y: start, width: breadth, height: end - start)),
        header: turned(header), items: items.map { turned(directed($0)) }, footer: turned(footer)))
  }

  private func band(_ height: CGFloat, at y: CGFloat) -> CGRect {
    CGRect(x: 0, y: y, width: breadth, height: height)
  }

  // MARK: Lines

  /// Items that stand side by side.
  struct Line {
    var items: [CGSize] = []
    var width: CGFloat = 0
    var height: CGFloat = 0

    /// The space between items of a line that is full: what is left over is shared. Medium
    /// confidence.
    func justified(in room: CGFloat, atLeast spacing: CGFloat) -> CGFloat {
      guard items.count > 1 else { return spacing }
      return max((room - width) / CGFloat(items.count - 1), spacing)
    }

    /// In the middle of the line's height. The last line begins at the left with the spaces of
    /// the one before. Medium confidence.
    func frames(left: CGFloat, top: CGFloat, gap: CGFloat) -> [CGRect] {
      var x = left
      return items.map { size in
        defer { x += size.width + gap }
        return CGRect(
          x: x, y: top + (height - size.height) / 2, width: size.width, height: size.height)
      }
    }
  }

  private static func lines(
    _ sizes: [CGSize], room: CGFloat, spacing: CGFloat
  ) -> [Line] {
    var lines: [Line] = []
    var line = Line()
    for size in sizes {
      let gaps = spacing * CGFloat(line.items.count)
      if !line.items.isEmpty, line.width + gaps + size.width > room + 0.001 {
        lines.append(line)
        line = Line()
      }
      line.items.append(size)
      line.width += size.width
      line.height = max(line.height, size.height)
    }
    return line.items.isEmpty ? lines : lines + [line]
  }

  // MARK: Turning

  /// A size to lay out with, whatever an app says.
  private func turned(_ size: CGSize) -> CGSize {
    func usable(_ number: CGFloat) -> CGFloat { number.isFinite ? min(max(number, 0), 1e6) : 0 }
    return isTransposed
      ? CGSize(width: usable(size.height), height: usable(size.width))
      : CGSize(width: usable(size.width), height: usable(size.height))
  }

  private func turned(_ rect: CGRect) -> CGRect {
    isTransposed
      ? CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width) : rect
  }

  private func turned(_ insets: UIEdgeInsets) -> UIEdgeInsets {
    isTransposed
      ? UIEdgeInsets(
        top: insets.left, left: insets.top, bottom: insets.right, right: insets.bottom) : insets
  }
}
