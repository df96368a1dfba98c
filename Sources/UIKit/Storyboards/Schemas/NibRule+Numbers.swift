import Foundation
import InterfaceBuilder

extension NibRule {
  static func double(
    _ name: String, _ path: ReferenceWritableKeyPath<Object, Double>
  ) -> [NibRule] {
    attribute(name, NibValue.number) { $0[keyPath: path] = Double($1) }
  }

  /// A moment: seconds since the first of January 2001 in Greenwich.
  static func date(
    _ key: String, _ set: @escaping @MainActor (Object, Date) -> Void
  ) -> [NibRule] {
    child("date", key: key) { object, statement in
      guard let seconds = statement.element.number("timeIntervalSinceReferenceDate") else {
        return false
      }
      set(object, Date(timeIntervalSinceReferenceDate: seconds))
      return true
    }
  }
}
