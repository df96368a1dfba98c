import Diagnostics
import Foundation
import InterfaceBuilder
import Theatre
import UIKit

/// `flytower render`: a picture of each scene.
@MainActor
struct RenderCommand {
  let options: StageOptions
  let output: String
  let scene: String?
  let report: Report

  static func run(_ arguments: ArgumentReader, _ console: any Console) throws(UsageError) -> Int32 {
    var arguments = arguments
    let options = try StageOptions(&arguments)
    guard let output = try arguments.option("--output") else {
      throw UsageError("--output DIR is missing")
    }
    let scene = try arguments.option("--scene")
    let files = try arguments.someFiles()
    let command = RenderCommand(
      options: options, output: output, scene: scene, report: Report(console))
    command.render(files)
    return command.report.status
  }

  private func render(_ files: [String]) {
    let documents = files.compactMap(report.read)
    var byName: [String: Document] = [:]
    for document in documents { byName[document.storyboardName] = document }
    var folders = UniqueNames()
    for document in documents {
      render(document, among: byName, into: output + "/" + folders.unique(document.fileStem))
    }
  }

  private func render(
    _ document: Document, among documents: [String: Document], into folder: String
  ) {
    let pictures = PictureFile(report: report)
    var names = UniqueNames()
    let scenes = StagedScene.all(of: document, documents: documents) { options.makeSession() }
    for staged in scenes {
      let name = names.unique(staged.name)
      report.add(staged.session.log.diagnostics)
      guard scene == nil || scene == staged.name else { continue }
      let (list, size) = staged.composeFrame()
      let path = "\(folder)/\(name.safeForFiles).png"
      if pictures.writePNG(list, size: size, scale: options.outputScale, to: path) {
        report.console.print(path)
      }
    }
  }
}

/// Names that are told apart by a number where they would be the same.
struct UniqueNames {
  private var counts: [String: Int] = [:]

  mutating func unique(_ name: String) -> String {
    let count = counts[name, default: 0] + 1
    counts[name] = count
    return count == 1 ? name : "\(name)-\(count)"
  }
}

extension Document {
  /// The file's name without folders and ending.
  var fileStem: String {
    let last = file.split(separator: "/").last.map(String.init) ?? file
    return last.lastIndex(of: ".").map { String(last[..<$0]) } ?? last
  }
}

extension String {
  /// A name from a file must not lead out of the folder it is written to.
  var safeForFiles: String {
    let safe = String(map { "/\\\0".contains($0) ? "_" : $0 }.prefix(200))
    return safe.hasPrefix(".") ? "_" + safe.dropFirst() : safe
  }
}
