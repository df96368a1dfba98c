import UIKit

/// A stack in a window, laid out.
@MainActor
struct StackStage {
  let session: Session
  let stack: UIStackView
  private let window: UIWindow

  /// Without a length the stack has none from outside on that axis.
  init(
    _ axis: NSLayoutConstraint.Axis = .horizontal,
    _ distribution: UIStackView.Distribution = .fill,
    _ alignment: UIStackView.Alignment = .fill, spacing: CGFloat = 0, width: CGFloat? = nil,
    height: CGFloat? = nil, device: Device = .phone, _ views: () -> [UIView]
  ) {
    session = Session(device: device)
    (window, stack) = session.perform {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      let stack = UIStackView(arrangedSubviews: views())
      stack.accessibilityIdentifier = "stack"
      stack.axis = axis
      stack.distribution = distribution
      stack.alignment = alignment
      stack.spacing = spacing
      stack.translatesAutoresizingMaskIntoConstraints = false
      let root = UIView(frame: window.bounds)
      window.addSubview(root)
      root.addSubview(stack)
      let lengths: [(NSLayoutConstraint.Attribute, CGFloat?)] = [
        (.left, 0), (.top, 0), (.width, width), (.height, height),
      ]
      for (attribute, length) in lengths {
        guard let length else { continue }
        let isSize = attribute == .width || attribute == .height
        root.addConstraint(
          NSLayoutConstraint(
            item: stack, attribute: attribute, relatedBy: .equal, toItem: isSize ? nil : root,
            attribute: isSize ? .notAnAttribute : attribute, multiplier: 1, constant: length))
      }
      window.isHidden = false
      return (window, stack)
    }
  }

  /// Frames after a change, a view each: its name, then x, y, width and height. The stack itself
  /// comes first.
  func frames(_ change: (UIStackView) -> Void = { _ in }) -> [String] {
    session.perform {
      change(stack)
      window.layoutIfNeeded()
    }
    return ([stack] + stack.subviews).map { view in
      let frame = view.frame
      let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(text)
      return "\(view.accessibilityIdentifier ?? "view") \(numbers.joined(separator: " "))"
    }
  }

  /// What the window shows after a change, as text.
  func picture(_ change: (UIStackView) -> Void = { _ in }) -> String {
    session.perform { change(stack) }
    return session.bind { window.composeFrame().description }
  }

  private func text(_ number: CGFloat) -> String {
    let rounded = (number * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
