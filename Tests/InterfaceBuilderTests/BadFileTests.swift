import Diagnostics
import Foundation
import InterfaceBuilder
import Testing

struct BadFileTests {
  @Test func `a missing file is named`() {
    #expect(
      refusal(path: "/nowhere/Main.storyboard")
        == "/nowhere/Main.storyboard: error: there is no such file [unreadable-file]")
  }

  @Test func `a directory is named`() {
    #expect(
      refusal(path: "/tmp")
        == "/tmp: error: is a directory, not a storyboard or xib [unreadable-file]")
  }

  @Test func `a file without permission is named`() throws {
    let path = NSTemporaryDirectory() + "locked-\(UUID().uuidString).xib"
    _ = FileManager.default.createFile(
      atPath: path, contents: Data("<document/>".utf8), attributes: [.posixPermissions: 0])
    defer { try? FileManager.default.removeItem(atPath: path) }
    // The superuser may read everything.
    guard getuid() != 0 else { return }
    #expect(
      refusal(path: path) == "\(path): error: no permission to read the file [unreadable-file]")
  }

  @Test func `an endless file is refused after the limit`() {
    #expect(
      refusal(path: "/dev/zero")
        == "/dev/zero: error: the file has more than 256 MB [unreadable-file]")
  }

  @Test func `an empty device is an empty file`() {
    #expect(
      refusal(path: "/dev/null") == "/dev/null:1:1: error: the file is empty [malformed-xml]")
  }

  @Test func `a file is read and its places carry its path`() throws {
    let path = NSTemporaryDirectory() + "lobby-\(UUID().uuidString).storyboard"
    try lobby.write(toFile: path, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(atPath: path) }

    let document = try Document(contentsOf: path)

    #expect(document.root.location.description == "\(path):2:1")
    #expect(document.xml == lobby)
  }

  private func refusal(path: String) -> String {
    do {
      return "opened: \(try Document(contentsOf: path).kind)"
    } catch {
      return error.description
    }
  }
}
