import Foundation
import InterfaceBuilder

/// One kind of element that makes an object: how, and what it may say of it.
@MainActor
struct NibKind {
  /// The element's name.
  let element: String
  let type: NSObject.Type
  let schemas: [any AnyNibSchema]
  let make: (NibCoder) -> NSObject?

  static func view(
    _ element: String, _ type: UIView.Type, _ schemas: [any AnyNibSchema] = []
  ) -> NibKind {
    NibKind(element: element, type: type, schemas: [NibSchemas.view] + schemas) {
      type.init(coder: $0)
    }
  }

  static func control(
    _ element: String, _ type: UIControl.Type, _ schemas: [any AnyNibSchema] = []
  ) -> NibKind {
    view(element, type, [NibSchemas.control] + schemas)
  }

  static func controller(
    _ element: String, _ type: UIViewController.Type, _ schemas: [any AnyNibSchema] = []
  ) -> NibKind {
    NibKind(element: element, type: type, schemas: [NibSchemas.controller] + schemas) {
      type.init(coder: $0)
    }
  }

  /// An object that reads the coder itself, as views and controllers do.
  static func coded(
    _ element: String, _ type: NSObject.Type, _ schemas: [any AnyNibSchema],
    _ make: @escaping (NibCoder) -> NSObject?
  ) -> NibKind {
    NibKind(element: element, type: type, schemas: schemas, make: make)
  }

  /// Any other object; its properties are set by the schemas once it is there.
  static func object<Object: NSObject>(
    _ element: String, _ schema: NibSchema<Object>, _ make: @escaping () -> Object
  ) -> NibKind {
    NibKind(element: element, type: Object.self, schemas: [schema]) { coder in
      let object = make()
      coder.loader.adopt(object, for: coder.element)
      schema.apply(coder.element, to: object, with: coder.loader)
      return object
    }
  }
}
