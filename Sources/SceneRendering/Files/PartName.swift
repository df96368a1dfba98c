import Foundation

/// The name of a file that is being written: `.flytower-PID-N.part`.
struct PartName: Hashable {
  let process: pid_t
  let number: Int

  private init(process: pid_t, number: Int) {
    self.process = process
    self.number = number
  }

  /// A name that no other file of this process has, until it is retired.
  static func next() -> PartName {
    PartName(process: getpid(), number: Numbers.shared.take())
  }

  /// Reads a name; nil for those that are not spelled just so.
  init?(_ name: String) {
    guard name.hasPrefix(Self.prefix), name.hasSuffix(Self.suffix) else { return nil }
    let middle = name.dropFirst(Self.prefix.count).dropLast(Self.suffix.count)
    let words = middle.split(separator: "-", omittingEmptySubsequences: false)
    guard words.count == 2, let process = pid_t(words[0]), let number = Int(words[1]), process > 0
    else { return nil }
    self.init(process: process, number: number)
    guard text == name else { return nil }
  }

  private static let prefix = ".flytower-"
  private static let suffix = ".part"

  var text: String { "\(Self.prefix)\(process)-\(number)\(Self.suffix)" }

  /// Says that there is no such file any more.
  func retire() { Numbers.shared.giveBack(number) }

  /// Whether nobody writes the file any more: its process is gone, or it had the number that this
  /// process has now, as happens in containers.
  var isLeftOver: Bool {
    if process == getpid() { return !Numbers.shared.isTaken(number) }
    return kill(process, 0) != 0 && errno == ESRCH
  }
}

/// The numbers of this process's parts, of which there is one row for all who write in it. The
/// lock guards the stored properties.
private final class Numbers: @unchecked Sendable {
  static let shared = Numbers()

  private let lock = NSLock()
  private var last = 0
  private var taken: Set<Int> = []

  func take() -> Int {
    lock.withLock {
      last += 1
      taken.insert(last)
      return last
    }
  }

  func giveBack(_ number: Int) { lock.withLock { _ = taken.remove(number) } }

  func isTaken(_ number: Int) -> Bool { lock.withLock { taken.contains(number) } }
}
