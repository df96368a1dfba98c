public import Foundation

/// One attribute of one item, to make constraints from.
///
/// Anchors are made when they are asked for; two of the same attribute and item are equal.
@MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  final weak var item: AnyObject?
  final let attribute: NSLayoutConstraint.Attribute
  /// What a dimension measures that is no attribute.
  final let span: AnchorSpan?

  @MainActor init(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
    span = nil
  }

  @MainActor init(_ span: AnchorSpan) {
    attribute = .notAnAttribute
    self.span = span
  }

  public final func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(self, .equal, anchor, constant: c)
  }

  public final func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(self, .greaterThanOrEqual, anchor, constant: c)
  }

  public final func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(self, .lessThanOrEqual, anchor, constant: c)
  }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    // Only read here, by the actor that anchors live on.
    nonisolated(unsafe) let object = object
    return MainActor.assumeIsolated {
      (object as? any ItemAnchor).map { isSame(as: $0) } ?? false
    }
  }

  nonisolated open override var hash: Int {
    MainActor.assumeIsolated {
      (item.map(ObjectIdentifier.init)?.hashValue ?? 0) ^ attribute.rawValue
    }
  }

  nonisolated open override var description: String {
    MainActor.assumeIsolated { AnchorText(self).description }
  }

  private func isSame(as other: any ItemAnchor) -> Bool {
    if self === other { return true }
    guard span == nil, other.span == nil, item != nil else { return false }
    return item === other.item && attribute == other.attribute
  }
}

/// An anchor, of whatever type.
@MainActor
protocol ItemAnchor: NSObject {
  var item: AnyObject? { get }
  var attribute: NSLayoutConstraint.Attribute { get }
  var span: AnchorSpan? { get }
}

extension NSLayoutAnchor: ItemAnchor {}

extension ItemAnchor {
  var end: AnchorSpan.End { AnchorSpan.End(item: item, attribute: attribute) }
}
