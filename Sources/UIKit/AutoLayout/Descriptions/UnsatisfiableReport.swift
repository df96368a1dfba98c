/// What UIKit writes to the console when required constraints contradict one another.
///
/// The text as iOS 11 and later write it, without the category that the log puts before the first
/// line. High confidence.
struct UnsatisfiableReport: Equatable, Sendable {
  /// The descriptions of those that contradict one another.
  let constraints: [String]
  /// The description of the one that is given up.
  let broken: String

  var description: String {
    let list = constraints.map { "    \"\(Self.escaped($0))\"" }.joined(separator: ",\n")
    return """
      Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want.\u{20}
      \tTry this:\u{20}
      \t\t(1) look at each constraint and try to figure out which you don't expect;\u{20}
      \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\u{20}
      \(note)(
      \(list)
      )

      Will attempt to recover by breaking constraint\u{20}
      \(broken)

      Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the \
      debugger.
      The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in \
      <UIKitCore/UIView.h> may also be helpful.
      """
  }

  private var note: String {
    guard constraints.contains(where: { $0.hasPrefix("<NSAutoresizingMaskLayoutConstraint") })
    else { return "" }
    return "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't "
      + "understand, refer to the documentation for the UIView property "
      + "translatesAutoresizingMaskIntoConstraints) \n"
  }

  /// As texts are written in the description of an array.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for unit in text.utf16 {
      switch unit {
      case 0x22: escaped += "\\\""
      case 0x5C: escaped += "\\\\"
      case 0x0A: escaped += "\\n"
      case 0x20...0x7E: escaped.unicodeScalars.append(Unicode.Scalar(UInt8(unit)))
      case _: escaped += "\\U" + hexadecimal(unit)
      }
    }
    return escaped
  }

  private static func hexadecimal(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16)
    return String(repeating: "0", count: 4 - digits.count) + digits
  }
}
