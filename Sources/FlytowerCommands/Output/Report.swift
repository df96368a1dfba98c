import Diagnostics
import Foundation
import InterfaceBuilder
import UIKit

/// Prints findings and works out the exit status.
@MainActor
final class Report {
  let console: any Console
  let threshold: Severity
  private(set) var worst: Severity?
  private(set) var hasFailed = false
  /// The same scene may be made more than once in a run; what is odd about it is said once.
  private var known: Set<Diagnostic> = []
  private var keys: Set<[String]> = []
  private var written: Set<String> = []

  init(_ console: any Console, threshold: Severity = .error) {
    self.console = console
    self.threshold = threshold
  }

  /// Entries with one key are one finding for the file.
  func add(_ entries: [DiagnosticLog.Entry], in file: String) {
    for entry in entries {
      if let key = entry.key, !keys.insert([file, key]).inserted { continue }
      add([entry.diagnostic])
    }
  }

  func add(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics where known.insert(diagnostic).inserted {
      raise(to: diagnostic.severity)
      console.printError(diagnostic.description)
    }
  }

  /// Passes on what UIKit writes to the console in the session.
  func listen(to session: Session) -> Session {
    session.whenWritten = { [unowned self] text in write(text) }
    return session
  }

  /// Passes on what UIKit wrote, once.
  func write(_ text: String) {
    if written.insert(text).inserted { console.printError(text) }
  }

  /// Notes that something of this severity was found.
  func raise(to severity: Severity) { worst = max(worst ?? .note, severity) }

  /// Something could not be done, which one line says; other work goes on.
  func fail(_ diagnostic: Diagnostic) {
    hasFailed = true
    var line = diagnostic
    if let hint = diagnostic.hint { line.message += "; \(hint)" }
    line.hint = nil
    console.printError(line.description)
  }

  /// The work cannot be done, as was said already.
  func giveUp() { hasFailed = true }

  /// Reads a document and reports what is odd about it; nil, and a failure, when it cannot.
  func read(_ file: String) -> Document? {
    do {
      let document = try Document(contentsOf: file)
      add(document.diagnostics)
      return document
    } catch {
      fail(error.diagnostic)
      return nil
    }
  }

  var status: Int32 {
    if hasFailed { return 2 }
    return worst.map { $0 >= threshold ? 1 : 0 } ?? 0
  }
}
