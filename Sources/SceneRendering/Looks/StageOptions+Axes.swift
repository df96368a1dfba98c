import Foundation
import InterfaceBuilder
import Theatre
import UIKit

extension StageOptions {
  /// Sets what a word on an axis says, as in `--appearance dark`.
  package mutating func set(_ axis: LookAxis, to word: String) throws(RenderingError) {
    switch axis {
    case .device: chosenDevice = try Self.device(word)
    case .orientation:
      isLandscape = try Self.choice(axis, word, ["portrait": false, "landscape": true])
    case .era: era = try Self.era(word)
    case .appearance: style = try Self.choice(axis, word, ["light": .light, "dark": .dark])
    case .contrast: contrast = try Self.choice(axis, word, ["normal": .normal, "high": .high])
    case .textSize: textSize = try Self.textSize(word)
    case .language: language = try Self.language(word)
    case .direction:
      direction = try Self.choice(axis, word, ["ltr": .leftToRight, "rtl": .rightToLeft])
    case .scale: scale = try Self.choice(axis, word, ["1": 1, "2": 2, "3": 3])
    case .chrome: chrome = try Self.chrome(word)
    }
  }

  private static func device(_ word: String) throws(RenderingError) -> Device {
    if let found = Device.named(word) { return found }
    let known = Device.all.map { "\($0.id) (\($0.name))" }.joined(separator: ", ")
    throw RenderingError("no device '\(word)'; there are \(known)")
  }

  private static func era(_ word: String) throws(RenderingError) -> InterfaceEra {
    if let era = InterfaceEra(rawValue: word) { return era }
    throw refusal(.era, word, InterfaceEra.allCases.map(\.rawValue))
  }

  private static func language(_ word: String) throws(RenderingError) -> Language {
    do throws(MalformedLanguage) {
      return try Language(word)
    } catch {
      throw RenderingError("--language: \(error)")
    }
  }

  private static func textSize(_ word: String) throws(RenderingError) -> UIContentSizeCategory {
    let sizes = UIContentSizeCategory.shortNames
    if let found = sizes.first(where: { $0.name == word }) { return found.category }
    throw refusal(.textSize, word, sizes.map(\.name))
  }

  private static func chrome(_ word: String) throws(RenderingError) -> DeviceChrome {
    if let chrome = DeviceChrome(rawValue: word) { return chrome }
    throw refusal(.chrome, word, DeviceChrome.allCases.map(\.rawValue))
  }

  private static func choice<Value>(
    _ axis: LookAxis, _ word: String, _ choices: KeyValuePairs<String, Value>
  ) throws(RenderingError) -> Value {
    if let found = choices.first(where: { $0.key == word }) { return found.value }
    throw refusal(axis, word, choices.map(\.key))
  }

  private static func refusal(
    _ axis: LookAxis, _ word: String, _ choices: [String]
  ) -> RenderingError {
    RenderingError("\(axis.option) is one of \(choices.joined(separator: ", ")), not '\(word)'")
  }
}
