import Diagnostics
import Foundation
import InterfaceBuilder
import Testing

/// Tables and catalogs that nobody would write.
struct HostileResourceTests {
  private static let catalog =
    #"{"strings":{"a":{"localizations":{"de":{"stringUnit":"#
    + #"{"value":"x\u00e9\ud83d\ude00\n"}}}}},"n":[1,-2.5e3,true,null]}"#
  private static let table = #"/* c */ "a" = "x\n\U00e9\101"; // d"# + "\n{b = c;}\n'e';"

  @Test(arguments: [("a.xcstrings", catalog), ("a.strings", table)])
  func `any cut, changed or doubled byte is survived`(file: String, text: String) {
    let bytes = Array(text.utf8)
    for position in bytes.indices {
      var versions = [Array(bytes.prefix(position)), bytes, bytes]
      versions[1][position] ^= 0x15
      versions[2].insert(bytes[position], at: position)
      for version in versions {
        let table = StringTable(bytes: version, file: file, language: "de")
        #expect(table.diagnostics.count <= 1)
      }
    }
  }

  @Test(arguments: ["[", "{\"a\":"])
  func `values nested without end are refused`(opening: String) {
    let text = String(repeating: opening, count: 100_000)
    let table = StringTable(bytes: Array(text.utf8), file: "a.xcstrings", language: "de")
    #expect(
      table.diagnostics.map(\.description) == [
        "a.xcstrings:1: error: values are nested more than 64 deep [malformed-resource]"
      ])
  }

  @Test func `groups that link to themselves are not followed`() throws {
    let manager = FileManager.default
    let folder = manager.temporaryDirectory.appending(path: UUID().uuidString + ".xcassets").path
    defer { try? manager.removeItem(atPath: folder) }
    try manager.createDirectory(
      atPath: folder + "/Group/red.colorset", withIntermediateDirectories: true)
    try manager.createSymbolicLink(
      atPath: folder + "/Group/again", withDestinationPath: folder)
    try Data("{}".utf8).write(to: URL(filePath: folder + "/Group/red.colorset/Contents.json"))
    let catalog = AssetCatalog(folder: folder)
    #expect(catalog.colors.keys.sorted() == ["red"])
    #expect(catalog.diagnostics == [])
  }

  @Test func `groups nested too deep are a finding`() throws {
    let manager = FileManager.default
    let folder = manager.temporaryDirectory.appending(path: UUID().uuidString + ".xcassets").path
    defer { try? manager.removeItem(atPath: folder) }
    try manager.createDirectory(
      atPath: folder + String(repeating: "/a", count: 60), withIntermediateDirectories: true)
    #expect(AssetCatalog(folder: folder).diagnostics.map(\.rule) == ["resource-limit"])
  }
}
