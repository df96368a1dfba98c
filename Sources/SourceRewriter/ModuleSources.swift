public import InterfaceBuilder

/// What a module of an iOS app is made of.
public struct ModuleSources: Sendable {
  /// A text and the path by which messages shall name it.
  public struct File: Sendable {
    public var path: String
    public var text: String

    public init(path: String, text: String) {
      self.path = path
      self.text = text
    }
  }

  /// Where the running app finds its storyboards and its `Info.plist`.
  public enum Resources: Sendable {
    /// In the bundle that the build makes for the module.
    case bundle
    /// In a folder.
    case folder(String)

    var expression: String {
      switch self {
      case .bundle: "Bundle.module.resourcePath ?? \".\""
      case .folder(let path): "\"\(path)\""
      }
    }
  }

  /// The module's name.
  public var name: String
  /// The files to rewrite.
  public var sources: [File] = []
  /// Files that the build compiles as they are: their classes count, their text stays.
  public var compiled: [File] = []
  public var documents: [Document] = []
  /// The `Info.plist`, if there is one.
  public var infoPropertyList: File?
  public var resources = Resources.bundle

  public init(name: String) { self.name = name }
}
