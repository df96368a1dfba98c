import Diagnostics
import InterfaceBuilder

extension ConnectionFinder {
  mutating func read(_ action: ActionElement) {
    guard !action.goesToFirstResponder, let owner = ownClass(action.destination) else { return }
    let key = "action \(action.selector)"
    guard let method = index.method(selector: action.selector, of: owner.type.name) else {
      let sender = action.owner.flatMap(valueType) ?? "Any"
      let code = CallWriter.undeclaredAction(owner.type.name, action.selector, sender: sender)
      return list.add(
        Registration(
          key: key, location: action.location, condition: owner.type.condition, code: code),
        at: place(owner))
    }
    checkExposure(method, at: action.location)
    add(method, key: key, at: action.location) { CallWriter.action($0, $1) }
  }

  mutating func read(_ segue: SegueElement) {
    guard let selector = segue.element["destinationCreationSelector"],
      let owner = ownClass(segue.source?.element)
    else { return }
    let key = "creation \(selector)"
    if let method = index.method(selector: selector, of: owner.type.name) {
      return add(method, key: key, at: segue.location) { CallWriter.creation($0, $1) }
    }
    let code = CallWriter.undeclaredCreation(owner.type.name, selector)
    list.add(
      Registration(
        key: key, location: segue.location, condition: owner.type.condition, code: code),
      at: place(owner))
  }

  /// Registers every method that `#selector` may name, whether or not a document does.
  mutating func readExposedMethods(of files: [SourceText]) {
    for entry in index.entries where isTarget(entry.type) {
      for method in entry.type.methods where isExposed(method, by: entry.type) {
        let member = ModuleIndex.Member(file: entry.file, type: entry.type, declaration: method)
        let location = SourceLocation(file: files[entry.file].path, line: method.line)
        if method.modifiers.attribute("IBSegueAction") != nil {
          add(member, key: "creation \(method.selector)", at: location) {
            CallWriter.creation($0, $1)
          }
        } else {
          add(member, key: "action \(method.selector)", at: location) { CallWriter.action($0, $1) }
        }
      }
    }
  }

  private func isTarget(_ type: TypeDeclaration) -> Bool {
    let isClass = type.kind == .class || type.kind == .extension
    return isClass && !isGeneric(type) && index.isObject(type.name)
  }

  private func isGeneric(_ type: TypeDeclaration) -> Bool {
    type.isGeneric || index.classEntry(type.name)?.type.isGeneric == true
  }

  private func isExposed(_ method: MethodDeclaration, by type: TypeDeclaration) -> Bool {
    guard !method.modifiers.isStatic, type.exposes(method.modifiers) else { return false }
    // An override is called through the method it overrides, which has its own registration.
    return !method.modifiers.has("override")
  }

  private mutating func add(
    _ member: ModuleIndex.Member<MethodDeclaration>, key: String, at location: SourceLocation,
    _ write: (String, MethodDeclaration) -> String?
  ) {
    guard !isGeneric(member.type), let code = write(member.type.name, member.declaration) else {
      return
    }
    list.add(
      Registration(
        key: key, location: location, condition: member.declaration.condition, code: code),
      at: place(member.file, member.type))
  }

  private mutating func checkExposure(
    _ method: ModuleIndex.Member<MethodDeclaration>, at location: SourceLocation
  ) {
    let modifiers = method.declaration.modifiers
    guard !modifiers.has("override"), !method.type.exposes(modifiers) else { return }
    diagnostics.append(
      Diagnostic(
        .error, rule: "hidden-action",
        "'\(method.declaration.name)' of '\(method.type.name)' is not marked as an action",
        at: location, hint: "write '@IBAction' before its declaration"))
  }
}
