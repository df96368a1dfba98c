import Foundation

/// A call of the system that failed, by its error number.
struct SystemFailure: Error, Hashable {
  let code: Int32

  init(_ code: Int32) { self.code = code }

  /// The failure of the call just made.
  static var last: SystemFailure { SystemFailure(errno) }
}
