import CairoBackend
import InterfaceBuilder
import SceneRendering
import Theatre
import UIKit

/// The resources of the projects that the files of one call belong to, each looked through once.
@MainActor
final class ProjectShelf {
  /// The folder of all resources; nil for that of each file's project.
  private let folder: String?
  private let language: Language?
  /// In the order they were first needed.
  private var projects: [ProjectResources] = []
  /// One for each set of fonts.
  private var tools: [TextTools] = []

  init(project folder: String?, language: Language?) {
    self.folder = folder
    self.language = language
  }

  /// Lets the session find what a document needs; `others` were given with it.
  func supply(_ session: Session, with document: Document, among others: [Document] = []) {
    let rest = others.filter { $0.file != document.file }
    project(of: document).supply(session, with: [document] + rest)
  }

  /// What sets and draws a document's text: projects without fonts of their own share it.
  func textTools(for document: Document) -> TextTools {
    let files = project(of: document).fontFiles
    if let known = tools.first(where: { $0.fontFiles == files }) { return known }
    let made = TextTools(fontFiles: files)
    tools.append(made)
    return made
  }

  private func project(of document: Document) -> ProjectResources {
    let folder = self.folder ?? ProjectFolder.containing(document.file)
    if let known = projects.first(where: { $0.folder == folder }) { return known }
    let made = ProjectResources(
      folder: folder, language: language, decoder: ImageFileDecoder())
    projects.append(made)
    return made
  }

  /// Says what is wrong with the resources and, if asked, which files were used.
  func report(to report: Report, listing isListed: Bool) {
    for project in projects {
      report.add(project.diagnostics)
      guard isListed else { continue }
      for path in project.used { report.console.printError("uses \(path)") }
    }
  }
}
