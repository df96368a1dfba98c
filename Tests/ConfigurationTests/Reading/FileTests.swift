import Configuration
import Diagnostics
import Foundation
import Testing

/// Files in a folder of their own, which goes with the test.
final class FileTests {
  private let folder: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    folder = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// Writes a file and the folders it lies in.
  private func write(_ name: String, _ text: String = "") throws {
    let url = URL(filePath: "\(folder)/\(name)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// The configuration above a file, relative to the folder, and what was said.
  private func found(above file: String, upTo limit: Int = 32) -> (path: String?, said: [String]) {
    var log = DiagnosticLog()
    let path = ConfigurationFile.path(above: "\(folder)/\(file)", upTo: limit, log: &log)
    return (path.map(relative), log.diagnostics.map { relative($0.description) })
  }

  private func relative(_ text: String) -> String { text.replacing("\(folder)/", with: "") }

  @Test func `a file is read`() throws {
    try write("f.yml", "render:\n  scale: 2\n")
    let file = try ConfigurationFile(contentsOf: "\(folder)/f.yml")
    #expect(file["render"]?["scale"]?.values.map(\.text) == ["2"])
    #expect(file.file == "\(folder)/f.yml")
  }

  @Test func `what is no file is refused with a sentence`() throws {
    func sentence(_ path: String) -> String? {
      do throws(ConfigurationError) {
        _ = try ConfigurationFile(contentsOf: path)
        return nil
      } catch {
        return error.diagnostic.message
      }
    }
    #expect(sentence("\(folder)/none") == "there is no such file")
    #expect(sentence(folder) == "is a folder, not a configuration file")
    #expect(sentence("/dev/null") == "is not an ordinary file")
    try write("long.yml", String(repeating: "# a\n", count: 300_000))
    #expect(sentence("\(folder)/long.yml") == "the file has more than 1 MB")
  }

  @Test func `the nearest configuration is found`() throws {
    try write(".flytower.yml")
    try write("App/Screens/.flytower.yaml")
    #expect(found(above: "App/Screens/Main.storyboard").path == "App/Screens/.flytower.yaml")
    #expect(found(above: "App/Main.storyboard").path == ".flytower.yml")
    try write("App/Other/Main.storyboard")
    #expect(found(above: "App/Other").path == ".flytower.yml")
    try write("App/Deep/Main.storyboard")
    #expect(found(above: "App/./Deep/../Main.storyboard").path == "App/Deep/../../.flytower.yml")
    #expect(found(above: "App/none/none/Main.storyboard").path == ".flytower.yml")
  }

  @Test func `a repository's folder is the last`() throws {
    try write(".flytower.yml")
    try write("App/.git/config")
    try write("App/Screens/Main.storyboard")
    #expect(found(above: "App/Screens/Main.storyboard").path == nil)
    try write("App/.flytower.yml")
    #expect(found(above: "App/Screens/Main.storyboard").path == "App/.flytower.yml")
  }

  @Test func `only so many folders are looked into`() throws {
    try write(".flytower.yml")
    try write("a/b/c/Main.storyboard")
    #expect(found(above: "a/b/c/Main.storyboard", upTo: 3).path == nil)
    #expect(found(above: "a/b/c/Main.storyboard", upTo: 4).path == ".flytower.yml")
  }

  @Test func `of two spellings one counts`() throws {
    try write(".flytower.yml")
    try write(".flytower.yaml")
    let (path, said) = found(above: "Main.storyboard")
    #expect(path == ".flytower.yml")
    #expect(
      said == [
        """
        .flytower.yaml: warning: '.flytower.yml' counts, and this file does not \
        [second-configuration]
        .flytower.yaml: note: keep one of the two
        """
      ])
  }

  @Test func `the search ends at the root`() throws {
    var log = DiagnosticLog()
    #expect(ConfigurationFile.path(above: "/none/of/these", log: &log) == nil)
    #expect(log.diagnostics == [])
  }

  @Test func `a relative path leads upwards too`() throws {
    try write(".git/config")
    var log = DiagnosticLog()
    let up = String(repeating: "../", count: 40) + String(folder.dropFirst())
    try write(".flytower.yml")
    let path = ConfigurationFile.path(above: "\(up)/a/b", log: &log)
    #expect(path == "\(up)/.flytower.yml")
  }
}
