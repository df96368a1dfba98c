import CairoBackend
import Foundation
import Testing

struct FontInventoryTests {
  @Test func `the inventory names the fonts that texts are drawn with`() {
    let inventory = FontInventory()
    let inter = inventory.fonts.filter { $0.family == "Inter" && $0.style == "Regular" }
    #expect(inter.count >= 1)
    #expect(inventory.fonts.allSatisfy { FileManager.default.fileExists(atPath: $0.file) })
    #expect(inventory.fonts.contains { $0.version > 0 })
  }

  @Test func `each face is named once`() {
    let fonts = FontInventory().fonts
    #expect(Set(fonts.map { "\($0.file)#\($0.index)" }).count == fonts.count)
  }

  @Test func `the inventory names the files that configure the choice`() {
    let files = FontInventory().configurationFiles
    #expect(files.contains { $0.hasSuffix("fonts.conf") })
    #expect(files.allSatisfy { FileManager.default.fileExists(atPath: $0) })
  }

  @Test func `asking twice gives the same, with a language`() {
    let inventory = FontInventory()
    #expect(inventory == FontInventory())
    #expect(!inventory.languages.isEmpty)
  }
}
