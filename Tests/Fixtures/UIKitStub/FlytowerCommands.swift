public import UIKit

public enum AppLauncher {
  @MainActor public static func main(
    name: String, resources: String, register: @escaping @MainActor (ConnectionTable) -> Void,
    delegate: @escaping @MainActor () -> any UIApplicationDelegate
  ) {}
}
