/// What a look is made of, by the name of its option.
package enum LookAxis: String, CaseIterable, Hashable, Sendable {
  case device, orientation, era, appearance, contrast
  case textSize = "text-size"
  case language, direction, scale, chrome

  /// How the option is written on the command line.
  package var option: String { "--\(rawValue)" }
}
