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
    print("  ratios of a renderer for this scene alone, and of one that has drawn it before")
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

  /// Whole documents, from the bytes to the pixels, with one renderer as in a run.
  @MainActor
  private static func measureWhole(_ gallery: Gallery) {
    let scenes = gallery.scenes.filter { DirectCanvas.knows($0.list) }
    let names = Set(scenes.map(\.name))
    let renderer = CairoRenderer()
    let fonts = DirectFonts()
    func bitmap(for scene: GalleryScene) -> Bitmap {
      Bitmap(size: scene.size, scale: Gallery.scale)
    }
    let measurement = Measurement(
      runs: 5,
      of: [
        { for scene in scenes { DirectCanvas.draw(scene.list, on: bitmap(for: scene), fonts) } },
        { for scene in scenes { renderer.render(scene.list, into: bitmap(for: scene)) } },
        {
          MainActor.assumeIsolated {
            for document in gallery.documents {
              for scene in gallery.scenes(of: document) where names.contains(scene.name) {
                renderer.render(scene.list, into: bitmap(for: scene))
              }
            }
          }
        },
      ])
    let (direct, drawn, whole) = (
      measurement.medians[0], measurement.medians[1], measurement.medians[2]
    )
    print(
      "  a run over all: direct \(rounded(direct)) ms; drawn \(rounded(drawn)) ms, ratio",
      "\(rounded(drawn / direct)); loaded, laid out, composed and drawn \(rounded(whole)) ms,",
      "ratio \(rounded(whole / direct))")
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
      of: [
        { CairoRenderer().render(scene.list, into: bitmap) },
        { DirectCanvas.draw(scene.list, on: bitmap, DirectFonts()) },
        { renderer.render(scene.list, into: bitmap) },
        { DirectCanvas.draw(scene.list, on: bitmap, fonts) },
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
