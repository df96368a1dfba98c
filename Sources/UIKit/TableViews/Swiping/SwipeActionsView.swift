import Foundation

/// The buttons that a swiped row uncovers. They share what there is of the view.
@MainActor
final class SwipeActionsView: UIView {
  let side: SwipedRow.Side
  private let buttons: [SwipeActionButton]

  /// The action and its button are told when it is tapped.
  init(
    _ actions: [UIContextualAction], at side: SwipedRow.Side,
    perform: @escaping @MainActor (UIContextualAction, UIView) -> Void
  ) {
    self.side = side
    buttons = actions.map { SwipeActionButton($0, at: side, perform) }
    super.init(frame: .zero)
    clipsToBounds = true
    for button in buttons { addSubview(button) }
  }

  required init?(coder: NSCoder) { nil }

  /// How wide they are together when the row stands still.
  var openWidth: CGFloat { buttons.reduce(0) { $0 + $1.openWidth } }

  /// The first action is the outermost.
  var outermost: UIView? { buttons.first }

  override func layoutSubviews() {
    super.layoutSubviews()
    let share = openWidth > 0 ? bounds.width / openWidth : 0
    var end: CGFloat = 0
    for button in buttons {
      let width = button.openWidth * share
      let x = side == .trailing ? bounds.width - end - width : end
      button.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      end += width
    }
  }
}

/// One action's button: its picture and title in white on its colour.
@MainActor
final class SwipeActionButton: UIControl {
  /// Buttons with short titles are so wide. Medium confidence.
  private static let leastWidth: CGFloat = 74
  /// Beside a title; low confidence.
  private static let padding: CGFloat = 15

  private let side: SwipedRow.Side
  private let title = UILabel()
  private let picture = UIImageView()
  private let answer: @MainActor (UIView) -> Void

  init(
    _ action: UIContextualAction, at side: SwipedRow.Side,
    _ perform: @escaping @MainActor (UIContextualAction, UIView) -> Void
  ) {
    self.side = side
    answer = { perform(action, $0) }
    super.init(frame: .zero)
    clipsToBounds = true
    backgroundColor = action.backgroundColor
    title.text = action.image == nil ? action.title : nil
    title.font = .systemFont(ofSize: 17)
    title.textColor = .white
    title.textAlignment = .center
    title.numberOfLines = 2
    picture.image = action.image?.withRenderingMode(.alwaysTemplate)
    picture.tintColor = .white
    picture.contentMode = .center
    for view in [title, picture] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) { nil }

  var openWidth: CGFloat {
    let content = max(title.intrinsicContentSize.width, picture.image?.size.width ?? 0)
    return max(Self.leastWidth, (content + 2 * Self.padding).rounded(.up))
  }

  /// What it shows keeps its distance from the row. Medium confidence.
  override func layoutSubviews() {
    super.layoutSubviews()
    let width = openWidth
    let x = side == .trailing ? 0 : bounds.width - width
    for view in [title, picture] {
      view.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
    }
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if let touch, bounds.contains(touch.location(in: self)) { answer(self) }
  }
}
