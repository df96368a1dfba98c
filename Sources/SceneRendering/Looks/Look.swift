package import ContactSheet
import InterfaceBuilder
import Theatre
import UIKit

/// One combination of surroundings that a run renders every scene in.
package struct Look: Sendable {
  package let options: StageOptions
  /// What tells it apart from the other looks of the run, as part of a file name; empty for an
  /// only one.
  package let id: String
  /// For people.
  package let name: String
  /// What was asked for, as `axis=word`.
  let words: [String]

  /// - Parameters:
  ///   - words: What was asked for, in the order of the axes.
  ///   - varying: The axes in which looks of the run differ.
  init(_ words: [(axis: LookAxis, word: String)], varying: Set<LookAxis>)
    throws(RenderingError)
  {
    var options = StageOptions()
    for (axis, word) in words { try options.set(axis, to: word) }
    self.options = options
    self.words = words.map { "\($0.axis.rawValue)=\($0.word)" }
    id = words.filter { varying.contains($0.axis) }.map { Self.plain($0.word) }
      .joined(separator: "-")
    name = LookName(words, options, varying: varying).text
  }

  /// The row of the contact sheet.
  package var entry: RenderManifest.Look { RenderManifest.Look(id: id, name: name) }

  /// Small letters and digits, so that it is the same file on every file system and says `.` nowhere.
  private static func plain(_ word: String) -> String {
    let pieces = word.lowercased().unicodeScalars.split { scalar in
      !(("a"..."z").contains(scalar) || ("0"..."9").contains(scalar) || scalar == "_")
    }
    return pieces.map { String(String.UnicodeScalarView($0)) }.joined(separator: "_")
  }
}

/// How people call a look: the device, and what is not as usual.
private struct LookName {
  let text: String

  init(
    _ words: [(axis: LookAxis, word: String)], _ options: StageOptions, varying: Set<LookAxis>
  ) {
    let parts = words.compactMap { axis, word -> String? in
      switch axis {
      case .device: options.chosenDevice?.name
      case .appearance: word
      case .contrast:
        word == "high" ? "high contrast" : varying.contains(axis) ? "\(word) contrast" : nil
      case .textSize: "text \(word)"
      case .scale: "@\(word)x"
      case .chrome: varying.contains(axis) ? "chrome \(word)" : nil
      case .language: options.language?.name
      case .orientation, .era, .direction: word
      }
    }
    text = parts.isEmpty ? "light" : parts.joined(separator: " · ")
  }
}
