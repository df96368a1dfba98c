import ContactSheet
import Foundation
import Testing

struct ContactSheetPageTests {
  private static let hostile = "</script><!--<script>alert(1)//\u{2028}\"'&amp;\\\u{0}{{data}}"

  /// The data of a page, as it stands in it.
  private static func dataText(_ html: String) throws -> Substring {
    let opening = "<script type=\"application/json\" id=\"data\">"
    let start = try #require(html.range(of: opening)).upperBound
    let end = try #require(html.range(of: "</script>", range: start..<html.endIndex)).lowerBound
    return html[start..<end]
  }

  /// The data of a page, as its script would read it.
  private static func data(_ html: String) throws -> [String: Any] {
    let json = try JSONSerialization.jsonObject(with: Data(dataText(html).utf8))
    return try #require(json as? [String: Any])
  }

  private static func run(path: String?, name: String = "Login") -> RenderManifest {
    RenderManifest(
      title: "T", program: "P", looks: [.init(id: "", name: "iPhone")],
      scenes: [SampleRun.scene(name, pictures: [SampleRun.picture(0, path)])])
  }

  private static func link(_ path: String?) throws -> String? {
    let data = try data(ContactSheetPage(run(path: path)).html)
    let scenes = try #require(data["scenes"] as? [[Any]])
    let pictures = try #require(scenes[0][4] as? [[Any]])
    return pictures[0][1] as? String
  }

  @Test func `the same manifest gives the same bytes`() {
    let pages = (0..<4).map { _ in ContactSheetPage(SampleRun.run).html }
    #expect(Set(pages).count == 1)
  }

  @Test func `the page asks for nothing but its pictures`() {
    let html = ContactSheetPage(SampleRun.run).html
    let plain = html.replacing("http://www.w3.org/2000/svg", with: "")
    #expect(!plain.contains("http:") && !plain.contains("https:"))
    #expect(html.contains("default-src 'none'; img-src 'self' file: data:"))
    #expect(!html.contains("{{"))
  }

  @Test func `no text breaks out of the data`() throws {
    let hostile = Self.hostile
    var manifest = Self.run(path: "a.png", name: hostile)
    manifest.title = hostile
    manifest.looks[0].name = hostile
    manifest.scenes[0].className = hostile
    manifest.scenes[0].pictures[0].findings = [SampleRun.finding("error", hostile)]
    manifest.scenes[0].pictures[0].views[0].className = hostile
    let html = ContactSheetPage(manifest).html
    let innocent = ContactSheetPage(Self.run(path: "a.png")).html

    for markup in ["<script", "</script", "<!--", "\u{0}"] {
      #expect(
        html.components(separatedBy: markup).count
          == innocent.components(separatedBy: markup).count, "\(markup)")
    }
    #expect(html.contains("<title>&lt;/script&gt;&lt;!--&lt;script&gt;alert(1)//"))
    #expect(try !Self.dataText(html).contains("\u{2028}"))
    let data = try Self.data(html)
    let scenes = try #require(data["scenes"] as? [[Any]])
    #expect(scenes[0][0] as? String == hostile)
    #expect(scenes[0][1] as? String == hostile)
    #expect((data["looks"] as? [[String]])?[0][1] == hostile)
  }

  @Test(arguments: [
    ("Main/Login.png", "Main/Login.png"),
    ("50% off?#1.png", "50%25%20off%3F%231.png"),
    ("javascript:alert(1).png", "javascript%3Aalert%281%29.png"),
    ("Größe/שלום.png", "Gr%C3%B6%C3%9Fe/%D7%A9%D7%9C%D7%95%D7%9D.png"),
    ("a\"b'<c>&.png", "a%22b%27%3Cc%3E%26.png"),
    ("...", "..."),
  ])
  func `each part of a path is encoded`(path: String, link: String) throws {
    #expect(try Self.link(path) == link)
  }

  @Test(arguments: [
    "/etc/a.png", "../a.png", "a/../../b.png", "a//b.png", "./a", "a\\b", "a\nb", "",
  ])
  func `a path that leads elsewhere is not linked`(path: String) throws {
    #expect(try Self.link(path) == nil)
  }

  @Test func `looks with the same views share them`() throws {
    let data = try Self.data(ContactSheetPage(SampleRun.run).html)
    #expect((data["trees"] as? [[Int]])?.count == 1)
    #expect((data["places"] as? [[Any]])?.count == 1)
    #expect(
      data["names"] as? [String]
        == [
          "UIView", "root", "UIStackView", "s-1", "UILabel", "t-1", "UIButton", "UIImageView",
          "i-1",
        ])
  }

  @Test func `a box is written only where it does not follow from the frames`() throws {
    let data = try Self.data(ContactSheetPage(SampleRun.run).html)
    let places = try #require(data["places"] as? [[[Double]]])
    #expect(places[0][0].count == 5 * 4)
    #expect(places[0][1] == [0.04, 43.43, 283.43, 113.14, 113.14])
  }

  @Test func `a number that is none becomes nothing`() throws {
    var manifest = Self.run(path: "a.png")
    manifest.scenes[0].pictures[0].width = .nan
    manifest.scenes[0].pictures[0].views[0].frame = [.infinity, -.infinity, 1e300, 0]
    _ = try Self.data(ContactSheetPage(manifest).html)
  }

  @Test func `a large run makes a page of a few megabytes`() {
    let html = ContactSheetPage(SampleRun.large(scenes: 100, looks: 8, views: 40)).html
    #expect(html.utf8.count < 300_000)
  }
}
