/// A drawing as a value: commands in painting order.
///
/// `description` is a text of one command a line, and `init(parsing:)` reads it back.
public struct DisplayList: Equatable, Sendable {
  public var commands: [DrawingCommand]

  public init(_ commands: [DrawingCommand] = []) { self.commands = commands }

  public var isEmpty: Bool { commands.isEmpty }

  public mutating func append(_ command: DrawingCommand) { commands.append(command) }
}

extension DisplayList: ExpressibleByArrayLiteral {
  public init(arrayLiteral commands: DrawingCommand...) { self.init(commands) }
}
