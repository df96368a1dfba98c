import CairoBackend
import Diagnostics
import InterfaceBuilder
import Theatre
import UIKit

/// The projects that the documents of a run belong to, and the documents themselves.
///
/// Documents are read again when scenes are staged: only a few are in memory at a time.
@MainActor
final class RunResources {
  let files = FileDigests()
  private let projectFolder: String?
  /// What files below a folder of the call belong to, where no project is found.
  private let folders: [String]
  /// Folders that are not part of any project.
  private let excluded: [String]
  /// In the order they were first needed; each in one language.
  private var projects: [ProjectResources] = []
  /// By the folder that a file lies in.
  private var foldersByPlace: [String: String] = [:]
  private var search = ProjectSearch()
  private var tools: [TextTools] = []
  private var facts: [String: DocumentFacts?] = [:]
  private var given = GivenDocuments()
  private var closures: [ClosureKey: [DocumentFacts]] = [:]
  private var recent = RecentDocuments()
  /// The documents that others refer to, and what is wrong with some.
  private var followed: [String] = []
  private var problems: [Diagnostic] = []

  private struct ClosureKey: Hashable {
    let path: String
    let language: Language?
  }

  /// - Parameters:
  ///   - project: The folder of all resources, if one was named.
  ///   - folders: The folders of the call.
  ///   - excluded: Folders that are not part of any project.
  init(project: String?, folders: [String], excluding excluded: [String]) {
    self.excluded = excluded
    projectFolder = project
    self.folders = folders
  }

  /// Documents of the call: they are found by their names before those of the project.
  func add(_ documents: [DocumentFacts]) {
    for document in documents {
      facts[document.path] = document
      given.add(document)
    }
  }

  /// The resources of the project of a file, in a language.
  func project(of path: String, language: Language?) -> ProjectResources {
    let folder = self.folder(of: path)
    if let known = projects.first(where: { $0.folder == folder && $0.language == language }) {
      return known
    }
    let made =
      projects.first { $0.folder == folder }.map { ProjectResources($0, language: language) }
      ?? ProjectResources(
        folder: folder, language: language, decoder: ImageFileDecoder(), excluding: excluded)
    made.whenRead = { [files] path, bytes in files.note(path, ContentDigest(of: bytes)) }
    projects.append(made)
    return made
  }

  /// The folder of a file's project.
  func folder(of path: String) -> String {
    if let projectFolder { return projectFolder }
    let own = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    if let known = foldersByPlace[own] { return known }
    let around = folders.first { path.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/") }
    let folder = search.folder(containing: path, otherwise: around)
    foldersByPlace[own] = folder
    return folder
  }

  /// The path below the project's folder, or the whole path of a file outside.
  func shownPath(_ path: String) -> String {
    let folder = folder(of: path)
    return path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
  }

  /// What sets text for the documents of a project: projects without fonts of their own share it.
  func textTools(for project: ProjectResources) -> TextTools {
    let files = project.fontFiles
    if let known = tools.first(where: { $0.fontFiles == files }) { return known }
    let made = TextTools(fontFiles: files)
    tools.append(made)
    return made
  }

  /// The document and all those that it and they may ask for, itself first.
  func closure(of document: DocumentFacts, language: Language?) -> [DocumentFacts] {
    let key = ClosureKey(path: document.path, language: language)
    if let known = closures[key] { return known }
    let project = project(of: document.path, language: language)
    var found = [document]
    var paths: Set<String> = [document.path]
    var position = 0
    while position < found.count, found.count < Self.documentLimit {
      for path in given.paths(called: found[position].names, in: project)
      where paths.insert(path).inserted {
        if let facts = facts(at: path) { found.append(facts) }
      }
      position += 1
    }
    closures[key] = found
    return found
  }

  /// Documents that are followed from one to the next, beyond which none is opened.
  private static let documentLimit = 1000

  private func facts(at path: String) -> DocumentFacts? {
    if let known = facts[path] { return known }
    let made: DocumentFacts?
    do throws(DocumentError) {
      made = DocumentFacts(try Document(contentsOf: path))
      followed.append(path)
    } catch {
      made = nil
      problems.append(error.diagnostic)
    }
    facts[path] = .some(made)
    return made
  }

  /// The document, read again unless it was used lately; nil if it is no longer what the plan
  /// was made from.
  func document(_ facts: DocumentFacts) -> Document? {
    if let known = recent.document(at: facts.path) { return known }
    guard let document = try? Document(contentsOf: facts.path),
      document.withBytes({ ContentDigest(of: $0) }) == facts.digest
    else { return nil }
    recent.keep(document)
    return document
  }

  /// What is wrong with the resources that were used.
  var diagnostics: [Diagnostic] { problems + projects.flatMap(\.diagnostics) }

  /// The files that were opened for scenes: documents first, then each project's in the order they
  /// were.
  var usedFiles: [String] { followed + projects.flatMap(\.used) }
}
