import Testing
import UIKit

@Test func `the tools that wrote a document tell its era`() {
  let versions = [
    "4514", "11762", "13196.12", "14490.70", "14868", "16097.2", "17156", "20037", "21507",
    "23504", "24127", "32700.99.1234",
  ]

  #expect(
    versions.map { InterfaceEra(toolsVersion: $0) } == [
      .ios7, .ios7, .ios11, .ios11, .ios13, .ios13, .ios14, .ios14, .ios16, .ios16, .ios26, .ios16,
    ])
}

@Test func `a document that tells no version is taken for one of today`() {
  #expect(InterfaceEra(toolsVersion: nil) == .ios16)
  #expect(InterfaceEra(toolsVersion: "new") == .ios16)
}

@Test func `eras are in order`() {
  #expect(InterfaceEra.allCases.sorted() == InterfaceEra.allCases)
  #expect(InterfaceEra.ios7 < .ios11)
}
