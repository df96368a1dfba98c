import InterfaceBuilder
import Testing

struct FormatTests {
  @Test(arguments: [
    ("com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB", Document.Kind.storyboard),
    ("com.apple.InterfaceBuilder3.CocoaTouch.XIB", .xib),
    ("com.apple.InterfaceBuilder3.CocoaTouch.iPad.XIB", .xib),
  ])
  func `the formats of iOS are opened`(type: String, kind: Document.Kind) throws {
    #expect(try document("<document type=\"\(type)\"/>").kind == kind)
  }

  @Test(arguments: [
    ("com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB", "macOS storyboard"),
    ("com.apple.InterfaceBuilder3.Cocoa.XIB", "macOS xib"),
    ("com.apple.InterfaceBuilder.WatchKit.Storyboard", "watchOS storyboard"),
    ("com.apple.InterfaceBuilder.AppleTV.Storyboard", "tvOS storyboard"),
    ("com.apple.InterfaceBuilder.AppleTV.XIB", "tvOS xib"),
    ("com.apple.InterfaceBuilder.Future.Storyboard", "storyboard"),
  ])
  func `the formats of other platforms are refused by name`(type: String, name: String) {
    #expect(
      refusal("<?xml version=\"1.0\"?>\n<document type=\"\(type)\"/>") == """
        bad.xib:2:1: error: this is a \(name) (\(type)); only iOS documents are opened \
        [unsupported-document]
        """)
  }

  @Test func `an old keyed-archive xib is refused by name`() {
    #expect(
      refusal("<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"8.00\"/>")
        == """
        bad.xib:1:1: error: this is an old keyed-archive xib [unsupported-document]
        bad.xib:1:1: note: open and save it in Xcode 5 or later
        """)
  }

  @Test(arguments: ["html", "plist", "document"])
  func `XML of another sort is refused by its root`(root: String) {
    #expect(
      refusal("<\(root) type=\"x\"/>") == """
        bad.xib:1:1: error: this is XML, but no Interface Builder document: its root is \
        '\(root)' [unsupported-document]
        """)
  }
}
