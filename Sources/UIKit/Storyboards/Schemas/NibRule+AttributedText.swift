import Foundation
import InterfaceBuilder

extension NibRule {
  /// An `attributedString`: fragments of text, each with its attributes.
  static func attributedText(
    _ key: String, _ set: @escaping @MainActor (Object, NSAttributedString) -> Void
  ) -> [NibRule] {
    ["attributedString", "mutableAttributedString"].flatMap { name in
      child(name, key: key) { object, statement in
        let text = NSMutableAttributedString(string: "")
        NibSchemas.attributedString.apply(statement.element, to: text, with: statement.loader)
        set(object, text)
        return true
      }.inside(NibSchemas.attributedString)
    }
  }

  /// A child that says more of the same object, by a schema of its own.
  static func part(
    _ name: String, key: String? = nil, _ schema: NibSchema<Object>
  ) -> [NibRule] {
    child(name, key: key) { object, statement in
      schema.apply(statement.element, to: object, with: statement.loader)
      return true
    }.inside(schema)
  }

  /// A child that makes a value object by a schema of its own.
  static func part<Part: NSObject>(
    _ name: String, key: String? = nil, _ schema: NibSchema<Part>,
    _ make: @escaping @MainActor () -> Part,
    _ set: @escaping @MainActor (Object, Part) -> Void
  ) -> [NibRule] {
    child(name, key: key) { object, statement in
      let part = make()
      schema.apply(statement.element, to: part, with: statement.loader)
      set(object, part)
      return true
    }.inside(schema)
  }
}
