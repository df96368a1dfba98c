package import Diagnostics

/// Hears what a run finds and does, in the order of the scenes, on the main thread.
@MainActor
package protocol RenderListener: AnyObject {
  /// Something odd about a document or a scene in it. Entries with one key are one finding for
  /// the file.
  func found(_ findings: [DiagnosticLog.Entry], in file: String)
  /// What UIKit wrote to the console.
  func wrote(_ text: String)
  /// A picture is there.
  func finished(_ path: String)
  /// A part of the work could not be done; the rest goes on.
  func failed(_ diagnostic: Diagnostic)
  /// How many pictures of the run are done.
  func progressed(_ done: Int, of total: Int)
}
