/// The letters of English with accents above, below and through them.
enum AccentedLetters {
  /// Accents on all letters but those in places of a format.
  static func accented(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let place = rest.firstMatch(of: formatPlace) {
      result += letters(rest[..<place.range.lowerBound])
      result += rest[place.range]
      rest = rest[place.range.upperBound...]
    }
    return result + letters(rest)
  }

  private static func letters(_ text: Substring) -> String {
    text.reduce(into: "") { $0.append(table[$1] ?? $1) }
  }

  /// A conversion as `printf` and `NSString` have it, or the variable of a rule for plurals.
  private static var formatPlace: Regex<Substring> {
    /%(?:%|#@[^@]*@|(?:\d+\$)?[-+#0']*(?:\*|\d+)?(?:\.(?:\*|\d+))?(?:hh|h|ll|l|q|L|z|t|j)?[@dDiuUxXoOfFeEgGaAcCsSp])/
  }

  private static let table = Dictionary(
    uniqueKeysWithValues: zip(
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
      "åḃçďéḟĝĥîĵķļṁñöṗq̇ŕšţûṽŵẋýžÅḂÇĎÉḞĜĤÎĴĶĻṀÑÖṖQ̇ŔŠŢÛṼŴẊÝŽ"))
}
