import Diagnostics

/// Writes registrations as the text of an extension.
enum RegistrationWriter {
  /// An extension that registers one place's lines.
  ///
  /// The type is a parameter so that a subclass in the same file can have a function of the same
  /// name, which an extension could not override.
  static func text(_ registrations: [Registration], at place: RegistrationPlace) -> String {
    let lines = registrations.map { conditional($0, in: place) }.joined()
    let text = """
      extension \(place.type) {
        @MainActor fileprivate static func flytowerRegister(
          _: \(place.type).Type, in table: UIKit.ConnectionTable
        ) {
      \(lines)  }
      }

      """
    return wrapped(text, in: place.condition)
  }

  /// The statement that calls what `text` wrote.
  static func call(_ place: RegistrationPlace) -> String {
    wrapped(
      "  \(place.type).flytowerRegister(\(place.type).self, in: table)\n", in: place.condition)
  }

  /// A line of code that the compiler takes for one of the document's.
  static func line(_ registration: Registration) -> String {
    directive(registration.location) + "    \(registration.code)\n#sourceLocation()\n"
  }

  /// What makes the next line count as a line of another file.
  static func directive(_ location: SourceLocation) -> String {
    let file = location.file.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "#sourceLocation(file: \"\(file)\", line: \(location.line ?? 1))\n"
  }

  private static func conditional(
    _ registration: Registration, in place: RegistrationPlace
  ) -> String {
    let condition = registration.condition == place.condition ? nil : registration.condition
    return wrapped(line(registration), in: condition)
  }

  private static func wrapped(_ text: String, in condition: String?) -> String {
    guard let condition else { return text }
    return "#if \(condition)\n\(text)#endif\n"
  }
}
