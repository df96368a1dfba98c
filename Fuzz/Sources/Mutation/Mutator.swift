import InterfaceBuilder

/// Changes a document as a careless merge would: elements and attributes are taken out, doubled,
/// renamed, moved; ids point elsewhere; values become odd.
struct Mutator {
  private var random: SeededGenerator

  init(seed: UInt32) { random = SeededGenerator(state: UInt64(seed)) }

  /// One to four changes of the document.
  mutating func mutate(_ document: Document) -> String {
    let root = Tree(document.root)
    for _ in 0..<Int.random(in: 1...4, using: &random) { change(root) }
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + root.text
  }

  private mutating func change(_ root: Tree) {
    let all = root.all
    guard let place = all.randomElement(using: &random),
      let other = all.randomElement(using: &random)
    else { return }
    switch Int.random(in: 0..<9, using: &random) {
    case 0: remove(from: place)
    case 1: double(in: place)
    case 2: place.name = other.name
    case 3: if place.all.count < 400 { other.children.append(place.copy()) }
    case 4: retarget(place, in: all)
    case 5: removeAttribute(of: place)
    case 6: place.attributes += other.attributes
    case 7: setOddValue(of: place)
    default: place.children.shuffle(using: &random)
    }
  }

  private mutating func remove(from place: Tree) {
    guard let index = place.children.indices.randomElement(using: &random) else { return }
    place.children.remove(at: index)
  }

  private mutating func double(in place: Tree) {
    guard let child = place.children.randomElement(using: &random), child.all.count < 400 else {
      return
    }
    place.children.append(child.copy())
  }

  /// Any attribute may now name any object.
  private mutating func retarget(_ place: Tree, in all: [Tree]) {
    let ids = all.compactMap { tree in tree.attributes.first { $0.name == "id" }?.value }
    guard let id = ids.randomElement(using: &random),
      let index = place.attributes.indices.randomElement(using: &random)
    else { return }
    place.attributes[index].value = id
  }

  private mutating func removeAttribute(of place: Tree) {
    guard let index = place.attributes.indices.randomElement(using: &random) else { return }
    place.attributes.remove(at: index)
  }

  private mutating func setOddValue(of place: Tree) {
    guard let index = place.attributes.indices.randomElement(using: &random),
      let value = Self.oddValues.randomElement(using: &random)
    else { return }
    place.attributes[index].value = value
  }

  private static let oddValues = [
    "", "YES", "NO", "-1", "0", "1e308", "-1e308", "nan", "inf", "0.0000001",
    "99999999999999999999",
    "-2147483649", "show", "embed", "custom", "relationship", "unwind", "viewControllers", "🙂",
    String(repeating: "x", count: 5000),
  ]
}

/// The same numbers for the same seed.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
