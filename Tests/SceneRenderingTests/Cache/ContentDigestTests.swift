import Foundation
import Testing

@testable import SceneRendering

struct ContentDigestTests {
  @Test func `a digest is the SHA-256 of the bytes`() {
    #expect(
      "\(ContentDigest(of: []))"
        == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    #expect(
      "\(ContentDigest(of: Array("abc".utf8)))"
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
  }

  @Test func `a file has the digest of its bytes, however many blocks they fill`() throws {
    try withFolder { folder in
      for count in [0, 1, 1 << 18, (1 << 18) + 1, 700_000] {
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 7) }
        try Data(bytes).write(to: URL(filePath: "\(folder)/file"))
        #expect(try ContentDigest(ofFile: "\(folder)/file") == ContentDigest(of: bytes))
      }
    }
  }

  @Test func `a file that cannot be read is an error with its path`() {
    #expect(throws: FileError(.read, "/nowhere/at/all", .notFound)) {
      try ContentDigest(ofFile: "/nowhere/at/all")
    }
    #expect(throws: FileError(.read, "/", .folderInTheWay)) { try ContentDigest(ofFile: "/") }
  }

  @Test func `the bytes of a digest make the digest`() {
    let digest = ContentDigest(of: [1, 2, 3])
    #expect(digest.bytes.withUnsafeBytes { ContentDigest(bytes: $0) } == digest)
  }
}

struct DigestBuilderTests {
  private typealias Builder = ContentDigest.Builder

  private func digest(
    _ purpose: String = "test", _ fields: (inout Builder) -> Void
  ) -> ContentDigest {
    var builder = Builder(purpose: purpose)
    fields(&builder)
    return builder.finish()
  }

  @Test func `the same fields give the same digest`() {
    #expect(digest { $0.add("a") } == digest { $0.add("a") })
    #expect("\(digest { $0.add("a") })".count == 64)
  }

  @Test func `no two different sequences of fields are the same`() {
    let digests = [
      digest { _ in }, digest("tests") { _ in }, digest { $0.addNothing() },
      digest { $0.add("") }, digest { $0.add([UInt8]()) }, digest { $0.add([String]()) },
      digest { $0.add(0) }, digest { $0.add(0.0) }, digest { $0.add(-0.0) },
      digest { $0.add(flag: false) }, digest { $0.add(flag: true) },
      digest {
        $0.add("ab")
        $0.add("c")
      },
      digest {
        $0.add("a")
        $0.add("bc")
      },
      digest { $0.add("abc") }, digest { $0.add(Array("abc".utf8)) },
      digest {
        $0.add(["a", "b"])
        $0.add("c")
      },
      digest {
        $0.add(["a"])
        $0.add(["b", "c"])
      },
      digest { $0.add(1) }, digest { $0.add(1.0) }, digest { $0.add("1") },
      digest {
        $0.add(1)
        $0.add(2)
      },
      digest {
        $0.add(2)
        $0.add(1)
      },
      digest { $0.add(ContentDigest(of: [])) },
      digest { $0.add(ContentDigest(of: []).bytes) },
      // What a text field's head looks like, within a text.
      digest { $0.add("\u{1}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}") },
      digest {
        $0.add("")
        $0.add("")
      },
    ]
    #expect(Set(digests).count == digests.count)
  }

  @Test func `texts of the same look with other code points differ`() {
    #expect(digest { $0.add("\u{e9}") } != digest { $0.add("e\u{301}") })
  }

  @Test func `an absent field is a field`() {
    #expect(digest { $0.add(String?.none) } == digest { $0.addNothing() })
    #expect(digest { $0.add(ContentDigest?.none) } == digest { $0.addNothing() })
    #expect(digest { $0.add(Optional("a")) } == digest { $0.add("a") })
  }

  /// Kept entries would be lost if the form of a key changed by accident.
  @Test func `the input of a digest has a form that stays`() {
    func field(_ kind: UInt8, _ bytes: [UInt8]) -> [UInt8] {
      [kind, UInt8(bytes.count), 0, 0, 0, 0, 0, 0, 0] + bytes
    }
    let expected =
      field(1, Array("p".utf8)) + field(1, Array("é".utf8)) + field(0, [])
      + field(2, [255]) + field(3, [254, 255, 255, 255, 255, 255, 255, 255])
    let digest = digest("p") {
      $0.add("é")
      $0.addNothing()
      $0.add([UInt8(255)])
      $0.add(-2)
    }
    #expect(digest == ContentDigest(of: expected))
  }
}
