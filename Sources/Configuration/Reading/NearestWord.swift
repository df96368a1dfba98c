/// The word that was meant, if one is at most two slips of the pen away; of several the nearest,
/// then the first.
func nearestWord(to word: String, among words: [String]) -> String? {
  let letters = Array(word)
  var best: (word: String, slips: Int)?
  for candidate in words {
    let other = Array(candidate)
    guard abs(other.count - letters.count) <= 2 else { continue }
    let slips = slips(letters, other)
    // Two slips make any two words of two letters alike.
    guard slips <= 2, slips < other.count, slips < best?.slips ?? .max else { continue }
    best = (candidate, slips)
  }
  return best?.word
}

/// How many letters are missing, too many, wrong or swapped with their neighbour.
private func slips(_ one: [Character], _ other: [Character]) -> Int {
  var rows = [Array(0...other.count)]
  for (i, letter) in one.enumerated() {
    var row = [i + 1]
    for (j, otherLetter) in other.enumerated() {
      let changed = rows[i][j] + (letter == otherLetter ? 0 : 1)
      var least = min(changed, rows[i][j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, letter == other[j - 1], one[i - 1] == otherLetter {
        least = min(least, rows[i - 1][j - 1] + 1)
      }
      row.append(least)
    }
    rows.append(row)
  }
  return rows[one.count][other.count]
}
