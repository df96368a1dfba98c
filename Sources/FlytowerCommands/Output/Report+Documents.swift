import InterfaceBuilder
import SceneRendering

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
