import Diagnostics
import Foundation
import InterfaceBuilder
import Testing

/// The catalogs among the fixtures.
enum Catalogs {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fixtures/Assets").path

  static let shop = AssetCatalog(folder: folder + "/Shop/Assets.xcassets")
}

struct AssetCatalogTests {
  private let shop = Catalogs.shop

  private func file(_ name: String, _ traits: AssetTraits) -> String? {
    shop.image(named: name, for: traits)?.file.split(separator: "/").last.map(String.init)
  }

  @Test func `a sound catalog has no findings`() {
    #expect(shop.diagnostics == [])
    #expect(shop.unsupported == ["appiconset": 1, "symbolset": 1])
  }

  @Test func `groups matter to names only where they provide a namespace`() {
    #expect(
      shop.images.keys.sorted() == ["Brand/logo", "Brand/pin", "bubble", "star", "stencil"])
  }

  @Test(arguments: [
    (AssetTraits(scale: 1), "star.png"), (AssetTraits(scale: 2), "star@2x.png"),
    (AssetTraits(scale: 3), "star@3x.png"),
    (AssetTraits(scale: 2, style: .dark), "star-dark@2x.png"),
    (AssetTraits(scale: 3, style: .dark), "star-dark@2x.png"),
    (AssetTraits(scale: 2, idiom: "ipad"), "star-pad@2x.png"),
  ])
  func `scale, appearance and idiom decide the file`(traits: AssetTraits, expected: String) {
    #expect(file("star", traits) == expected)
  }

  @Test func `the largest file stands in for a larger scale`() {
    #expect(file("bubble", AssetTraits(scale: 3)) == "bubble@2x.png")
    #expect(shop.image(named: "bubble", for: AssetTraits(scale: 3))?.scale == 2)
  }

  @Test func `slicing and rendering are read`() {
    let bubble = shop.image(named: "bubble", for: AssetTraits())?.slicing
    #expect(bubble.map { [$0.top, $0.left, $0.bottom, $0.right] } == [2, 4, 6, 8])
    #expect(bubble?.isTiled == false)
    let stencil = shop.image(named: "stencil", for: AssetTraits())
    #expect(stencil?.renderingIntent == .template)
    #expect(stencil?.preservesVectors == true)
    #expect(stencil?.scale == nil)
    #expect(shop.image(named: "Brand/logo", for: AssetTraits())?.renderingIntent == .original)
    #expect(shop.image(named: "star", for: AssetTraits())?.renderingIntent == .automatic)
  }

  @Test func `what is not there is nil`() {
    #expect(shop.image(named: "logo", for: AssetTraits()) == nil)
    #expect(shop.color(named: "star", for: AssetTraits()) == nil)
  }

  @Test func `components are shares, bytes or hexadecimal`() {
    #expect(
      shop.color(named: "accent", for: AssetTraits())
        == .components(red: 1, green: 128 / 255, blue: 0, alpha: 1))
    #expect(
      shop.color(named: "accent", for: AssetTraits(style: .dark))
        == .components(red: 0, green: 0.5, blue: 1, alpha: 0.5))
  }

  @Test func `colour spaces become sRGB`() throws {
    #expect(components("vivid") == ["1.093", "-0.227", "-0.150"])
    #expect(components("beyond") == ["1.200", "-0.100", "0.000"])
    guard case .white(let white, let alpha) = shop.color(named: "mist", for: AssetTraits()) else {
      Issue.record("mist is no grey")
      return
    }
    #expect(abs(white - 0.5029) < 0.001)
    #expect(alpha == 0.25)
  }

  @Test func `the gamut of the screen decides among equals`() {
    #expect(components("wide") == ["0.900", "0.000", "0.000"])
    #expect(components("wide", AssetTraits(isWideGamut: true)) == ["1.093", "-0.227", "-0.150"])
  }

  @Test func `a colour may be one of the system`() {
    #expect(shop.color(named: "warning", for: AssetTraits()) == .system("systemRedColor"))
  }

  private func components(_ name: String, _ traits: AssetTraits = AssetTraits()) -> [String] {
    guard case .components(let red, let green, let blue, _) = shop.color(named: name, for: traits)
    else { return [] }
    return [red, green, blue].map { String(format: "%.3f", $0) }
  }

  @Test func `faults are reported at their line and lose only themselves`() {
    let folder = Catalogs.folder + "/Bad.xcassets"
    let catalog = AssetCatalog(folder: folder)
    #expect(
      catalog.diagnostics.map { $0.description.replacing(folder + "/", with: "") } == [
        "broken.imageset/Contents.json:3: error: expected ':', found '\"' [malformed-resource]",
        "empty.imageset/Contents.json: error: there is no such file [unreadable-file]",
        "missing.imageset/Contents.json:4: error: there is no file 'gone.png' [missing-file]",
        """
        odd.colorset/Contents.json:4: warning: the colour's components are not understood \
        [odd-value]
        """,
        """
        old.imageset/Contents.json:3: warning: images of format 'tiff' are not supported \
        [unsupported]
        """,
        """
        outside.imageset/Contents.json:3: error: '../../Shop/loose@2x.png' lies outside the \
        catalog [missing-file]
        """,
      ])
    #expect(catalog.images.keys.sorted() == ["missing", "old", "outside"])
    #expect(catalog.image(named: "outside", for: AssetTraits()) == nil)
  }

  @Test func `a folder that is not there is one finding`() {
    #expect(
      AssetCatalog(folder: "/nowhere/A.xcassets").diagnostics.map(\.description) == [
        "/nowhere/A.xcassets: error: there is no such catalog [unreadable-file]"
      ])
  }
}
