import CairoBackend
import Drawing
import Foundation
import InterfaceBuilder
import UIKit

extension Benchmark {
  /// What a renderer adds to the drawing itself, and what a scene takes before it.
  static let scene = Benchmark(
    name: "scene",
    summary: "each gallery scene at 2× against its list drawn directly with cairo and pango"
  ) {
    let gallery = try Gallery()
    let known = gallery.scenes.filter { DirectCanvas.knows($0.list) }
    print("  ratios of a renderer for this scene alone, and of one that has drawn it before;")
    print("  fonts are found before")
    var total = SceneTimes()
    for scene in known {
      let times = SceneTimes(of: scene)
      print("  \(scene.name): \(times)")
      total.add(times)
    }
    print("  all \(known.count): \(total)")
    let leftOut = gallery.scenes.count - known.count
    print("  \(leftOut) scenes with frosted glass, blend modes or conic gradients left out")
    measureWhole(gallery)
  }

  /// All scenes with one renderer, as in a run, and the way from the document to the pixels.
  @MainActor
  private static func measureWhole(_ gallery: Gallery) {
    let scenes = gallery.scenes.filter { DirectCanvas.knows($0.list) }
    let names = Set(scenes.map(\.name))
    let renderer = CairoRenderer.forStills()
    let fonts = DirectFonts()
    let page = Page()
    func draw(_ scenes: [GalleryScene], by renderer: CairoRenderer) {
      for scene in scenes { renderer.render(scene.list, into: page.bitmap(for: scene)) }
    }
    func drawDirectly(with fonts: DirectFonts) {
      for scene in scenes {
        DirectCanvas.draw(scene.list, on: page.bitmap(for: scene), fonts)
      }
    }
    func drawAllAnew() {
      MainActor.assumeIsolated {
        for document in gallery.documents {
          draw(gallery.scenes(of: document).filter { names.contains($0.name) }, by: renderer)
        }
      }
    }
    let medians = Measurement(
      runs: 7,
      preparing: [
        {
          let fonts = DirectFonts(knowingThoseOf: scenes)
          return { drawDirectly(with: fonts) }
        },
        {
          let renderer = CairoRenderer.forStills()
          return { draw(scenes, by: renderer) }
        },
        { { drawDirectly(with: fonts) } }, { { draw(scenes, by: renderer) } },
        { drawAllAnew },
      ]
    ).medians
    print(
      "  one renderer for all, new: \(rounded(medians[1])) ms, direct \(rounded(medians[0])),",
      "ratio \(rounded(medians[1] / medians[0])); used: \(rounded(medians[3])) ms,",
      "direct \(rounded(medians[2])), ratio \(rounded(medians[3] / medians[2]))")
    print(
      "  staged, laid out, composed and drawn: \(rounded(medians[4])) ms,",
      "\(rounded(medians[4] / medians[2])) × the direct drawing alone")
  }
}

/// A bitmap that scenes of one size share: fresh memory costs as much as drawing a plain scene.
private final class Page {
  private var bitmap = Bitmap(width: 1, height: 1)

  func bitmap(for scene: GalleryScene) -> Bitmap {
    let fitting = CGSize(
      width: CGFloat(bitmap.width) / Gallery.scale, height: CGFloat(bitmap.height) / Gallery.scale)
    if fitting != scene.size { bitmap = Bitmap(size: scene.size, scale: Gallery.scale) }
    return bitmap
  }
}

/// In milliseconds.
private struct SceneTimes: CustomStringConvertible {
  private var cold = 0.0
  private var coldDirect = 0.0
  private var warm = 0.0
  private var warmDirect = 0.0

  init() {}

  init(of scene: GalleryScene) {
    let bitmap = Bitmap(size: scene.size, scale: Gallery.scale)
    let renderer = CairoRenderer()
    let fonts = DirectFonts()
    let measurement = Measurement(
      runs: 9,
      preparing: [
        {
          let renderer = CairoRenderer()
          return { renderer.render(scene.list, into: bitmap) }
        },
        {
          let fonts = DirectFonts(knowingThoseOf: [scene])
          return { DirectCanvas.draw(scene.list, on: bitmap, fonts) }
        },
        { { renderer.render(scene.list, into: bitmap) } },
        { { DirectCanvas.draw(scene.list, on: bitmap, fonts) } },
      ])
    (cold, coldDirect) = (measurement.medians[0], measurement.medians[1])
    (warm, warmDirect) = (measurement.medians[2], measurement.medians[3])
  }

  mutating func add(_ other: SceneTimes) {
    cold += other.cold
    coldDirect += other.coldDirect
    warm += other.warm
    warmDirect += other.warmDirect
  }

  var description: String {
    "cold \(rounded(cold)) ms, direct \(rounded(coldDirect)), ratio \(rounded(cold / coldDirect)); "
      + "warm \(rounded(warm)) ms, direct \(rounded(warmDirect)), "
      + "ratio \(rounded(warm / warmDirect))"
  }
}

extension DirectFonts {
  /// Has found the fonts of the scenes, as the process has when a renderer draws them, but has
  /// drawn none of their glyphs.
  fileprivate convenience init(knowingThoseOf scenes: [GalleryScene]) {
    self.init()
    let pixel = Bitmap(width: 1, height: 1, scale: Gallery.scale)
    for scene in scenes { DirectCanvas.draw(scene.list, on: pixel, self) }
  }
}
