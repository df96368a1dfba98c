/// Writes the calls of the connection table that stand in generated code.
enum CallWriter {
  /// A class that the table can make, by what kind of element names it.
  static func make(_ type: String, named name: String, module: String, element: String) -> String {
    let names = "\(type).self, named: \"\(name)\", module: \"\(module)\""
    switch element {
    case "segue":
      return
        "table.registerSegue(\(names)) { \(type)(identifier: $0, source: $1, destination: $2) }"
    case "customObject", "constraint":
      return "table.registerObject(\(names)) { \(type)() }"
    default:
      return "table.register(\(names)) { \(type)(coder: $0) }"
    }
  }

  static func outlet(_ owner: String, _ property: String, value: String) -> String {
    "table.outlet(\(owner).self, \"\(property)\") "
      + "{ (owner: \(owner), value: \(value)) in owner.\(property) = value }"
  }

  /// An outlet whose kind of value the compiler finds.
  static func outlet(_ owner: String, _ property: String) -> String {
    "table.outlet(\(owner).self, \"\(property)\") "
      + "{ (owner: \(owner), value) in owner.\(property) = value }"
  }

  static func collection(_ owner: String, _ property: String, value: String) -> String {
    "table.outletCollection(\(owner).self, \"\(property)\") "
      + "{ (owner: \(owner), values: [\(value)]) in owner.\(property) = values }"
  }

  /// An action whose method is declared in the sources.
  static func action(_ owner: String, _ method: MethodDeclaration) -> String? {
    let types = method.parameters.map { plain($0.type) }
    guard let call = call(method, ["sender", "event"]) else { return nil }
    let head = "table.action(\(owner).self, \"\(method.selector)\") "
    switch types.count {
    case 0:
      return head + "{ (owner: \(owner)) in \(call) }"
    case 1:
      return head + "{ (owner: \(owner), sender: \(types[0]), _: UIEvent?) in \(call) }"
    case 2 where types[1] == "UIEvent":
      let needsEvent = method.parameters[1].type == "UIEvent"
      let body = needsEvent ? "if let event { \(call) }" : call
      return head + "{ (owner: \(owner), sender: \(types[0]), event: UIEvent?) in \(body) }"
    default:
      return nil
    }
  }

  /// An action that nobody declares: the compiler says so.
  static func undeclaredAction(_ owner: String, _ selector: String, sender: String) -> String {
    let parts = SelectorName.parts(of: selector)
    let arguments = arguments(parts.labels, ["sender", "event"])
    return "table.action(\(owner).self, \"\(selector)\") { "
      + "(owner: \(owner), sender: \(sender), event: UIEvent?) in owner.\(parts.name)(\(arguments)) }"
  }

  static func creation(_ owner: String, _ method: MethodDeclaration) -> String? {
    guard let call = call(method, creationValues) else { return nil }
    return creation(owner, method.selector, call)
  }

  /// A creation that nobody declares: the compiler says so.
  static func undeclaredCreation(_ owner: String, _ selector: String) -> String {
    let parts = SelectorName.parts(of: selector)
    let arguments = arguments(parts.labels, creationValues)
    return creation(owner, selector, "owner.\(parts.name)(\(arguments))")
  }

  private static let creationValues = ["coder", "sender", "identifier"]

  private static func creation(_ owner: String, _ selector: String, _ call: String) -> String {
    "table.creation(\(owner).self, \"\(selector)\") { (owner: \(owner), coder: NSCoder, "
      + "sender: Any?, identifier: String?) in \(call) }"
  }

  /// Nil for methods that a plain call cannot stand for.
  private static func call(_ method: MethodDeclaration, _ values: [String]) -> String? {
    let odd = ["@", "inout ", "...", "->", "some "]
    let isOdd = method.parameters.contains { odd.contains(where: $0.type.contains) }
    guard !method.isGeneric, !method.hasEffects, !isOdd, method.parameters.count <= values.count
    else { return nil }
    let arguments = arguments(method.parameters.map(\.label), values)
    let isAction = !method.modifiers.attributes.contains { $0.name == "IBSegueAction" }
    let result = isAction && method.returnType != nil ? "_ = " : ""
    return "\(result)owner.\(method.name)(\(arguments))"
  }

  private static func arguments(_ labels: [String], _ values: [String]) -> String {
    zip(labels, values).map { $0 == "_" ? $1 : "\($0): \($1)" }.joined(separator: ", ")
  }

  /// The type without the mark of an optional: what is passed is never nil.
  static func plain(_ type: String) -> String {
    type.hasSuffix("?") || type.hasSuffix("!") ? String(type.dropLast()) : type
  }
}
