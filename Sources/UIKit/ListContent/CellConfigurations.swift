import Foundation

/// What configurations make of a cell of a table or a collection: the view that fills its content,
/// and the one behind it.
@MainActor
final class CellConfigurations {
  private(set) var content: (any UIView & UIContentView)?
  private(set) var background: ConfiguredBackground?
  /// As the app set them; what is shown depends on the cell's state.
  private var ownContent: (any UIContentConfiguration)?
  private var ownBackground: UIBackgroundConfiguration?
  var updatesContent = true
  var updatesBackground = true

  /// The content as a list's, which cells are as high as.
  var list: UIListContentView? { content as? UIListContentView }

  /// A view that can show the new configuration is kept; documented.
  func show(
    _ configuration: (any UIContentConfiguration)?, in contentView: UIView,
    _ state: UICellConfigurationState
  ) {
    ownContent = configuration
    guard let configuration = configuration.map({ updated($0, state) }) else {
      content?.removeFromSuperview()
      content = nil
      return
    }
    if let content, content.supports(configuration), canKeep(content, for: configuration) {
      content.configuration = configuration
      return
    }
    content?.removeFromSuperview()
    let view = configuration.makeContentView()
    view.frame = contentView.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(view)
    content = view
  }

  private func canKeep(_ view: any UIContentView, for new: any UIContentConfiguration) -> Bool {
    type(of: view.configuration) == type(of: new)
  }

  private func updated(
    _ configuration: any UIContentConfiguration, _ state: UICellConfigurationState
  ) -> any UIContentConfiguration {
    updatesContent ? configuration.updated(for: state) : configuration
  }

  /// Lies below all else of the cell.
  func show(
    _ configuration: UIBackgroundConfiguration?, behind cell: UIView,
    _ state: UICellConfigurationState
  ) {
    ownBackground = configuration
    guard let configuration else {
      background?.removeFromSuperview()
      background = nil
      return
    }
    let view = background ?? ConfiguredBackground(frame: cell.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.configuration = updatesBackground ? configuration.updated(for: state) : configuration
    if view.superview !== cell { cell.insertSubview(view, at: 0) }
    background = view
  }

  /// The cell looks as the state demands.
  func update(_ cell: UIView, _ contentView: UIView, for state: UICellConfigurationState) {
    if updatesContent, ownContent != nil { show(ownContent, in: contentView, state) }
    if updatesBackground, ownBackground != nil { show(ownBackground, behind: cell, state) }
  }
}
