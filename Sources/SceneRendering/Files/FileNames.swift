/// Names for files in one folder, after names of any kind: they cannot lead out of it, every file
/// system takes them, and they stay the same from run to run.
package enum FileNames {
  /// A file name, without its ending, for a name of any kind.
  ///
  /// It has at most 180 bytes and is in Unicode's composed form (NFC). What is no part of a file
  /// name somewhere becomes `_`, what cannot be seen is left out. A long name is cut, and ends
  /// with a digest of the whole. A safe name is its own safe name.
  package static func safe(_ name: String) -> String {
    var shown = ""
    for scalar in name.unicodeScalars where !scalar.isInvisible {
      shown.unicodeScalars.append(scalar.isRefused ? "_" : scalar)
    }
    return cut(differentFromDevices(withSafeEnds(shown.composed)))
  }

  /// File names for names that share a folder, told apart also where case or the form of accents
  /// is not.
  ///
  /// A name that is alone stays plain. Of names that would be the same each gets `~` and eight
  /// digits of a digest of its identity, such as its path: whatever the order of the list, and
  /// whoever else is in it. Items with the same identity are numbered in their order.
  package static func distinct(_ items: [(name: String, identity: String)]) -> [String] {
    let names = items.map { safe($0.name) }
    var distinct = names
    for members in groups(Array(names.indices), by: names)
    where members.count > 1 || looksMarked(names[members[0]]) {
      for member in members {
        distinct[member] += "~" + StableDigest(items[member].identity.composed).shortText
      }
      number(members, of: items, in: &distinct)
    }
    return distinct
  }

  /// The indices of names that some file system takes for one, in their order.
  private static func groups(_ indices: [Int], by names: [String]) -> [[Int]] {
    var groups: [[Int]] = []
    var places: [String: Int] = [:]
    for index in indices {
      let name = folded(names[index])
      if let place = places[name] {
        groups[place].append(index)
      } else {
        places[name] = groups.count
        groups.append([index])
      }
    }
    return groups
  }

  /// Tells apart marked names that are the same even so.
  private static func number(
    _ members: [Int], of items: [(name: String, identity: String)], in names: inout [String]
  ) {
    for group in groups(members, by: names) where group.count > 1 {
      let ordered = group.sorted { one, other in
        let (first, second) = (items[one].identity.utf8, items[other].identity.utf8)
        return first.elementsEqual(second) ? one < other : first.lexicographicallyPrecedes(second)
      }
      for (number, member) in ordered.enumerated().dropFirst() {
        names[member] += "-\(number + 1)"
      }
    }
  }

  /// Whether a name, by itself, has the form of a marked one.
  private static func looksMarked(_ name: String) -> Bool {
    let bytes = Array(name.utf8)
    guard let tilde = bytes.lastIndex(of: UInt8(ascii: "~")) else { return false }
    let mark = String(decoding: bytes[(tilde + 1)...], as: UTF8.self)
    let isDigest = mark.prefix(8).count == 8 && mark.prefix(8).allSatisfy { $0.isHexDigit }
    let number = mark.dropFirst(8)
    return isDigest && (number.isEmpty || number.first == "-" && Int(number.dropFirst()) != nil)
  }
}
