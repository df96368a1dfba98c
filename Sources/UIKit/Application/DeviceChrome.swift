/// What a picture shows of the system and the device over an app.
package enum DeviceChrome: String, CaseIterable, Sendable {
  /// The app alone.
  case none
  /// What the system draws: time, signal, battery, home indicator.
  case statusBar = "status-bar"
  /// The hardware's edges too: rounded corners, notch or island.
  case device
}
