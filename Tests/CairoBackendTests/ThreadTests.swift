import CairoBackend
import Drawing
import Foundation
import Testing

/// A page of everything that cairo, pango and this module keep tables for.
private func page(_ number: Int) -> DisplayList {
  var list: DisplayList = [.fill(.rect(0, 0, 160, 240), .white)]
  let names = ["HelveticaNeue-Bold", "Menlo-Regular", "Georgia-Italic", "Nobodys"]
  for row in 0..<12 {
    let size = CGFloat(9 + (row + number) % 17)
    let font =
      row % 3 == 0
      ? FontDescription(family: .named(names[(row + number) % 4]), size: size)
      : FontDescription(size: size, weight: FontWeight.allCases[(row + number) % 9])
    let text = ["Hamburg \(row)", "Ångström", "漢字 \(number)", "🎭 \(row * number)"][row % 4]
    list.append(
      .text(
        TextLine(text, font: font, width: 120), at: CGPoint(x: 8, y: 20 + 18 * row),
        CGColor(gray: CGFloat(row) / 20, alpha: 1)))
  }
  let card = CGPath(roundedRect: CGRect(x: 20, y: 60, width: 90, height: 50), cornerRadius: 9)
  let shadow = Shadow(
    color: .blue, offset: CGSize(width: 2, height: 3), radius: CGFloat(number % 7))
  list.append(.shadow(.path(card), shadow))
  list.append(.beginGroup(opacity: 0.5))
  list.append(
    .gradient(
      card,
      Gradient(
        .linear(from: CGPoint(x: 20, y: 60), to: CGPoint(x: 110, y: 110)),
        stops: [.init(0, .red), .init(1, .green)])))
  list.append(.endGroup)
  list.append(.backdrop(.rect(0, 120, 160, 40), Backdrop(radius: 4, saturation: 1.5)))
  return list
}

/// The pictures of several threads, each at its place.
private final class Results: @unchecked Sendable {
  private let lock = NSLock()
  private var files: [[[UInt8]]]

  init(count: Int) { files = Array(repeating: [], count: count) }

  func set(_ pictures: [[UInt8]], at index: Int) {
    lock.withLock { files[index] = pictures }
  }

  var all: [[[UInt8]]] { lock.withLock { files } }
}

/// The pages' files by a renderer and a writer made for them.
private func files(of pages: [DisplayList]) throws -> [[UInt8]] {
  let renderer = CairoRenderer()
  let writer = PNGWriter()
  return try pages.map { page in
    try writer.bytes(of: rendered(page, width: 320, height: 480, scale: 2, by: renderer))
  }
}

@Test func `threads with renderers of their own write the bytes that one thread does`() throws {
  let pages = (0..<6).map(page)
  let results = Results(count: 4)
  let group = DispatchGroup()

  for index in 0..<4 {
    group.enter()
    let thread = Thread {
      defer { group.leave() }
      let order = Array(pages[index...] + pages[..<index])
      let written = (try? files(of: order)) ?? []
      results.set(Array(written.suffix(index) + written.dropLast(index)), at: index)
    }
    thread.stackSize = 1 << 23
    thread.start()
  }
  group.wait()

  let alone = try files(of: pages)
  #expect(Set(alone).count == pages.count)
  for written in results.all { #expect(written == alone) }
}
