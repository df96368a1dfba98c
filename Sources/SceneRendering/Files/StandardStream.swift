import Foundation

/// Writes to what the program was given to write to.
package enum StandardStream: Int32, Sendable {
  case output = 1
  case error = 2

  /// Gives the streams a place if the program was started without: otherwise the next file that is
  /// opened would take it, and lines would go into a picture.
  package static func reserve() {
    for stream in [output, error] where fcntl(stream.rawValue, F_GETFD) < 0 {
      let nothing = open("/dev/null", O_WRONLY)
      guard nothing >= 0, nothing != stream.rawValue else { continue }
      dup2(nothing, stream.rawValue)
      close(nothing)
    }
  }

  /// Writes the whole text; false if it cannot be written, as when nobody reads it any more. That
  /// is no reason to end a run whose results are files, and never ends it by itself while
  /// `Interruption` is installed.
  @discardableResult
  package func write(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      do throws(SystemFailure) {
        try Descriptor.writeAll(UnsafeRawBufferPointer(bytes), to: rawValue)
        return true
      } catch {
        return false
      }
    }
  }
}
