import Foundation

/// A property that a rule of appearance may give.
@MainActor
struct AppearanceProperty {
  /// Gives the third object what the first has, where it differs from the second and the third has
  /// what the second has.
  let give: (_ prototype: NSObject, _ pristine: NSObject, _ object: NSObject) -> Void

  init<Root: NSObject>(_ give: @escaping (Root, Root, Root) -> Void) {
    self.give = { prototype, pristine, object in
      guard let prototype = prototype as? Root, let pristine = pristine as? Root,
        let object = object as? Root
      else { return }
      give(prototype, pristine, object)
    }
  }

  static func value<Root: NSObject, Value: Equatable>(
    _ path: ReferenceWritableKeyPath<Root, Value>
  ) -> AppearanceProperty {
    AppearanceProperty { (prototype: Root, pristine: Root, object: Root) in
      let (wanted, usual) = (prototype[keyPath: path], pristine[keyPath: path])
      guard wanted != usual, object[keyPath: path] == usual else { return }
      object[keyPath: path] = wanted
    }
  }

  /// A property that says nothing by default and cannot be compared.
  static func optional<Root: NSObject, Value>(
    _ path: ReferenceWritableKeyPath<Root, Value?>
  ) -> AppearanceProperty {
    AppearanceProperty { (prototype: Root, _: Root, object: Root) in
      guard let wanted = prototype[keyPath: path], object[keyPath: path] == nil else { return }
      object[keyPath: path] = wanted
    }
  }

  /// What is said of single states. A state of which the object says something itself is left out.
  static func states<Root: NSObject, State: Hashable, Value>(
    _ path: ReferenceWritableKeyPath<Root, [State: Value]>
  ) -> AppearanceProperty {
    AppearanceProperty { (prototype: Root, _: Root, object: Root) in
      let own = object[keyPath: path]
      let missing = prototype[keyPath: path].filter { own[$0.key] == nil }
      guard !missing.isEmpty else { return }
      object[keyPath: path] = own.merging(missing) { own, _ in own }
    }
  }

  /// Those of the object's class and of the classes that it comes from.
  static func all(of object: NSObject) -> [AppearanceProperty] {
    tables.filter { $0.isOf(object) }.flatMap(\.properties)
  }
}
