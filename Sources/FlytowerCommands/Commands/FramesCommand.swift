import CairoBackend
import Diagnostics
import Foundation
import InterfaceBuilder
import SceneRendering
import Theatre
import UIKit

/// `flytower frames`: where every view of every scene lies on Interface Builder's canvas.
@MainActor
struct FramesCommand {
  private let options: StageOptions
  private let selection: Selection
  private let fonts = PangoTypesetter()
  private let report: Report

  /// Which views are told of.
  private enum Selection { case all, ambiguous, misplaced }

  static func run(_ arguments: ArgumentReader, _ console: any Console) throws(UsageError) -> Int32 {
    var arguments = arguments
    let isJSON = try arguments.option("--format", oneOf: ["text", "json"]) == "json"
    let options = try StageOptions.onDevice(&arguments)
    let selection = try selection(&arguments)
    let report = Report(console)
    let command = FramesCommand(options: options, selection: selection, report: report)
    report.readAll(try arguments.someFiles()) { file, document in
      let lines = command.lines(of: document)
      if isJSON {
        console.print(JSONLine.text(JSONFile(file: file, views: lines.map(JSONView.init))))
      } else {
        for line in lines { console.print("\(file): \(line.text)") }
      }
    }
    return report.status
  }

  private static func selection(
    _ arguments: inout ArgumentReader
  ) throws(UsageError) -> Selection {
    switch (arguments.flag("--ambiguous"), arguments.flag("--misplaced")) {
    case (true, true): throw UsageError("--ambiguous and --misplaced exclude each other")
    case (true, false): return .ambiguous
    case (false, true): return .misplaced
    case (false, false): return .all
    }
  }

  private init(options: StageOptions, selection: Selection, report: Report) {
    self.options = options
    self.selection = selection
    self.report = report
  }

  private func lines(of document: Document) -> [FrameLine] {
    let scenes = StagedScene.all(of: document) {
      report.listen(to: options.makeSession(onCanvasOf: document, fonts: fonts))
    }
    for scene in scenes { report.add(scene.diagnostics) }
    return scenes.flatMap(lines)
  }

  private func lines(of scene: StagedScene) -> [FrameLine] {
    switch selection {
    case .all: scene.frames.map { FrameLine(view: $0) }
    case .ambiguous:
      scene.ambiguousFrames.map { FrameLine(view: $0.view, other: .alternative($0.alternative)) }
    case .misplaced:
      scene.frames.filter(\.isMisplaced).map { view in
        FrameLine(view: view, other: view.stored.map(FrameLine.Other.stored))
      }
    }
  }

  private struct JSONFile: Encodable {
    let file: String
    let views: [JSONView]
  }

  private struct JSONView: Encodable {
    let id: String
    let `class`: String
    let frame: [Double]
    let alternative: [Double]?
    let stored: [Double]?

    init(_ line: FrameLine) {
      id = line.view.id
      `class` = line.view.className
      frame = line.view.frame.numbers
      (alternative, stored) =
        switch line.other {
        case .alternative(let rect): (rect.numbers, nil)
        case .stored(let rect): (nil, rect.numbers)
        case nil: (nil, nil)
        }
    }
  }
}

/// A view's frame, and one to compare it with.
private struct FrameLine {
  enum Other {
    /// Constraints allow it as well.
    case alternative(CGRect)
    /// The file has it.
    case stored(CGRect)
  }

  let view: ViewFrame
  var other: Other?

  var text: String {
    let name = "\(view.id) \(view.className)"
    return switch other {
    case nil: "\(name) \(view.frame.text)"
    case .alternative(let rect): "\(name) \(view.frame.text) or \(rect.text)"
    case .stored(let rect): "\(name) \(view.frame.text) not \(rect.text)"
    }
  }
}

extension CGRect {
  /// Left, top, width and height, to a millionth of a point.
  fileprivate var numbers: [Double] {
    [minX, minY, width, height].map { (Double($0) * 1e6).rounded() / 1e6 }
  }

  fileprivate var text: String { numbers.map { "\($0)" }.joined(separator: " ") }
}
