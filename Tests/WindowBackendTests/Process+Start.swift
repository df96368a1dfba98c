import Foundation

extension Process {
  /// Runs with no signal blocked. A pool's threads block them, and a process keeps what the
  /// thread that started it had: it could not be asked to end.
  func start() throws {
    var none = sigset_t()
    var blocked = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &blocked)
    defer { pthread_sigmask(SIG_SETMASK, &blocked, nil) }
    try run()
  }
}
