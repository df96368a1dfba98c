/// Why a picture or a film could not be written.
public struct WritingError: Error, Equatable, Sendable, CustomStringConvertible {
  public let description: String

  public init(_ description: String) { self.description = description }

  static let noMemory = WritingError("there is not enough memory to write the picture")

  static func size(_ width: Int, _ height: Int, insteadOf film: String) -> WritingError {
    WritingError("a frame of \(width) × \(height) pixels does not fit a film of \(film)")
  }

  static func format(_ name: String, _ reason: String) -> WritingError {
    WritingError("the \(name) cannot be written: \(reason)")
  }
}
