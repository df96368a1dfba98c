extension Setting.Value {
  /// The truth a word of YAML 1.1 stands for: `true`, `yes`, `on`, `false`, `no`, `off`, in small
  /// letters, in capitals, or with one capital; nil for any other text.
  public var boolean: Bool? {
    guard let truth = Self.truths[text.lowercased()] else { return nil }
    let word = text.lowercased()
    let spellings = [word, word.uppercased(), word.prefix(1).uppercased() + word.dropFirst()]
    return spellings.contains(text) ? truth : nil
  }

  private static let truths = [
    "true": true, "yes": true, "on": true, "false": false, "no": false, "off": false,
  ]
}
