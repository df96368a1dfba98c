/// Why the browser did not do what a test asked of it.
enum BrowserError: Error, CustomStringConvertible {
  case notStarted(Int32)
  case gone
  /// No answer came within the time that was given.
  case silent(String)
  /// The browser refused, or the page threw.
  case failed(String)

  var description: String {
    switch self {
    case .notStarted(let error): "the browser did not start (error \(error))"
    case .gone: "the browser has gone"
    case .silent(let what): "no answer in time: \(what)"
    case .failed(let message): message
    }
  }
}
