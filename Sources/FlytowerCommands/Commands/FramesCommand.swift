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
    var options = StageOptions()
    try options.readDevice(&arguments)
    let report = Report(console)
    let fonts = PangoTypesetter()
    report.readAll(try arguments.someFiles()) { file, document in
      let views = frames(of: document, options, fonts, report)
      if isJSON {
        console.print(JSONLine.text(JSONFile(file: file, views: views.map(JSONView.init))))
      } else {
        for view in views { console.print("\(file): \(view.line)") }
      }
    }
    return report.status
  }

  private static func frames(
    of document: Document, _ options: StageOptions, _ fonts: PangoTypesetter, _ report: Report
  ) -> [ViewFrame] {
    let scenes = StagedScene.all(of: document) {
      options.makeSession(onCanvasOf: document, fonts: fonts)
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
