public import Diagnostics
public import Drawing
import Foundation
public import InterfaceBuilder
public import UIKit

/// The resources of a project folder, found as Xcode's target would have them, and read when
/// somebody asks.
///
/// Of several documents of one name the one in the language counts, then the base, then one
/// without a language, then the first by path. Catalogs are asked in the order of their paths.
@MainActor
public final class ProjectResources {
  public let folder: String
  /// The language to show; nil for the texts of the documents themselves.
  public let language: Language?
  /// The files that were opened, in the order they were: catalogs, tables, documents, images.
  public private(set) var used: [String] = []
  /// What is wrong with them. Images and documents are reported where they are asked for.
  public private(set) var diagnostics: [Diagnostic]

  /// Called with the content of each image file as it is read.
  public var whenRead: ((String, [UInt8]) -> Void)?

  let index: ProjectIndex
  let decoder: any ImageDecoder
  private(set) lazy var catalogs = readCatalogs()
  /// What was found so far, and the bytes it takes.
  var images: [ImageKey: ImageOutcome] = [:]
  var imageMemory = 0
  /// The image files beside the catalogs, by their stems.
  private(set) lazy var looseImages = Dictionary(
    grouping: index.images.map(LooseImage.init), by: \.stem)
  var documents: [String: Document?] = [:]
  var localizations: [String: Localization] = [:]
  /// The documents that count, by the names that others know them by.
  private(set) lazy var preferredStoryboards = preferred(among: index.storyboards)
  private(set) lazy var preferredXibs = preferred(among: index.xibs)
  /// What documents refer to, by their files.
  private var followed: [[String]: [Document]] = [:]

  /// Looks through the folder, but not into those left out; nothing outside it is read.
  public init(
    folder: String, language: Language? = nil, decoder: any ImageDecoder,
    without outside: [String] = []
  ) {
    self.folder = folder
    self.language = language
    self.decoder = decoder
    index = ProjectIndex(folder: folder, without: outside)
    diagnostics = index.diagnostics
  }

  /// The same folder in another language; it is not looked through again.
  public init(_ other: ProjectResources, language: Language?) {
    folder = other.folder
    self.language = language
    decoder = other.decoder
    index = other.index
    diagnostics = index.diagnostics
  }

  /// Lets a session ask here for what the documents need, and tells it the language. Which way
  /// its lines run is the session's own choice.
  public func supply(_ session: Session, with documents: [Document]) {
    supply(session, withOnly: documents + followed(from: documents))
  }

  /// As `supply(_:with:)`, but what the documents refer to is not followed. Of documents with one
  /// name the first counts.
  public func supply(_ session: Session, withOnly documents: [Document]) {
    session.resources.image = { [self] name, traits in image(named: name, traits) }
    session.resources.color = { [self] name, traits in color(named: name, traits) }
    session.language = language
    for document in documents.reversed() {
      if document.kind == .xib {
        session.xibs[document.resourceStem] = document
      } else {
        session.documents[document.storyboardName] = document
      }
    }
    for document in documents {
      let translations = localization(of: document)
      if !translations.isEmpty { session.resources.localizations[document.file] = translations }
    }
  }

  private func followed(from documents: [Document]) -> [Document] {
    let files = documents.map(\.file)
    if let known = followed[files] { return known }
    let found = needed(by: documents)
    followed[files] = found
    return found
  }

  /// A colour of the catalogs.
  public func color(named name: String, _ traits: UITraitCollection) -> ColorElement.Value? {
    let traits = AssetTraits(traits)
    return catalogs.lazy.compactMap { $0.color(named: name, for: traits) }.first
  }

  private func readCatalogs() -> [AssetCatalog] {
    index.catalogs.map { path in
      let catalog = AssetCatalog(folder: path)
      note(path, catalog.diagnostics)
      return catalog
    }
  }

  /// Remembers that a file was opened and what is wrong with it.
  func note(_ path: String, _ found: [Diagnostic] = []) {
    if !used.contains(path) { used.append(path) }
    diagnostics += found
  }
}

extension AssetTraits {
  @MainActor init(_ traits: UITraitCollection) {
    self.init(
      scale: Int(max(1, min(traits.displayScale, 3))),
      style: traits.userInterfaceStyle == .dark ? .dark : .light,
      idiom: traits.userInterfaceIdiom == .pad ? "ipad" : "iphone",
      isHighContrast: traits.accessibilityContrast == .high)
  }
}

extension Document {
  /// The file's name without folder and ending.
  var resourceStem: String { ResourcePath(file).stem }
}
