import Diagnostics

/// Decides from the root element which format a document has.
struct Format {
  private let name: String
  private let type: String?
  private let location: SourceLocation

  init(of arena: Arena, in source: Source) throws(DocumentError) {
    guard let root = arena.nodes.first else {
      throw .malformed("there is no element", at: source.location(0))
    }
    name = arena.names.strings[Int(root.name)]
    location = source.location(Int(root.start))
    type = arena.rootAttribute("type", in: source)
  }

  func kind() throws(DocumentError) -> Document.Kind {
    if name == "archive" {
      throw .unknownFormat(
        "this is an old keyed-archive xib", at: location,
        hint: "open and save it in Xcode 5 or later")
    }
    guard name == "document", let type, type.hasPrefix("com.apple.InterfaceBuilder") else {
      throw .unknownFormat(
        "this is XML, but no Interface Builder document: its root is '\(name)'", at: location)
    }
    guard type.contains(".CocoaTouch.") else {
      throw .unknownFormat("this is a \(Self.name(ofType: type))", at: location)
    }
    return type.contains("Storyboard") ? .storyboard : .xib
  }

  /// The name of a format that is not iOS's.
  private static func name(ofType type: String) -> String {
    let document = type.contains("Storyboard") ? "storyboard" : "xib"
    let platform =
      switch type {
      case _ where type.contains("WatchKit"): "watchOS "
      case _ where type.contains("AppleTV"): "tvOS "
      case _ where type.contains(".Cocoa."): "macOS "
      case _: ""
      }
    return "\(platform)\(document) (\(type)); only iOS documents are opened"
  }
}
