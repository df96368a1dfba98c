import Testing

@testable import SceneRendering

struct DistinctNamesTests {
  /// The names with the marks' digits taken out.
  private func forms(_ names: [(String, String)]) -> [String] {
    FileNames.distinct(names.map { (name: $0.0, identity: $0.1) }).map {
      $0.replacing(/~[0-9a-f]{8}/, with: "~#")
    }
  }

  @Test func `a name that is alone stays plain`() {
    #expect(forms([("Main", "1"), ("Other", "2")]) == ["Main", "Other"])
    #expect(forms([]) == [])
  }

  @Test(arguments: [
    ("Main", "Main"), ("Main", "main"), ("STRASSE", "Straße"), ("é", "e\u{301}"), ("É", "e\u{301}"),
    ("a/b", "a:b"), ("a\u{200B}", "a"), ("ς", "Σ"), ("ſ", "S"), ("K", "\u{212A}"), ("", "_"),
    ("ẞ", "SS"), ("ŉ", "ʼN"), ("ﬁ", "FI"), ("ᾳ", "ΑΙ"), ("Ǆ", "ǅ"),
  ])
  func `names that a file system takes for one are both marked`(_ one: String, _ other: String) {
    let names = forms([(one, "1"), ("x", "2"), (other, "3")])
    #expect(names == [FileNames.safe(one) + "~#", "x", FileNames.safe(other) + "~#"])
  }

  @Test func `a mark depends on the identity alone`() {
    let few = FileNames.distinct([("a", "1"), ("A", "2")])
    let many = FileNames.distinct([("b", "4"), ("A", "2"), ("a", "3"), ("a", "1")])
    #expect(few == [many[3], many[1]])
    #expect(few[0] == "a~" + StableDigest("1").shortText)
  }

  @Test func `identities that differ in the form of accents are one`() {
    let one = FileNames.distinct([("a", "\u{E9}"), ("a", "2")])
    let other = FileNames.distinct([("a", "e\u{301}"), ("a", "2")])
    #expect(one == other)
  }

  @Test func `the same identity is numbered in order`() {
    let names = [("a", "1"), ("A", "1"), ("a", "1"), ("a", "2")]
    #expect(forms(names) == ["a~#", "A~#-2", "a~#-3", "a~#"])
  }

  @Test(arguments: ["a~0123abcd", "a~0123ABCD", "a~0123abcd-2", "~00000000"])
  func `a name that looks marked is marked`(_ name: String) {
    #expect(FileNames.distinct([(name, "1")]) == [name + "~" + StableDigest("1").shortText])
  }

  @Test(arguments: ["a~0123abc", "a~0123abcd-", "a~0123abcx", "a~0123abcde", "a-0123abcd"])
  func `another name with a tilde does not look marked`(_ name: String) {
    #expect(FileNames.distinct([(name, "1")]) == [name])
  }

  @Test func `a name made like another's marked one is told apart`() {
    let mark = StableDigest("1").shortText
    let names = FileNames.distinct([("a", "1"), ("a", "2"), ("a~\(mark)", "1"), ("a", "1")])
    #expect(Set(names).count == 4)
  }

  @Test func `a cut name and one made like it are told apart`() {
    let long = String(repeating: "a", count: 300)
    #expect(forms([(long, "1"), (FileNames.safe(long), "2")]).allSatisfy { $0.hasSuffix("~#") })
  }

  @Test func `case folds the same whatever case it came from`() {
    let scalars = (0...0x10FFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init).filter {
      $0.properties.isLowercase || $0.properties.isUppercase || $0.properties.isCased
    }
    let wrong = scalars.filter { scalar in
      let (text, properties) = (String(Character(scalar)), scalar.properties)
      let folded = FileNames.folded(text)
      let others = [properties.uppercaseMapping, properties.lowercaseMapping, folded]
      return others.contains { FileNames.folded($0) != folded }
    }
    #expect(scalars.count > 2000)
    #expect(wrong.map { String($0.value, radix: 16) } == [])
  }
}
