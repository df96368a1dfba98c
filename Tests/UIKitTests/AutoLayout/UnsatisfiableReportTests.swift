import Testing

@testable import UIKit

/// The report of a conflict, to the letter.
struct UnsatisfiableReportTests {
  @Test func `the report lists the constraints and the one that is broken`() {
    let report = UnsatisfiableReport(
      constraints: ["<NSLayoutConstraint:0x10 A>", "<NSLayoutConstraint:0x20 B>"],
      broken: "<NSLayoutConstraint:0x20 B>")
    let lines = [
      "Unable to simultaneously satisfy constraints.",
      "\tProbably at least one of the constraints in the following list is one you don't want. ",
      "\tTry this: ",
      "\t\t(1) look at each constraint and try to figure out which you don't expect; ",
      "\t\t(2) find the code that added the unwanted constraint or constraints and fix it. ",
      "(",
      "    \"<NSLayoutConstraint:0x10 A>\",",
      "    \"<NSLayoutConstraint:0x20 B>\"",
      ")",
      "",
      "Will attempt to recover by breaking constraint ",
      "<NSLayoutConstraint:0x20 B>",
      "",
      "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the "
        + "debugger.",
      "The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in "
        + "<UIKitCore/UIView.h> may also be helpful.",
    ]
    #expect(report.description == lines.joined(separator: "\n"))
  }

  @Test func `masks in the list bring a note`() {
    let mask = "<NSAutoresizingMaskLayoutConstraint:0x10 h=--& v=--& A>"
    let lines = UnsatisfiableReport(constraints: [mask], broken: mask).description
      .split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines[5] == "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't "
        + "understand, refer to the documentation for the UIView property "
        + "translatesAutoresizingMaskIntoConstraints) ")
    #expect(lines[6] == "(")
  }

  @Test func `the list is written as the description of an array`() {
    let report = UnsatisfiableReport(constraints: ["<'A\n\"é\\'>"], broken: "<'A\n\"é\\'>")
    #expect(report.description.contains("    \"<'A\\n\\\"\\U00e9\\\\'>\"\n)"))
    #expect(report.description.contains("constraint \n<'A\n\"é\\'>\n"))
  }
}
