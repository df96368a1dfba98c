import InterfaceBuilder

extension ConnectionFinder {
  /// Registers the property that a user-defined run-time attribute sets, as an outlet of a plain
  /// value. Paths through other objects, and properties of UIKit's classes, are UIKit's to set.
  mutating func read(_ attribute: RuntimeAttributeElement) {
    guard let owner = ownClass(attribute.element.parent?.parent),
      let member = index.property(attribute.keyPath, of: owner.type.name)
    else { return }
    let type = member.type.name
    // Without a written type the compiler finds it by the property itself.
    let code =
      if let value = member.declaration.type.map(CallWriter.plain) {
        CallWriter.outlet(type, attribute.keyPath, value: value)
      } else {
        CallWriter.outlet(type, attribute.keyPath)
      }
    list.add(
      Registration(
        key: "attribute \(attribute.keyPath)", location: attribute.location,
        condition: member.declaration.condition,
        code: code),
      at: place(member.file, member.type))
  }
}
