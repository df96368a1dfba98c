import Foundation

/// The signal that would end a process whose file grows past the limit (`ulimit -f`).
enum FileSizeSignal {
  /// In `body` such a write of this thread fails with an error instead.
  static func whileHeld(_ body: () throws(SystemFailure) -> Void) throws(SystemFailure) {
    var signals = sigset_t()
    var former = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGXFSZ)
    pthread_sigmask(SIG_BLOCK, &signals, &former)
    defer {
      if sigismember(&former, SIGXFSZ) == 0 { drop(signals) }
      pthread_sigmask(SIG_SETMASK, &former, nil)
    }
    try body()
  }

  /// Takes the signal away that waits for this thread, if there is one.
  private static func drop(_ signals: sigset_t) {
    var signals = signals
    var now = timespec()
    while sigtimedwait(&signals, nil, &now) < 0 && errno == EINTR {}
  }
}
