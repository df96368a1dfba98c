public import Foundation

extension UISegmentedControl {
  // MARK: Inserting and removing

  public final func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment)
  }

  public final func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment)
  }

  /// An index beyond the end appends; what was chosen stays chosen. Documented.
  private func insert(_ segment: Segment, at index: Int) {
    let place = min(max(index, 0), segments.count)
    segments.insert(segment, at: place)
    if storedIndex >= place { storedIndex += 1 }
  }

  public final func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    if storedIndex == segment {
      storedIndex = UISegmentedControl.noSegment
    } else if storedIndex > segment {
      storedIndex -= 1
    }
  }

  public final func removeAllSegments() {
    segments = []
    storedIndex = UISegmentedControl.noSegment
  }

  // MARK: Content

  public final func titleForSegment(at segment: Int) -> String? { at(segment)?.title }

  /// A segment shows a title or an image, never both; documented.
  public final func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (title, nil) }
  }

  public final func imageForSegment(at segment: Int) -> UIImage? { at(segment)?.image }

  public final func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (nil, image) }
  }

  public final func widthForSegment(at segment: Int) -> CGFloat { at(segment)?.width ?? 0 }

  public final func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = width }
  }

  public final func isEnabledForSegment(at segment: Int) -> Bool { at(segment)?.isEnabled ?? false }

  public final func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }

  public final func contentOffsetForSegment(at segment: Int) -> CGSize {
    at(segment)?.contentOffset ?? .zero
  }

  public final func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    change(segment) { $0.contentOffset = offset }
  }

  private func at(_ index: Int) -> Segment? {
    segments.indices.contains(index) ? segments[index] : nil
  }

  private func change(_ index: Int, _ change: (inout Segment) -> Void) {
    guard segments.indices.contains(index) else { return }
    change(&segments[index])
  }

  // MARK: Widths

  /// What each segment asks for: its content in whole points and 10 points on either side, 7 before
  /// iOS 13; all as wide as the widest unless widths follow the content. Titles are measured in
  /// the regular weight. Fitted to a dozen recorded widths; high confidence.
  final var ownWidths: [CGFloat] {
    let padding: CGFloat = InterfaceEra.current < .ios13 ? 14 : 20
    let font = measuredTitleFont
    let natural = segments.map { segment -> CGFloat in
      if segment.width > 0 { return segment.width }
      let content: CGFloat = segment.image?.size.width ?? font.size(of: segment.title).width
      return content.rounded(.up) + padding
    }
    if apportionsSegmentWidthsByContent { return natural }
    let free = zip(segments, natural).filter { $0.0.width <= 0 }.map(\.1)
    let widest: CGFloat = free.max() ?? 0
    return zip(segments, natural).map { $0.width > 0 ? $1 : widest }
  }

  /// The widths of all segments and of the lines between them, a point each.
  final var ownWidth: CGFloat {
    let lines = CGFloat(max(segments.count - 1, 0))
    return ownWidths.reduce(lines, +)
  }

  /// The widths that fill a control: what is left over is shared out evenly among the segments
  /// without a width of their own, or in proportion where widths follow the content.
  final func shownWidths(in width: CGFloat) -> [CGFloat] {
    let own = ownWidths
    let fixed: CGFloat = segments.map(\.width).filter { $0 > 0 }.reduce(0, +)
    let natural: CGFloat = own.reduce(0, +) - fixed
    guard natural > 0 else { return own }
    let factor: CGFloat = max(0, width - fixed) / natural
    return zip(segments, own).map { $0.width > 0 ? $1 : $1 * factor }
  }

  /// Side by side from the leading end.
  final var segmentRects: [CGRect] {
    var x: CGFloat = bounds.minX
    return shownWidths(in: bounds.width).map { width in
      defer { x += width }
      let left: CGFloat = isRightToLeft ? bounds.minX + bounds.maxX - x - width : x
      return CGRect(x: left, y: bounds.minY, width: width, height: bounds.height)
    }
  }
}
