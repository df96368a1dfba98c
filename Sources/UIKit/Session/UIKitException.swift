/// What UIKit raises when an app breaks a contract, in UIKit's words.
public struct UIKitException: Error, Hashable, Sendable, CustomStringConvertible {
  public var name: Name
  public var reason: String

  public init(_ name: Name, _ reason: String) {
    self.name = name
    self.reason = reason
  }

  /// The names Apple's exceptions have.
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let invalidArgument = Name(rawValue: "NSInvalidArgumentException")
    public static let internalInconsistency = Name(rawValue: "NSInternalInconsistencyException")
    public static let generic = Name(rawValue: "NSGenericException")
    public static let unknownKey = Name(rawValue: "NSUnknownKeyException")
    /// The constant's name ends in "Exception", its text does not; high confidence.
    public static let hierarchyInconsistency = Name(
      rawValue: "UIViewControllerHierarchyInconsistency")
  }

  /// The line iOS writes to the console before an app ends.
  public var description: String {
    "*** Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason)'"
  }

  /// Ends the process: the app broke a contract and nobody said how to go on.
  public func terminate() -> Never { preconditionFailure(description) }
}

extension Session {
  func raise(_ name: UIKitException.Name, _ reason: String) {
    whenRaised(UIKitException(name, reason))
  }

  /// How UIKit names an object in a message: class and address.
  func name(_ object: AnyObject?) -> String {
    guard let object else { return "(null)" }
    return "<\(qualifiedName(of: object)): \(address(of: object))>"
  }

  /// What private types have in their name: a number that differs from run to run.
  private static let privateContext = /\(unknown context at \$[0-9a-f]+\)\./

  /// A class's name as Apple's tools print it.
  func qualifiedName(of object: AnyObject) -> String {
    let written = String(reflecting: type(of: object))
    // Most types are not private, and looking for a pattern takes long.
    let name =
      written.utf8.contains(UInt8(ascii: "$"))
      ? written.replacing(Self.privateContext, with: "") : written
    // Objective-C classes have no module before their name.
    let module = ["UIKit.", "Foundation."].first { name.hasPrefix($0) }
    return String(name.dropFirst(module?.count ?? 0))
  }
}
