import CairoBackend
import Diagnostics
import Foundation
import InterfaceBuilder
import SceneRendering
import Theatre
import UIKit

/// `flytower why`: the chain of constraints that fixes each edge of a view.
@MainActor
struct WhyCommand {
  static func run(_ arguments: ArgumentReader, _ console: any Console) throws(UsageError) -> Int32 {
    var arguments = arguments
    let isJSON = try arguments.option("--format", oneOf: ["text", "json"]) == "json"
    guard let id = try arguments.option("--view") else { throw UsageError("say which --view") }
    let options = try StageOptions.onDevice(&arguments)
    let report = Report(console)
    let fonts = PangoTypesetter()
    var isFound = false
    report.readAll(try arguments.someFiles()) { file, document in
      let scenes = StagedScene.all(of: document) {
        report.listen(to: options.makeSession(onCanvasOf: document, fonts: fonts))
      }
      for scene in scenes { report.add(scene.diagnostics) }
      for explanation in scenes.compactMap({ $0.explanation(ofView: id) }) {
        isFound = true
        if isJSON {
          console.print(JSONLine.text(JSONExplanation(file: file, explanation)))
        } else {
          for line in text(of: explanation, in: file) { console.print(line) }
        }
      }
    }
    guard isFound || report.hasFailed else { throw UsageError("no view '\(id)'") }
    return report.status
  }

  private static func text(of explanation: ViewExplanation, in file: String) -> [String] {
    let view = explanation.view
    let rect = view.frame
    let sides = [rect.minX, rect.minY, rect.width, rect.height].map(rounded)
    let title =
      "\(view.element?.location.description ?? file): \(view.id) \(view.className) "
      + sides.map { "\($0)" }.joined(separator: " ")
    guard !explanation.measures.isEmpty else {
      return [title, "  placed by its frame, not by constraints"]
    }
    return [title]
      + explanation.measures.flatMap { measure in
        [
          "  \(measure.name) = \(rounded(measure.value))\(measure.isAmbiguous ? ", or another value" : "")"
        ]
          + measure.reasons.map { reason in
            "    " + (reason.place.map { "\($0): " } ?? "") + reason.text
          }
      }
  }

  /// To a millionth of a point.
  fileprivate nonisolated static func rounded(_ length: CGFloat) -> Double {
    (Double(length) * 1e6).rounded() / 1e6
  }

  private struct JSONExplanation: Encodable {
    let file: String
    let id: String
    let measures: [Measure]

    struct Measure: Encodable {
      let name: String
      let value: Double
      let ambiguous: Bool
      let reasons: [Reason]
    }

    struct Reason: Encodable {
      let text: String
      let line: Int?
      let column: Int?
    }

    init(file: String, _ explanation: ViewExplanation) {
      self.file = file
      id = explanation.view.id
      measures = explanation.measures.map { measure in
        Measure(
          name: measure.name, value: WhyCommand.rounded(measure.value),
          ambiguous: measure.isAmbiguous,
          reasons: measure.reasons.map {
            Reason(text: $0.text, line: $0.place?.line, column: $0.place?.column)
          })
      }
    }
  }
}
