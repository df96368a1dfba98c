import InterfaceBuilder

/// A cell that can set off segues: when it is selected, and when its accessory is tapped.
@MainActor
protocol SegueCell: UIView {
  var selectionSegue: SegueTemplate? { get set }
  var accessorySegue: SegueTemplate? { get set }
}

extension SegueCell {
  /// The scene's segues live as long as the scene; a cell only knows them.
  func take(_ template: SegueTemplate) {
    if template.element.triggerName == "accessoryAction" {
      accessorySegue = template
    } else {
      selectionSegue = template
    }
  }
}
