import Foundation
import InterfaceBuilder

/// One thing that an element may say, and what it does to the object.
@MainActor
struct NibRule<Object: NSObject> {
  /// Where it is said: in an attribute, or by a child of a name, a key, or both.
  enum Place {
    case attribute(String)
    case child(Child)
  }

  struct Child: Hashable {
    let name: String?
    let key: String?
  }

  let place: Place
  /// False when the value is not understood.
  let apply: (Object, NibStatement) -> Bool
  /// What is read inside the child, where that has a schema of its own; the census asks it.
  var inner: (@MainActor () -> any AnyNibSchema)?
}

extension Array {
  /// The same rules for children that are read by a schema of their own.
  @MainActor
  func inside<Object>(
    _ schema: @autoclosure @escaping @MainActor () -> any AnyNibSchema
  ) -> [NibRule<Object>] where Element == NibRule<Object> {
    map { rule in
      var rule = rule
      rule.inner = schema
      return rule
    }
  }
}

/// What is said: the text of an attribute, or a child element.
struct NibStatement {
  let text: String
  /// The element itself for an attribute, else the child.
  let element: Element
  let attribute: String?
  let loader: NibLoader
}

// MARK: - Attributes

extension NibRule {
  /// An attribute whose text is turned into a value; nil is a value that is not understood.
  static func attribute<Value>(
    _ name: String, _ read: @escaping (String) -> Value?,
    _ set: @escaping @MainActor (Object, Value) -> Void
  ) -> [NibRule] {
    [
      NibRule(place: .attribute(name)) { object, statement in
        guard let value = read(statement.text) else { return false }
        set(object, value)
        return true
      }
    ]
  }

  static func flag(_ name: String, _ path: ReferenceWritableKeyPath<Object, Bool>) -> [NibRule] {
    attribute(name, NibValue.flag) { $0[keyPath: path] = $1 }
  }

  static func number(
    _ name: String, _ path: ReferenceWritableKeyPath<Object, CGFloat>
  ) -> [NibRule] {
    attribute(name, NibValue.number) { $0[keyPath: path] = $1 }
  }

  static func real(_ name: String, _ path: ReferenceWritableKeyPath<Object, Float>) -> [NibRule] {
    attribute(name, NibValue.number) { $0[keyPath: path] = Float($1) }
  }

  static func integer(_ name: String, _ path: ReferenceWritableKeyPath<Object, Int>) -> [NibRule] {
    attribute(name, NibValue.integer) { $0[keyPath: path] = $1 }
  }

  static func string(
    _ name: String, _ path: ReferenceWritableKeyPath<Object, String?>
  ) -> [NibRule] {
    attribute(name, { $0 }, { $0[keyPath: path] = $1 })
  }

  /// One of several words.
  static func choice<Value>(
    _ name: String, _ choices: [String: Value], _ path: ReferenceWritableKeyPath<Object, Value>
  ) -> [NibRule] {
    attribute(name, { choices[$0] }, { $0[keyPath: path] = $1 })
  }

  /// Attributes that only Interface Builder itself uses.
  static func editor(_ names: String...) -> [NibRule] { ignored(names) }

  /// Attributes that another part of the loader reads.
  static func elsewhere(_ names: String...) -> [NibRule] { ignored(names) }

  private static func ignored(_ names: [String]) -> [NibRule] {
    names.map { NibRule(place: .attribute($0)) { _, _ in true } }
  }
}

// MARK: - Children

extension NibRule {
  /// A child of a name, a key, or both.
  static func child(
    _ name: String?, key: String? = nil,
    _ apply: @escaping @MainActor (Object, NibStatement) -> Bool
  ) -> [NibRule] {
    [NibRule(place: .child(Child(name: name, key: key)), apply: apply)]
  }

  /// Children that another part of the loader reads.
  static func children(_ names: String...) -> [NibRule] {
    names.flatMap { child($0) { _, _ in true } }
  }

  /// Whatever has the key and only Interface Builder uses.
  static func editorKey(_ keys: String...) -> [NibRule] {
    keys.flatMap { child(nil, key: $0) { _, _ in true } }
  }

  /// `color`, or `nil` for none.
  static func color(
    _ key: String, _ path: ReferenceWritableKeyPath<Object, UIColor?>
  ) -> [NibRule] {
    color(key) { $0[keyPath: path] = $1 }
  }

  static func color(
    _ key: String, _ set: @escaping @MainActor (Object, UIColor?) -> Void
  ) -> [NibRule] {
    child("color", key: key) { object, statement in
      set(object, ColorElement(statement.element).flatMap(UIColor.init))
      return true
    }
      + child("nil", key: key) { object, _ in
        set(object, nil)
        return true
      }
  }

  static func font(
    _ key: String, _ set: @escaping @MainActor (Object, UIFont) -> Void
  ) -> [NibRule] {
    child("fontDescription", key: key) { object, statement in
      guard let font = FontElement(statement.element) else { return false }
      set(object, UIFont(font))
      FontReport.report(font, at: statement.element)
      return true
    }
  }

  /// A text too long or too special for an attribute.
  static func text(
    _ key: String, _ path: ReferenceWritableKeyPath<Object, String?>
  ) -> [NibRule] {
    let read: @MainActor (Object, NibStatement) -> Bool = { object, statement in
      object[keyPath: path] = statement.element.decodedText
      return true
    }
    return child("string", key: key, read) + child("mutableString", key: key, read)
  }

  static func size(
    _ key: String, _ path: ReferenceWritableKeyPath<Object, CGSize>
  ) -> [NibRule] {
    child("size", key: key) { object, statement in
      guard let size = CGSize(element: statement.element) else { return false }
      object[keyPath: path] = size
      return true
    }
  }

  static func point(
    _ key: String, _ path: ReferenceWritableKeyPath<Object, CGPoint>
  ) -> [NibRule] {
    child("point", key: key) { object, statement in
      guard let point = CGPoint(element: statement.element) else { return false }
      object[keyPath: path] = point
      return true
    }
  }

  /// `inset` (minX, minY, maxX, maxY), `edgeInsets` or `directionalEdgeInsets`.
  static func insets(
    _ key: String, _ path: ReferenceWritableKeyPath<Object, UIEdgeInsets>
  ) -> [NibRule] {
    ["inset", "edgeInsets", "directionalEdgeInsets"].flatMap { name in
      child(name, key: key) { object, statement in
        object[keyPath: path] = NibValue.insets(statement.element)
        return true
      }
    }
  }

  /// A view that is made from the child.
  static func view(
    _ key: String, _ set: @escaping @MainActor (Object, UIView) -> Void
  ) -> [NibRule] {
    child(nil, key: key) { object, statement in
      guard let element = ViewElement(statement.element) else { return false }
      set(object, statement.loader.makeView(element))
      return true
    }
  }

  /// An object that is neither view nor controller, made from the child by its kind.
  static func object<Made: NSObject>(
    _ name: String?, key: String? = nil, _ type: Made.Type,
    _ set: @escaping @MainActor (Object, Made) -> Void
  ) -> [NibRule] {
    child(name, key: key) { object, statement in
      guard let made = statement.loader.makeObject(statement.element) as? Made else { return false }
      set(object, made)
      return true
    }
  }
}
