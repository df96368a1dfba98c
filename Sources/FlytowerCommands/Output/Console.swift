import Foundation

/// Where results and findings go.
public protocol Console {
  /// A line of results.
  func print(_ line: String)
  /// A line for people.
  func printError(_ line: String)
}

/// Standard output and standard error.
public struct StandardConsole: Console {
  public init() {}

  public func print(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }

  public func printError(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}
