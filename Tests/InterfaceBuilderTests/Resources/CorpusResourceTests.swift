import Diagnostics
import Foundation
import InterfaceBuilder
import Testing

/// The catalogs and tables that lie beside published storyboards.
@Suite(.enabled(if: Corpus.isPresent))
struct CorpusResourceTests {
  private static func paths(_ ending: String) -> [String] {
    let folder = Corpus.folder?.appendingPathComponent("corpus").path ?? ""
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(ending) }.sorted().map { folder + "/" + $0 }
  }

  @Test func `every catalog is read, and only missing files are wrong with them`() {
    let catalogs = Self.paths(".xcassets").map(AssetCatalog.init)
    let findings = catalogs.flatMap(\.diagnostics)
    #expect(findings.filter { $0.rule != "missing-file" } == [])
    #expect(catalogs.reduce(0) { $0 + $1.colors.count } > 0)
    let dull = catalogs.flatMap(\.colors).filter { _, color in
      !["iphone", "mac"].contains { color.value(for: AssetTraits(idiom: $0)) != nil }
    }
    #expect(dull.map(\.key) == [])
  }

  @Test func `every table of strings is read, and its keys find their places`() throws {
    var known = 0
    var found = 0
    for path in Self.paths(".strings") {
      let table = StringTable(contentsOf: path, language: "de")
      #expect(table.diagnostics == [])
      let document = path.replacing(/[^\/]+\.lproj/, with: "Base.lproj")
        .replacing(".strings", with: ".storyboard")
      guard FileManager.default.fileExists(atPath: document) else { continue }
      let places = try Document(contentsOf: document)
      let keys = table.entries.keys.filter { key in
        places.element(id: String(key.prefix { $0 != "." })) != nil
      }
      known += keys.count
      found += keys.filter { Self.hasPlace(for: $0, in: places) }.count
    }
    #expect(Double(found) >= 0.98 * Double(known))
  }

  private static func hasPlace(for key: String, in document: Document) -> Bool {
    let line = "\"\(key)\" = \"\";"
    let localization = Localization([
      StringTable(bytes: Array(line.utf8), file: "A.strings", language: "de")
    ])
    return document.root.descendants.contains { element in
      localization.text(of: element) != nil
        || element.attributes.contains {
          localization.text(of: element, attribute: $0.name) != nil
        }
    }
  }
}
