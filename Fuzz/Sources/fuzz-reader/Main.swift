import FuzzDriver
import InterfaceBuilder
import Mutation

/// Reads any bytes as a document. Reading never faults, and what is read is written back as it was.
@main
enum Main {
  static func main() {
    _ = runFuzzer { start, count in
      let input = bytes(start, count)
      guard let document = try? Document(bytes: input, file: "input") else { return 0 }
      precondition(Array(document.xml.utf8) == input, "the document is not what was read")
      for element in document.root.descendants { _ = element.location }
      _ = document.diagnostics
      return 0
    }
  }
}
