import Diagnostics

extension ModuleIndex {
  /// The names of all methods that protocols of the module mark `@objc optional`.
  var optionalRequirementNames: Set<String> {
    Set(
      entries.filter { $0.type.kind == .protocol }.flatMap(\.type.methods)
        .filter { $0.modifiers.has("optional") }.map(\.name))
  }
}

/// Default implementations for the requirements that `@objc optional` lets a type leave out.
///
/// A method without result does nothing, one with an optional result gives nil. For another
/// result there is no value to give: that is a finding.
struct OptionalRequirements {
  private(set) var text = ""
  private(set) var diagnostics: [Diagnostic] = []

  init(of type: TypeDeclaration, in source: SourceText) {
    let methods = type.methods.filter { $0.modifiers.has("optional") }
    let properties = type.properties.filter { $0.modifiers.has("optional") }
    guard type.kind == .protocol, !methods.isEmpty || !properties.isEmpty else { return }
    let access = type.modifiers.has("public") ? "public " : ""
    let members =
      methods.compactMap { method($0, access, source) }
      + properties.compactMap { property($0, access, source) }
    guard !members.isEmpty else { return }
    text = "extension \(type.name) {\n\(members.joined())}\n"
  }

  private mutating func method(
    _ method: MethodDeclaration, _ access: String, _ source: SourceText
  ) -> String? {
    guard let result = value(of: method.returnType ?? "Void") else {
      report(method.name, line: method.line, in: source)
      return nil
    }
    let parameters = method.parameters.enumerated().map { number, parameter in
      "\(parameter.label) _\(number): \(parameter.type)"
    }
    let arrow = method.returnType.map { " -> \($0)" } ?? ""
    return "  \(access)func \(method.name)(\(parameters.joined(separator: ", ")))\(arrow)"
      + " { \(result) }\n"
  }

  private mutating func property(
    _ property: PropertyDeclaration, _ access: String, _ source: SourceText
  ) -> String? {
    guard let type = property.type, let result = value(of: type) else {
      report(property.name, line: property.line, in: source)
      return nil
    }
    return "  \(access)var \(property.name): \(type) { \(result) }\n"
  }

  private func value(of type: String) -> String? {
    if type == "Void" || type == "()" { return "" }
    return type.hasSuffix("?") || type.hasSuffix("!") ? "nil" : nil
  }

  private mutating func report(_ name: String, line: Int, in source: SourceText) {
    diagnostics.append(
      Diagnostic(
        .error, rule: "unsupported",
        "the optional requirement '\(name)' has a result that no default can give",
        at: SourceLocation(file: source.path, line: line),
        hint: "make the result optional, or the requirement required"))
  }
}
