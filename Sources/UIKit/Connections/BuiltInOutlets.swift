import Foundation

/// The outlets that UIKit's own classes have, set by the name a nib knows them by.
///
/// Entries of one name are tried in order, the narrowest class and value first.
@MainActor
struct BuiltInOutlets {
  private let property: String
  private let isOwner: (NSObject) -> Bool
  private let set: (NSObject, Any) -> Bool

  static func outlet<Owner: NSObject, Value>(
    _ owner: Owner.Type, _ property: String, _ set: @escaping @MainActor (Owner, Value) -> Void
  ) -> BuiltInOutlets {
    BuiltInOutlets(property: property, isOwner: { $0 is Owner }) { object, value in
      guard let object = object as? Owner, let value = value as? Value else { return false }
      set(object, value)
      return true
    }
  }

  /// False when no outlet of the name takes the value.
  static func set(_ property: String, of object: NSObject, to value: Any) -> Bool {
    byProperty[property]?.contains { $0.set(object, value) } ?? false
  }

  static func has(_ property: String, of object: NSObject) -> Bool {
    byProperty[property]?.contains { $0.isOwner(object) } ?? false
  }

  private static let byProperty = Dictionary(
    grouping: controls + scrolling + containers, by: \.property)
}
