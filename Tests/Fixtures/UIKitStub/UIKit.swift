// Just enough of UIKit's surface to compile rewritten sources against.
@_exported import Foundation

public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  public init(_ name: String) {}
  public init(stringLiteral value: String) {}
}

@MainActor open class UIResponder: NSObject {
  nonisolated public override init() {}
}
public class UIEvent: NSObject {}
@MainActor open class UIView: UIResponder {
  public required init?(coder: NSCoder) {}
}
open class UILabel: UIView { public var text: String? }
open class UIControl: UIView {
  public func addTarget(_ target: Any?, action: Selector, for events: Int) {}
}
open class UIButton: UIControl {}
@MainActor open class UIViewController: UIResponder {
  public required init?(coder: NSCoder) {}
  open func viewDidLoad() {}
}
@MainActor open class UIStoryboardSegue: NSObject {
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {}
  open func perform() {}
}
@MainActor public protocol UIApplicationDelegate: AnyObject {}
@MainActor public protocol UIWindowSceneDelegate: AnyObject {}

@MainActor public final class ConnectionTable {
  public init() {}
  public func register<T: NSObject>(
    _ type: T.Type, named name: String, module: String, make: @escaping @MainActor (NSCoder) -> T?
  ) {}
  public func registerObject<T: NSObject>(
    _ type: T.Type, named: String, module: String, make: @escaping @MainActor () -> T
  ) {}
  public func registerSegue<T: UIStoryboardSegue>(
    _ type: T.Type, named: String, module: String,
    make: @escaping @MainActor (String?, UIViewController, UIViewController) -> T
  ) {}
  public func outlet<Owner: NSObject, Value>(
    _ owner: Owner.Type, _ property: String, _ set: @escaping @MainActor (Owner, Value) -> Void
  ) {}
  public func outletCollection<Owner: NSObject, Value>(
    _ owner: Owner.Type, _ property: String, _ set: @escaping @MainActor (Owner, [Value]) -> Void
  ) {}
  public func action<Owner: NSObject, Sender>(
    _ owner: Owner.Type, _ selector: String,
    _ call: @escaping @MainActor (Owner, Sender, UIEvent?) -> Void
  ) {}
  public func action<Owner: NSObject>(
    _ owner: Owner.Type, _ selector: String, _ call: @escaping @MainActor (Owner) -> Void
  ) {}
  public func creation<Owner: NSObject>(
    _ owner: Owner.Type, _ selector: String,
    _ call: @escaping @MainActor (Owner, NSCoder, Any?, String?) -> UIViewController?
  ) {}
}
