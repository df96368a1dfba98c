/// Why a run cannot go on.
package struct RenderingError: Error, Equatable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}
