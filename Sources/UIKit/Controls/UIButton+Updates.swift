import Foundation

extension UIButton {
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  /// Before the next layout the configuration is matched to the state again; documented.
  public final func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }

  final func stateOfConfigurationDidChange() {
    if configuration != nil || configurationUpdateHandler != nil { setNeedsUpdateConfiguration() }
  }

  /// The state that a configured button takes its colours from.
  final var configuredState: State { automaticallyUpdatesConfiguration ? state : .normal }

  /// The handler may change the button, which must not ask for another round by itself.
  final func updateConfigurationIfNeeded() {
    guard needsConfigurationUpdate else { return }
    needsConfigurationUpdate = false
    updateConfiguration()
  }
}
