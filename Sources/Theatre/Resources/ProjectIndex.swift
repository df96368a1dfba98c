package import Diagnostics
import InterfaceBuilder

/// The paths of a project folder's resources; no file is opened.
///
/// Left out are what Xcode's target would not copy from there: hidden folders, folders that
/// builds and package managers fill, and whatever is a bundle by itself. Links are not followed,
/// so that nothing outside the folder is read and no circle is walked.
package struct ProjectIndex {
  static let entryLimit = 200_000
  static let depthLimit = 24

  /// Folders that tools fill.
  private static let foreign: Set<String> = [
    "build", "Build", "DerivedData", "Pods", "Carthage", "node_modules", "vendor", "fastlane",
  ]
  /// Folders that are one thing to Xcode.
  private static let closed: Set<String> = [
    "framework", "xcframework", "app", "appex", "bundle", "xcodeproj", "xcworkspace", "playground",
    "xcarchive", "xcdatamodeld", "dSYM",
  ]

  let folder: String
  package private(set) var storyboards: [String] = []
  package private(set) var xibs: [String] = []
  private(set) var catalogs: [String] = []
  private(set) var tables: [String] = []
  private(set) var images: [String] = []
  private(set) var fonts: [String] = []
  package private(set) var diagnostics: [Diagnostic] = []
  private var entryCount = 0
  private let outside: Set<FolderIdentity>

  /// Walks the folder in the order of names.
  ///
  /// - Parameter outside: Folders that are not walked, such as those that tools write to.
  package init(folder: String, without outside: [String] = []) {
    self.folder = folder
    self.outside = Set(outside.compactMap(FolderIdentity.init))
    walk(folder, depth: 0)
  }

  private mutating func walk(_ path: String, depth: Int) {
    guard depth <= Self.depthLimit else {
      return report("folders are nested more than \(Self.depthLimit) deep", at: path)
    }
    for name in ResourceFile.names(in: path) where !name.hasPrefix(".") {
      entryCount += 1
      guard entryCount <= Self.entryLimit else {
        return report("the project has more than \(Self.entryLimit) files", at: folder)
      }
      let inner = path + "/" + name
      if ResourceFile.isLink(inner) { continue }
      take(inner, name: name, depth: depth)
    }
  }

  private mutating func take(_ path: String, name: String, depth: Int) {
    let ending = name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? ""
    switch ending.lowercased() {
    case "xcassets": catalogs.append(path)
    case "storyboard": storyboards.append(path)
    case "xib": xibs.append(path)
    case "strings", "stringsdict", "xcstrings": tables.append(path)
    case "png", "jpg", "jpeg", "svg", "pdf": images.append(path)
    case "ttf", "otf", "ttc": fonts.append(path)
    default:
      guard !Self.foreign.contains(name), !Self.closed.contains(ending),
        ResourceFile.isFolder(path), !isOutside(path)
      else { return }
      walk(path, depth: depth + 1)
    }
  }

  private func isOutside(_ path: String) -> Bool {
    !outside.isEmpty && FolderIdentity(path).map(outside.contains) == true
  }

  private mutating func report(_ problem: String, at path: String) {
    guard !diagnostics.contains(where: { $0.message.hasPrefix(problem) }) else { return }
    diagnostics.append(
      Diagnostic(
        .warning, rule: "resource-limit", problem + "; the rest is left out",
        at: SourceLocation(file: path)))
  }
}
