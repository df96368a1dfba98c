import CairoBackend
import Drawing
import Foundation
import Testing

private let from = Picture(
  bounds: CGRect(x: 0, y: 0, width: 60, height: 40),
  [
    .fill(.rect(0, 0, 60, 40), CGColor(red: 1, green: 0.8, blue: 0, alpha: 1)),
    .text(
      TextLine("Yellow", font: FontDescription(size: 15), width: 46), at: CGPoint(x: 5, y: 25),
      .black),
  ])
private let to = Picture.flat(CGColor(red: 0.9, green: 0.2, blue: 0.5, alpha: 1), from.bounds)

/// Five frames of a dissolve.
private func dissolveFrames() -> [Bitmap] {
  [0, 0.25, 0.5, 0.75, 1].map { fraction in
    rendered([.dissolve(from: from, to: to, fraction: fraction)], width: 60, height: 40)
  }
}

private func film(_ writer: any FilmWriter, _ frames: [Bitmap], every step: Double) throws
  -> [UInt8]
{
  for (index, frame) in frames.enumerated() { try writer.add(frame, at: Double(index) * step) }
  return try writer.finish(at: Double(frames.count) * step)
}

private func noise(_ width: Int, _ height: Int) -> Bitmap {
  let bitmap = Bitmap(width: width, height: height)
  var state: UInt32 = 1
  for index in bitmap.bytes.indices {
    state = state &* 1_664_525 &+ 1_013_904_223
    bitmap.bytes[index] = index % 4 == 3 ? 255 : UInt8(truncatingIfNeeded: state >> 24)
  }
  return bitmap
}

@Test func `a GIF shows the frames it was given, for as long, for ever`() throws {
  let frames = dissolveFrames()
  let shown = try #require(
    ShownFilm(gif: try film(GIFWriter(width: 60, height: 40), frames, every: 0.25)))

  #expect(shown.frames.map(\.contents) == frames.map(\.contents))
  #expect(shown.durations == [25, 25, 25, 25, 25])
  #expect(shown.repeatsForEver)
}

@Test func `a WebP shows the frames it was given, for as long, for ever`() throws {
  let frames = dissolveFrames()
  let shown = try #require(
    ShownFilm(webP: try film(WebPWriter(width: 60, height: 40), frames, every: 0.25)))

  #expect(shown.frames.map(\.contents) == frames.map(\.contents))
  #expect(shown.durations == [250, 250, 250, 250, 250])
  #expect(shown.repeatsForEver)
}

@Test func `the same film gives the same file`() throws {
  let frames = dissolveFrames()
  let gifs = try (0..<2).map { _ in
    try film(GIFWriter(width: 60, height: 40), frames, every: 0.1)
  }
  let webPs = try (0..<2).map { _ in
    try film(WebPWriter(width: 60, height: 40), frames, every: 0.1)
  }

  #expect(gifs[0] == gifs[1])
  #expect(webPs[0] == webPs[1])
}

@Test func `a frame like the one before only lasts longer`() throws {
  let frames = dissolveFrames()
  let writer = try GIFWriter(width: 60, height: 40)
  for (index, frame) in [frames[0], frames[0], frames[1]].enumerated() {
    try writer.add(frame, at: Double(index) / 2)
  }

  let shown = try #require(ShownFilm(gif: try writer.finish(at: 2)))

  #expect(shown.durations == [100, 100])
  #expect(shown.frames.last?.contents == frames[1].contents)
}

@Test func `sixty frames a second become frames that viewers do not slow down`() throws {
  let frames = dissolveFrames()
  let writer = try GIFWriter(width: 60, height: 40)
  for (index, frame) in frames.enumerated() { try writer.add(frame, at: Double(index) / 60) }

  let shown = try #require(ShownFilm(gif: try writer.finish(at: 0.5)))

  #expect(shown.durations.allSatisfy { $0 >= 2 })
  #expect(shown.durations.reduce(0, +) == 50)
  #expect(shown.frames.last?.contents == frames.last?.contents)
}

@Test func `more colours than a palette holds come near`() throws {
  let bitmap = noise(64, 64)

  let shown = try #require(
    ShownFilm(gif: try film(GIFWriter(width: 64, height: 64), [bitmap], every: 1)))

  let frame = try #require(shown.frames.first)
  let total = zip(frame.bytes, bitmap.bytes).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
  #expect(Double(total) / Double(64 * 64 * 3) < 12)
}

@Test func `flat areas stay exact among many colours`() throws {
  let bitmap = rendered([.fill(.rect(0, 0, 96, 64), .red)], width: 96, height: 64)
  let noise = noise(32, 64)
  for y in 0..<64 {
    for x in 0..<(32 * 4) {
      bitmap.bytes[y * bitmap.bytesPerRow + x] = noise.bytes[y * noise.bytesPerRow + x]
    }
  }

  let shown = try #require(
    ShownFilm(gif: try film(GIFWriter(width: 96, height: 64), [bitmap], every: 1)))

  #expect(shown.frames.first?.hex(80, 30) == "ff0000ff")
}

@Test(arguments: [
  "a frame of 8 × 8 pixels does not fit a film of 60 × 40"
])
func `a frame of another size is refused`(message: String) throws {
  for writer in [try GIFWriter(width: 60, height: 40), try WebPWriter(width: 60, height: 40)]
    as [any FilmWriter]
  {
    let error = #expect(throws: WritingError.self) {
      try writer.add(Bitmap(width: 8, height: 8), at: 0)
    }
    #expect(error?.description == message)
  }
}

@Test func `a moment that goes back, and a film without frames, are refused`() throws {
  let frames = dissolveFrames()
  for writer in [try GIFWriter(width: 60, height: 40), try WebPWriter(width: 60, height: 40)]
    as [any FilmWriter]
  {
    #expect(throws: WritingError.self) { try writer.finish(at: 1) }
    try writer.add(frames[0], at: 2)
    #expect(throws: WritingError.self) { try writer.add(frames[1], at: 1) }
    #expect(throws: WritingError.self) { try writer.add(frames[1], at: .nan) }
  }
}

@Test func `a size no format can hold is refused`() {
  #expect(throws: WritingError.self) { try GIFWriter(width: 70_000, height: 1) }
  #expect(throws: WritingError.self) { try WebPWriter(width: 0, height: 1) }
}
