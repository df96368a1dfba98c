import Diagnostics
import InterfaceBuilder

/// Reads documents for what a plan has to know of them, many at once, and gives what became of
/// each in their order.
struct FactsReading: Sequence, IteratorProtocol {
  private let files: [InputFiles.File]
  private var position = 0
  private var outcomes: ArraySlice<Outcome> = []

  enum Outcome: Sendable {
    /// The facts, and what is odd about the document.
    case read(DocumentFacts, [Diagnostic])
    case failure(Diagnostic)
  }

  init(_ files: [InputFiles.File]) { self.files = files }

  mutating func next() -> (InputFiles.File, Outcome)? {
    guard position < files.count else { return nil }
    if outcomes.isEmpty {
      let batch = files[position...].prefix(DocumentBatch.size)
      outcomes = parallelMap(batch.map(\.path), Self.read)[...]
    }
    defer { position += 1 }
    return outcomes.popFirst().map { (files[position], $0) }
  }

  private static func read(_ path: String) -> Outcome {
    do throws(DocumentError) {
      let document = try Document(contentsOf: path)
      return .read(DocumentFacts(document), document.diagnostics)
    } catch {
      return .failure(error.diagnostic)
    }
  }
}
