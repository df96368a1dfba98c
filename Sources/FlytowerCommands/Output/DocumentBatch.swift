import Diagnostics
import Foundation
import InterfaceBuilder

/// Files that are read on all cores at once; what became of them is in the order of the files.
struct DocumentBatch {
  /// What became of each file, in order.
  let outcomes: [Outcome]

  /// How many files are in memory at once.
  static let size = 64

  /// What became of a file.
  enum Outcome: Sendable {
    /// The document, and what is odd about it.
    case document(Document, [Diagnostic])
    case failure(Diagnostic)
  }

  init(_ files: [String]) {
    let slots = Slots()
    DispatchQueue.concurrentPerform(iterations: files.count) { index in
      slots[index] = Self.read(files[index])
    }
    outcomes = files.indices.compactMap { slots[$0] }
  }

  private static func read(_ file: String) -> Outcome {
    do {
      let document = try Document(contentsOf: file)
      return .document(document, document.diagnostics)
    } catch {
      return .failure(error.diagnostic)
    }
  }

  /// Where the threads put their outcomes. The lock guards the only stored property.
  private final class Slots: @unchecked Sendable {
    private let lock = NSLock()
    private var outcomes: [Int: Outcome] = [:]

    subscript(index: Int) -> Outcome? {
      get { lock.withLock { outcomes[index] } }
      set { lock.withLock { outcomes[index] = newValue } }
    }
  }
}

extension Report {
  /// Reads the files, many at once, and hands on each document in the order of the files. What
  /// cannot be read is a failure, and the others go on.
  func readAll(_ files: [String], _ body: (String, Document) -> Void) {
    for start in stride(from: 0, to: files.count, by: DocumentBatch.size) {
      let batch = Array(files[start..<min(start + DocumentBatch.size, files.count)])
      for (file, outcome) in zip(batch, DocumentBatch(batch).outcomes) {
        switch outcome {
        case .failure(let diagnostic): fail(diagnostic)
        case .document(let document, let diagnostics):
          add(diagnostics)
          body(file, document)
        }
      }
    }
  }
}
