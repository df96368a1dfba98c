import Foundation
import UIKit

/// Views and constraints by name, laid out in a window of 320 × 480 points at 2×.
///
/// A constraint reads `a.leading = root.leading + 20 @750`, `a.width <= 0.5 b.width - 1` or
/// `a.height = 44`.
@MainActor
final class LayoutScene {
  let session: Session
  let window: UIWindow
  let root: UIView
  private var items: [String: AnyObject] = [:]
  private var names: [String] = []
  private(set) var constraints: [NSLayoutConstraint] = []

  init(device: String = "retina3_5") {
    let session = Session(device: Device.named(device) ?? .phone)
    self.session = session
    (window, root) = session.perform {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let root = UIView(frame: window.bounds)
      window.addSubview(root)
      window.isHidden = false
      return (window, root)
    }
    items["root"] = root
  }

  /// Adds a view that constraints place.
  @discardableResult
  func add<View: UIView>(
    _ name: String, in superview: String = "root", _ view: @autoclosure () -> View
  ) -> View {
    session.bind {
      let view = view()
      view.translatesAutoresizingMaskIntoConstraints = false
      (items[superview] as? UIView)?.addSubview(view)
      items[name] = view
      names.append(name)
      return view
    }
  }

  @discardableResult
  func add(_ name: String, in superview: String = "root", size: CGSize? = nil) -> UIView {
    add(name, in: superview, SizedView(size))
  }

  func name(_ item: AnyObject, _ name: String) { items[name] = item }

  /// Activates constraints, one a line; returns the last.
  @discardableResult
  func constrain(_ text: String) -> NSLayoutConstraint? {
    session.bind {
      for line in text.split(separator: "\n") {
        guard let constraint = constraint(String(line)) else { continue }
        constraints.append(constraint)
        constraint.isActive = true
      }
    }
    return constraints.last
  }

  /// The frames of the views after a turn, one a line.
  var frames: String {
    session.perform {}
    return session.bind {
      names.compactMap { name in
        (items[name] as? UIView).map { "\(name) \(Self.text($0.frame))" }
      }.joined(separator: "\n")
    }
  }

  static func text(_ rect: CGRect) -> String {
    [rect.minX, rect.minY, rect.width, rect.height].map { number($0) }.joined(separator: " ")
  }

  private static func number(_ value: CGFloat) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  // MARK: Reading a constraint

  private func constraint(_ line: String) -> NSLayoutConstraint? {
    var words = line.split(separator: " ").map(String.init)
    var priority = UILayoutPriority.required
    if let last = words.last, last.hasPrefix("@") {
      priority = UILayoutPriority(Float(last.dropFirst()) ?? 1000)
      words.removeLast()
    }
    guard words.count >= 3, let first = side(words[0]), let relation = Self.relations[words[1]]
    else { return nil }
    var rest = Array(words.dropFirst(2))
    var multiplier: CGFloat = 1
    if rest.count > 1, let factor = Double(rest[0]), side(rest[1]) != nil {
      multiplier = CGFloat(factor)
      rest.removeFirst()
    }
    let second = side(rest[0])
    var constant: CGFloat = 0
    if second == nil { constant = CGFloat(Double(rest[0]) ?? 0) }
    if rest.count == 3 {
      constant = CGFloat(Double(rest[2]) ?? 0) * (rest[1] == "-" ? -1 : 1)
    }
    let constraint = NSLayoutConstraint(
      item: first.item, attribute: first.attribute, relatedBy: relation, toItem: second?.item,
      attribute: second?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
    constraint.priority = priority
    return constraint
  }

  private func side(
    _ word: String
  ) -> (item: AnyObject, attribute: NSLayoutConstraint.Attribute)? {
    let parts = word.split(separator: ".").map(String.init)
    guard parts.count == 2, let item = items[parts[0]], let attribute = Self.attributes[parts[1]]
    else { return nil }
    return (item, attribute)
  }

  private static let relations: [String: NSLayoutConstraint.Relation] = [
    "=": .equal, "<=": .lessThanOrEqual, ">=": .greaterThanOrEqual,
  ]

  private static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
    "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX,
    "centerY": .centerY, "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline,
    "leftMargin": .leftMargin, "rightMargin": .rightMargin, "topMargin": .topMargin,
    "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin,
    "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerXWithinMargins,
    "centerYWithinMargins": .centerYWithinMargins,
  ]
}

/// A view whose content has a size that tests set.
final class SizedView: UIView {
  var contentSize: CGSize? { didSet { invalidateIntrinsicContentSize() } }
  var insets = UIEdgeInsets.zero

  init(_ size: CGSize?) {
    contentSize = size
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var intrinsicContentSize: CGSize { contentSize ?? super.intrinsicContentSize }
  override var alignmentRectInsets: UIEdgeInsets { insets }
}
