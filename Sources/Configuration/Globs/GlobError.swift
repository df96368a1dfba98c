/// What is wrong with a pattern, in a sentence.
public struct GlobError: Error, Equatable, Sendable, CustomStringConvertible {
  public let description: String

  init(_ description: String) { self.description = description }
}
