import CairoBackend
import Diagnostics
import Foundation
import InterfaceBuilder
import Theatre
import UIKit

/// `flytower frames`: where every view of every scene lies on Interface Builder's canvas.
@MainActor
struct FramesCommand {
  static func run(_ arguments: ArgumentReader, _ console: any Console) throws(UsageError) -> Int32 {
    var arguments = arguments
    let isJSON = try arguments.option("--format", oneOf: ["text", "json"]) == "json"
    let report = Report(console)
    let fonts = PangoTypesetter()
    report.readAll(try arguments.someFiles()) { file, document in
      let views = frames(of: document, fonts, report)
      if isJSON {
        console.print(JSONLine.text(JSONFile(file: file, views: views.map(JSONView.init))))
      } else {
        for view in views { console.print("\(file): \(view.line)") }
      }
    }
    return report.status
  }

  private static func frames(
    of document: Document, _ fonts: PangoTypesetter, _ report: Report
  ) -> [ViewFrame] {
    let options = StageOptions(designedFor: document)
    let scenes = StagedScene.all(of: document) {
      let session = options.makeSession(fonts: fonts)
      session.sceneLoading = .canvas
      return session
    }
    for scene in scenes { report.add(scene.diagnostics) }
    return scenes.flatMap(\.frames)
  }

  private struct JSONFile: Encodable {
    let file: String
    let views: [JSONView]
  }

  private struct JSONView: Encodable {
    let id: String
    let `class`: String
    let frame: [Double]

    init(_ view: ViewFrame) {
      id = view.id
      `class` = view.className
      let frame = view.frame
      self.frame = [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
    }
  }
}

extension ViewFrame {
  fileprivate var line: String {
    "\(id) \(className) \(frame.minX) \(frame.minY) \(frame.width) \(frame.height)"
  }
}
