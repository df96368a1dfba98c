/// Which free families look like Apple's. A family stands under the beginning of its plain name;
/// of several that fit, the longest counts.
enum FontStandIns {
  /// In order of preference; the first that is there is drawn.
  static func families(for family: String) -> [String] {
    let known = table.filter { family.hasPrefix($0.key) }.max { $0.key.count < $1.key.count }
    return known?.families ?? []
  }

  private static let sans = ["Inter"]
  /// With the widths of Times New Roman.
  private static let times = ["Liberation Serif", "Noto Serif", "DejaVu Serif"]
  private static let serif = ["Noto Serif", "Liberation Serif", "DejaVu Serif"]
  /// DejaVu and Menlo come from the same Bitstream Vera.
  private static let mono = ["DejaVu Sans Mono", "Liberation Mono"]
  private static let courier = ["Liberation Mono", "DejaVu Sans Mono"]

  private static let table: [(key: String, families: [String])] = [
    ("helvetica", sans), ("arial", sans), ("avenir", sans), ("futura", sans), ("gillsans", sans),
    ("optima", sans), ("sanfrancisco", sans), ("sfpro", sans), ("sfuitext", sans),
    ("sfuidisplay", sans), ("sfcompact", sans), ("applesdgothicneo", ["Noto Sans CJK KR"] + sans),
    ("pingfang", ["Noto Sans CJK SC"] + sans), ("heitisc", ["Noto Sans CJK SC"] + sans),
    ("heititc", ["Noto Sans CJK TC"] + sans), ("hiragino", ["Noto Sans CJK JP"] + sans),
    ("geezapro", ["Noto Sans Arabic"] + sans), ("thonburi", ["Noto Sans Thai"] + sans),
    ("kohinoordevanagari", ["Noto Sans Devanagari"] + sans), ("dinalternate", sans),
    ("dincondensed", sans), ("chalkboard", sans), ("markerfelt", sans), ("noteworthy", sans),
    ("verdana", ["DejaVu Sans"]), ("trebuchet", ["DejaVu Sans", "Noto Sans"]),
    ("georgia", serif), ("times", times), ("palatino", serif), ("baskerville", serif),
    ("didot", serif), ("bodoni", serif), ("cochin", serif), ("hoefler", serif),
    ("charter", serif), ("iowanoldstyle", serif), ("newyork", serif), ("copperplate", serif),
    ("americantypewriter", serif), ("menlo", mono), ("monaco", mono), ("sfmono", mono),
    ("andalemono", mono), ("courier", courier),
  ]
}
