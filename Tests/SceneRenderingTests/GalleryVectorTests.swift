import CairoBackend
import Drawing
import Foundation
import InterfaceBuilder
import Testing
import Theatre
import UIKit

/// The scenes of the gallery as SVG files, read back by librsvg, beside the renderer's pictures.
@Suite(.serialized)
@MainActor
struct GalleryVectorTests {
  nonisolated private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Documentation/Gallery").path

  nonisolated private static let rooms: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".storyboard") }.sorted()
  }()

  private static let fonts = PangoTypesetter()

  @Test func `there is a gallery`() { #expect(Self.rooms.count > 10) }

  /// Edges are smoothed differently; more than that is not to be seen.
  @Test(.timeLimit(.minutes(5)), arguments: rooms)
  func `a scene looks the same as SVG`(room: String) throws {
    let document = try Document(contentsOf: Self.folder + "/" + room)
    let resources = ProjectResources(
      folder: Self.folder, language: nil, decoder: ImageFileDecoder())
    let scenes = StagedScene.all(of: document, inContainers: true) {
      let session = Session(typesetter: Self.fonts)
      session.rasterizer = CairoRasterizer()
      session.imageDecoder = ImageFileDecoder()
      session.whenRaised = { _ in }
      resources.supply(session, with: [document])
      return session
    }
    #expect(!scenes.isEmpty)
    for scene in scenes {
      let (list, size) = scene.composeFrame()
      let difference = try PictureDifference(list, size: size, scale: 2)
      #expect(difference.mean <= 1, "\(room) \(scene.name): \(difference)")
      #expect(difference.clearShare <= 0.01, "\(room) \(scene.name): \(difference)")
    }
  }
}

/// How unlike a drawing and its SVG file are.
struct PictureDifference {
  /// Levels of 255, over all channels of all pixels.
  private(set) var mean = 0.0
  /// The share of pixels of which a channel differs by more than an eighth of its range.
  private(set) var clearShare = 0.0

  init(_ list: DisplayList, size: CGSize, scale: CGFloat) throws {
    let drawn = Bitmap(size: size, scale: scale)
    CairoRenderer().render(list, into: drawn)
    let file = try SVGWriter().bytes(of: list, size: size, scale: scale)
    let read = try ImageFileDecoder().image(file, name: "", scale: scale)
    try #require(read.pixels.count == drawn.bytes.count)
    read.pixels.withUnsafeBytes { compare(UnsafeRawBufferPointer(drawn.bytes), $0) }
  }

  private mutating func compare(_ one: UnsafeRawBufferPointer, _ other: UnsafeRawBufferPointer) {
    var sum = 0
    var clear = 0
    var index = 0
    while index < one.count {
      // Most pixels are equal.
      if one.load(fromByteOffset: index, as: UInt32.self)
        != other.load(fromByteOffset: index, as: UInt32.self)
      {
        let differences = (index..<index + 4).map { abs(Int(one[$0]) - Int(other[$0])) }
        sum += differences.reduce(0, +)
        if differences.contains(where: { $0 > 32 }) { clear += 1 }
      }
      index += 4
    }
    mean = Double(sum) / Double(one.count)
    clearShare = Double(4 * clear) / Double(one.count)
  }
}
