import Diagnostics
import Foundation
import SourceRewriter

// Rewrites the sources of an iOS app for a build, and reports on standard error as compilers do.
// Exit status 0: written, perhaps with warnings. 2: something is wrong.

/// The findings of one run, those that ended it included.
func findings() -> [Diagnostic] {
  var work: Work?
  do throws(SourceError) {
    var attempt = Work(try Arguments(CommandLine.arguments.dropFirst()))
    defer { work = attempt }
    try attempt.run()
    return attempt.diagnostics
  } catch {
    return (work?.diagnostics ?? []) + [error.diagnostic]
  }
}

let diagnostics = findings()
for diagnostic in diagnostics {
  FileHandle.standardError.write(Data("\(diagnostic)\n".utf8))
}
exit(diagnostics.contains { $0.severity == .error } ? 2 : 0)
