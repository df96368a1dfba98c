import Foundation
import TestSupport
import Testing

/// The machine's font of a file name, copied into projects as if it were theirs.
private enum MachineFont {
  static let path: String? = {
    let folders = FileManager.default.enumerator(atPath: "/usr/share/fonts")
    let names = folders?.compactMap { $0 as? String }.sorted() ?? []
    return names.first { $0.hasSuffix("DejaVuSerif-Bold.ttf") }.map { "/usr/share/fonts/" + $0 }
  }()

  static var isThere: Bool { path != nil }

  /// The file with other names for its family and for itself, of the same length: tables of names
  /// are UTF-16, and one byte a character for other systems.
  static func renamed(to folder: String) throws {
    var data = try Data(contentsOf: URL(filePath: path ?? ""))
    for (old, new) in [("DejaVu Serif", "Flyfont Face"), ("DejaVuSerif", "FlyfontFace")] {
      for encoding in [String.Encoding.utf16BigEndian, .ascii] {
        guard let old = old.data(using: encoding), let new = new.data(using: encoding) else {
          continue
        }
        while let range = data.range(of: old) { data.replaceSubrange(range, with: new) }
      }
    }
    try data.write(to: URL(filePath: folder + "/Flyfont.ttf"))
  }
}

/// A project that brings its own font along.
@MainActor
struct ProjectFontTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func file(_ font: String) throws -> String {
    try folder.write("", to: "Package.swift")
    return try folder.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
        <scenes>
          <scene sceneID="s"><objects>
            <viewController id="front" storyboardIdentifier="front">
              <view key="view" id="v">
                <rect key="frame" x="0" y="0" width="375" height="667"/>
                <subviews>
                  <label text="Hamburg" id="l">
                    <rect key="frame" x="16" y="100" width="300" height="40"/>
                    <fontDescription key="fontDescription" name="\(font)" family="F"
                      pointSize="30"/>
                  </label>
                </subviews>
                <color key="backgroundColor" white="1" alpha="1" colorSpace="custom"
                  customColorSpace="genericGamma22GrayColorSpace"/>
              </view>
            </viewController>
          </objects></scene>
        </scenes>
      </document>
      """, to: "Main.storyboard")
  }

  private func render(_ font: String) throws -> (errors: [String], picture: Data) {
    let file = try file(font)
    let call = Call(["render", file, "--output", folder.path, "--scale", "1"], in: folder)
    return (call.errors, try Data(contentsOf: URL(filePath: folder.path + "/Main/front.png")))
  }

  @Test(
    .enabled(if: MachineFont.isThere, "needs DejaVu Serif"),
    arguments: ["FlyfontFace-Bold", "Flyfont Face", "Flyfont Face Bold"])
  func `a font of the project has its names`(name: String) throws {
    let without = try render(name)
    #expect(without.errors.contains { $0.contains("[missing-font]") })

    try MachineFont.renamed(to: folder.path)
    let with = try render(name)

    #expect(with.errors == [])
    #expect(with.picture != without.picture)
  }

  @Test func `a file that is no font is passed over`() throws {
    try folder.write("no font", to: "Broken.ttf")

    #expect(try render("Nobodys-Bold").errors.contains { $0.contains("[missing-font]") })
  }
}
