import Diagnostics
import InterfaceBuilder
import UIKit

/// `flytower doctor`: what of storyboards is not understood or not supported.
@MainActor
struct DoctorCommand {
  static func run(_ arguments: ArgumentReader, _ console: any Console) throws(UsageError) -> Int32 {
    var arguments = arguments
    let isJSON = try arguments.option("--format", oneOf: ["text", "json"]) == "json"
    let isSummary = arguments.flag("--summary")
    let report = Report(console)
    var sum = Census()
    report.readAll(try arguments.someFiles()) { file, document in
      let census = CensusTaker.census(of: document)
      if isSummary {
        sum += census
        return
      }
      print(CensusText(census, of: file), isJSON, console)
    }
    if isSummary { print(CensusText(sum), isJSON, console) }
    return report.status
  }

  private static func print(_ text: CensusText, _ isJSON: Bool, _ console: any Console) {
    if isJSON { return console.print(JSONLine.text(JSONCensus(text))) }
    for line in text.lines { console.print(line) }
  }
}
