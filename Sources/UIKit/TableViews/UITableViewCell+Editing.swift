import Foundation

/// What editing makes of a cell: a control before its content, a grip after it.
extension UITableViewCell {
  /// Content stands this much further in while there is a control; low confidence.
  private static let controlRoom: CGFloat = 40

  /// How far the content is moved for the control before it.
  final var editingIndent: CGFloat {
    guard isEditing, editing.control != .none, editing.indents, shouldIndentWhileEditing else {
      return 0
    }
    return Self.controlRoom
  }

  /// The view of the accessory that holds now.
  final var currentAccessoryView: UIView? { isEditing ? editingAccessoryView : accessoryView }

  private var currentAccessoryType: AccessoryType {
    guard isEditing else { return accessoryType }
    return hidesAccessoryWhenEditing || editingAccessoryType != .none
      ? editingAccessoryType : accessoryType
  }

  /// Puts the views there that belong to the state. The old ones go when the movement ends.
  final func editingDidChange(animated: Bool) {
    let control = isEditing ? CellEditControl(editing.control) : nil
    let grip = isEditing && editing.isMovable ? ReorderGrip() : nil
    let gone = [editControl, reorderGrip].compactMap(\.self)
    (editControl, reorderGrip) = (control, grip)
    accessoryDidChange()
    for view in [control, grip].compactMap(\.self) { addSubview(view) }
    placeEditingParts(isShown: !animated)
    setNeedsLayout()
    guard animated else {
      for view in gone { view.removeFromSuperview() }
      return
    }
    UIView.animate(withDuration: 0.3) { [self] in
      for view in gone { view.alpha = 0 }
      placeEditingParts(isShown: true)
      layoutIfNeeded()
    } completion: { _ in
      for view in gone { view.removeFromSuperview() }
    }
  }

  /// The accessory of the type that holds now, unless the app has a view for it.
  final func accessoryDidChange() {
    accessory?.removeFromSuperview()
    let type = currentAccessoryType
    accessory = type == .none || currentAccessoryView != nil ? nil : CellAccessoryView(type)
    if let accessory { addSubview(accessory) }
    for (view, holds) in [(accessoryView, !isEditing), (editingAccessoryView, isEditing)] {
      guard let view, view.superview == nil || view.superview === self else { continue }
      if holds, view.superview == nil { addSubview(view) }
      view.isHidden = !holds
    }
    setNeedsLayout()
  }

  /// Before they are shown they stand outside and are clear.
  final func placeEditingParts(isShown: Bool = true) {
    if let editControl {
      let x = isShown ? margin - 3 : -CellEditControl.side
      editControl.frame = directed(
        CGRect(
          x: x, y: (bounds.height - CellEditControl.side) / 2, width: CellEditControl.side,
          height: CellEditControl.side))
      editControl.alpha = isShown ? 1 : 0
      editControl.isMarked = isSelected
    }
    guard let reorderGrip else { return }
    reorderGrip.frame = directed(
      CGRect(
        x: bounds.width - margin - ReorderGrip.width, y: 0, width: ReorderGrip.width,
        height: bounds.height))
    reorderGrip.alpha = isShown ? 1 : 0
  }

  /// What the grip takes of the cell's width, or the table's index.
  final var gripRoom: CGFloat {
    let index = (superview as? UITableView)?.indexRoom ?? 0
    return index + (reorderGrip == nil ? 0 : margin + ReorderGrip.width)
  }
}
