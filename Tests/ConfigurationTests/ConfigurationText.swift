import Configuration
import Diagnostics

/// What a configuration says: a line for each section and setting, then its findings.
func reading(_ text: String) throws -> [String] {
  try described(ConfigurationFile(text: text, file: "f"))
}

func reading(_ bytes: [UInt8]) throws -> [String] {
  try described(ConfigurationFile(bytes: bytes, file: "f"))
}

private func described(_ file: ConfigurationFile) -> [String] {
  let sections = file.sections.flatMap { section in
    ["\(section.name):"]
      + section.settings.map { "\($0.key) = " + $0.values.map(\.text).joined(separator: ", ") }
  }
  return sections + file.diagnostics.map(\.description)
}
