import Foundation
import UIKit

/// Arrangements of views by constraints.
enum LayoutShape: String, CaseIterable {
  case chain, stack, nested, siblings, form
  case stackView = "stack view"
}

/// Many views in a window, and changes of one of them.
@MainActor
final class LayoutTree {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  private let root: UIView
  private var last = UIView()
  /// The constraint whose constant is changed.
  private var edited: NSLayoutConstraint?
  private var extra: NSLayoutConstraint?
  private var visitor: UIView?

  init(_ shape: LayoutShape, _ count: Int) {
    root = UIView(frame: window.bounds)
    window.addSubview(root)
    switch shape {
    case .chain: makeChain(count)
    case .stack: makeStack(count)
    case .nested: makeNested(count)
    case .siblings: makeSiblings(count)
    case .form: makeForm(count)
    case .stackView: makeStackView(count)
    }
  }

  /// At the end of the turn the tree is laid out.
  func show() { window.isHidden = false }

  /// Each is a turn; the ones that add take away again in the next.
  var changes: [(name: String, change: (Int) -> Void)] {
    [
      ("a constant", { self.edited?.constant += $0 % 2 == 0 ? 1 : -1 }),
      ("a constraint", { _ in self.toggleConstraint() }),
      ("a view", { _ in self.toggleView() }),
    ]
  }

  private func toggleConstraint() {
    if let extra {
      extra.isActive = false
      self.extra = nil
    } else {
      extra = last.widthAnchor.constraint(greaterThanOrEqualToConstant: 1)
      extra?.isActive = true
    }
  }

  private func toggleView() {
    if let visitor {
      visitor.removeFromSuperview()
      self.visitor = nil
    } else {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      pin(view.leadingAnchor, root.leadingAnchor, 4)
      pin(view.topAnchor, root.topAnchor, 4)
      size(view, 20, 20)
      visitor = view
    }
  }

  // MARK: Shapes

  /// Each view beside the one before and as wide; the last ends where the root does.
  private func makeChain(_ count: Int) {
    var before: UIView?
    for _ in 0..<count {
      let view = add()
      if let before {
        edited = pin(view.leadingAnchor, before.trailingAnchor, 1)
        view.widthAnchor.constraint(equalTo: before.widthAnchor).isActive = true
      } else {
        pin(view.leadingAnchor, root.leadingAnchor, 8)
      }
      pin(view.topAnchor, root.topAnchor, 0)
      view.heightAnchor.constraint(equalToConstant: 20).isActive = true
      before = view
    }
    let end = root.trailingAnchor.constraint(equalTo: last.trailingAnchor, constant: 8)
    end.priority = UILayoutPriority(999)
    end.isActive = true
  }

  /// Views under each other, from edge to edge.
  private func makeStack(_ count: Int) {
    var before: UIView?
    for _ in 0..<count {
      let view = add()
      edited = pin(view.topAnchor, before?.bottomAnchor ?? root.topAnchor, 8)
      pin(view.leadingAnchor, root.leadingAnchor, 16)
      pin(view.trailingAnchor, root.trailingAnchor, -16)
      let height = view.heightAnchor.constraint(equalToConstant: 44)
      height.priority = .defaultHigh
      height.isActive = true
      before = view
    }
  }

  /// Each view a point inside the one before; the depth stays within what recursion bears.
  private func makeNested(_ count: Int) {
    for start in stride(from: 0, to: count, by: 100) {
      var outer = root
      for _ in start..<min(start + 100, count) {
        let view = add(to: outer)
        pin(view.leadingAnchor, outer.leadingAnchor, 1)
        pin(view.topAnchor, outer.topAnchor, 1)
        pin(view.trailingAnchor, outer.trailingAnchor, -1)
        edited = pin(view.bottomAnchor, outer.bottomAnchor, -1)
        outer = view
      }
    }
  }

  /// Each view placed by its container alone.
  private func makeSiblings(_ count: Int) {
    for index in 0..<count {
      let view = add()
      edited = pin(view.leadingAnchor, root.leadingAnchor, CGFloat(index % 300))
      pin(view.topAnchor, root.topAnchor, CGFloat(index % 800))
      view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.1).isActive = true
      view.heightAnchor.constraint(equalToConstant: 20).isActive = true
    }
  }

  /// Rows of a label and a field.
  private func makeForm(_ count: Int) {
    var above = root.topAnchor
    for index in 0..<count / 2 {
      let label = add(UILabel())
      (label as? UILabel)?.text = "Label \(index)"
      let field = add(UITextField())
      edited = pin(label.topAnchor, above, 8)
      pin(label.leadingAnchor, root.leadingAnchor, 16)
      pin(field.leadingAnchor, label.trailingAnchor, 8)
      pin(field.trailingAnchor, root.trailingAnchor, -16)
      pin(field.topAnchor, label.topAnchor, 0)
      label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
      above = field.bottomAnchor
    }
  }

  /// Stack views of ten rows each, beside one another.
  private func makeStackView(_ count: Int) {
    for _ in stride(from: 0, to: count, by: 10) {
      let stack = UIStackView()
      stack.axis = .vertical
      stack.spacing = 4
      add(stack)
      pin(stack.leadingAnchor, root.leadingAnchor, 16)
      edited = pin(stack.topAnchor, root.topAnchor, 16)
      for _ in 0..<10 {
        let view = UIView()
        stack.addArrangedSubview(view)
        size(view, 40, 20)
        last = view
      }
    }
  }

  // MARK: Steps

  @discardableResult
  private func add(_ view: UIView = UIView(), to superview: UIView? = nil) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    (superview ?? root).addSubview(view)
    last = view
    return view
  }

  @discardableResult
  private func pin<Axis>(
    _ one: NSLayoutAnchor<Axis>, _ other: NSLayoutAnchor<Axis>, _ constant: CGFloat
  ) -> NSLayoutConstraint {
    let constraint = one.constraint(equalTo: other, constant: constant)
    constraint.isActive = true
    return constraint
  }

  private func size(_ view: UIView, _ width: CGFloat, _ height: CGFloat) {
    view.widthAnchor.constraint(equalToConstant: width).isActive = true
    view.heightAnchor.constraint(equalToConstant: height).isActive = true
  }
}
