import Drawing
import Foundation
import Testing

@testable import UIKit

@MainActor
struct SymbolTests {
  private let session = Session()

  @Test func `every text of the tables can be read and draws something`() {
    for name in SymbolTable.rooms.flatMap(\.keys).sorted() {
      let shape = SymbolLibrary.shape(named: name)
      #expect(shape?.parts.isEmpty == false, "\(name)")
    }
  }

  @Test func `no name stands in two tables`() {
    let names = SymbolTable.rooms.flatMap(\.keys)
    #expect(Set(names).count == names.count)
  }

  @Test(arguments: [
    "xmark.circle.fill", "plus.circle", "heart.slash.fill", "bell.badge", "folder.badge.plus",
    "bookmark.fill", "person.badge.minus.fill", "1.square.fill",
  ])
  func `names that say what is done to a symbol need no table`(name: String) {
    #expect(SymbolTable.text(of: name) == nil)
    #expect(SymbolLibrary.shape(named: name)?.parts.isEmpty == false)
  }

  @Test func `a text that breaks the rules is none`() {
    let reader = SymbolReader { _ in nil }
    for text in ["q M 0 0", "s M 0", "s O 1 2", "= nothing", "@ 1", "s M 0 0 L 1 1 5", "sx M 0 0"] {
      #expect(reader.read(text) == nil, "\(text)")
    }
  }

  @Test func `a symbol is drawn in the middle of its image, strokes as bold as the weight`() throws
  {
    let image = try #require(
      session.bind {
        UIImage(
          systemName: "minus",
          withConfiguration: UIImage.SymbolConfiguration(pointSize: 30, weight: .bold))
      })
    let commands = session.bind {
      image.drawing(in: CGRect(origin: .zero, size: image.size), tint: .black)
    }
    #expect(
      DisplayList(commands).description == """
        save
        transform 1.5 0 0 1.5 0 -14.5
        stroke 0 0 0 1 2.9 cap round join round path M 3.4 12 L 20.6 12
        restore
        """)
  }

  @Test func `a translucent tint is not seen twice where strokes cross`() throws {
    let image = try #require(session.bind { UIImage(systemName: "plus") })
    let commands = session.bind {
      image.drawing(
        in: CGRect(x: 0, y: 0, width: 24, height: 24), tint: CGColor(gray: 0, alpha: 0.5))
    }
    let lines = DisplayList(commands).description.split(separator: "\n")
    #expect(lines.first == "group 0.5" && lines.last == "endgroup")
    #expect(lines.contains { $0.hasPrefix("stroke 0 0 0 1 ") })
  }

  @Test func `an unknown symbol is a neutral sign and is reported once`() {
    session.bind {
      #expect(UIImage(systemName: "no.such.sign")?.isSymbolImage == true)
      _ = UIImage(systemName: "no.such.sign")
    }
    #expect(session.messages == ["the symbol 'no.such.sign' has no drawing here"])
  }
}
