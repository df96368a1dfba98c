import Diagnostics
import Foundation

/// How large a cell has to be.
extension UITableViewCell {
  /// What the content needs, the accessory beside it, and the line below it. High confidence for
  /// the line, which stands so in files that Interface Builder laid out.
  final func sizeAroundContent(_ target: FittingTarget) -> CGSize {
    updateConstraintsIfNeeded()
    let (side, line) = (accessoryRoom, separatorHeight)
    let inner = FittingTarget(
      size: CGSize(
        width: max(target.size.width - side, 0), height: max(target.size.height - line, 0)),
      horizontal: target.horizontal, vertical: target.vertical)
    if inner.horizontal == .required { contentView.frame.size.width = inner.size.width }
    // Margins that the content takes over from the cell reach in where it lies beyond the cell.
    contentView.frame.size.height = min(contentView.frame.height, bounds.height)
    let size = contentSize(inner)
    return CGSize(width: size.width + side, height: size.height + line)
  }

  private var separatorHeight: CGFloat { (superview as? UITableView)?.separatorHeight ?? 0 }

  /// The content ends above the line below the row before iOS 13; since then the line is drawn over
  /// it. As on Interface Builder's canvas; high confidence there.
  final var lineBelowContent: CGFloat { Session.current.era < .ios13 ? separatorHeight : 0 }

  private func contentSize(_ target: FittingTarget) -> CGSize {
    if let listContentView {
      return listContentView.systemLayoutSizeFitting(
        target.size, withHorizontalFittingPriority: target.horizontal,
        verticalFittingPriority: target.vertical)
    }
    if contentView.holdsConstraints {
      let size = contentView.fittingSize(target)
      if size.height > 0 { return size }
      reportCollapse()
    }
    let standard = (superview as? UITableView)?.standardRowHeight ?? 44
    return CGSize(
      width: max(target.size.width, contentView.bounds.width),
      height: max(heightOfStyle, standard - separatorHeight))
  }

  /// The text is UIKit's own; high confidence.
  private func reportCollapse() {
    Session.current.report(
      Diagnostic(
        .warning, rule: "collapsed-row",
        "Detected a case where constraints ambiguously suggest a height of zero for a table view "
          + "cell's content view. We're considering the collapse unintentional and using standard "
          + "height instead. Cell: \(Session.current.name(self))",
        at: nil,
        hint: "constrain the content to the top and the bottom of the content view"),
      once: "collapsed-row")
  }
}

extension UIView {
  /// Whether Auto Layout has a part in the view's size.
  final var holdsConstraints: Bool {
    !heldConstraints.isEmpty || subviews.contains(where: \.holdsConstraints)
  }
}
