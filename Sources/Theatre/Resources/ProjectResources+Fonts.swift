import Foundation

extension ProjectResources {
  /// Fonts beyond which none is used, and the bytes beyond which a file is none.
  private static let fontLimit = 200
  private static let fontSizeLimit = 32 << 20

  /// The project's own fonts, as an app has them in its bundle. They are not read here.
  ///
  /// On iOS only those that the `Info.plist` lists are there under their names; here all are, as a
  /// project has few that are in no target.
  public var fontFiles: [String] {
    Array(index.fonts.filter { Self.isUsable($0) }.prefix(Self.fontLimit))
  }

  private static func isUsable(_ path: String) -> Bool {
    let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
    return (1...fontSizeLimit).contains(size ?? 0)
  }
}
