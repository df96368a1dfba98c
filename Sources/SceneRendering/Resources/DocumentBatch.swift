package import Diagnostics
package import InterfaceBuilder

/// Files that are read on all cores at once; what became of them is in the order of the files.
package struct DocumentBatch {
  /// What became of each file, in order.
  package let outcomes: [Outcome]

  /// How many files are in memory at once.
  package static let size = 64

  /// What became of a file.
  package enum Outcome: Sendable {
    /// The document, and what is odd about it.
    case document(Document, [Diagnostic])
    case failure(Diagnostic)
  }

  package init(_ files: [String]) {
    outcomes = parallelMap(files) { file in
      do throws(DocumentError) {
        let document = try Document(contentsOf: file)
        return .document(document, document.diagnostics)
      } catch {
        return .failure(error.diagnostic)
      }
    }
  }
}
