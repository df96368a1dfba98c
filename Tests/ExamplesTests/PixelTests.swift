import CairoBackend
import Drawing
import Foundation
import Testing
import Theatre
import UIKit

/// What is seen while children are swapped, by the real renderer.
@MainActor
struct PixelTests {
  private func draw(_ app: ExampleApp) -> Bitmap {
    let bitmap = Bitmap(size: app.session.device.size, scale: 1)
    CairoRenderer().render(app.performance.composeFrame(), into: bitmap)
    return bitmap
  }

  private func app(_ name: ExampleApp.Name) -> ExampleApp {
    ExampleApp(name, session: Session(typesetter: PangoTypesetter()))
  }

  @Test func `halfway through the dissolve each pixel is the mean of both children`() throws {
    let app = app(.embeddedSwapping)
    let before = draw(app)
    try app.play("tap swap\nwait 0.5")
    let halfway = draw(app)
    try app.play("wait 1")
    let after = draw(app)

    var worst = 0
    for index in before.bytes.indices {
      let mean = (Int(before.bytes[index]) + Int(after.bytes[index]) + 1) / 2
      worst = max(worst, abs(Int(halfway.bytes[index]) - mean))
    }
    #expect(worst <= 1)
    #expect(before.bytes.elementsEqual(after.bytes) == false)
  }

  @Test(arguments: [0.1, 0.2, 0.25, 0.3, 0.4])
  func `the slide shows the panel's colour left of the scene and a blend in it`(
    _ time: Double
  ) throws {
    let app = app(.switchViews)
    let empty = draw(app)
    try app.play("tap yellowButton\nwait \(time)")
    let moving = draw(app)
    try app.play("wait 1")
    let full = draw(app)

    let panel = try app.panel()
    let place = panel.convert(panel.bounds, to: nil)
    let progress = EaseInOut.value(at: time / 0.5)
    let edge = place.minX + place.width * CGFloat(1 - progress)
    let y = Int(place.minY) + 4
    let left = Int(edge) - 2
    #expect(moving.pixel(x: left, y: y) == empty.pixel(x: left, y: y))
    let right = Int(edge) + 2
    let expected = blend(
      empty.pixel(x: right, y: y).red, full.pixel(x: right, y: y).red, progress)
    #expect(abs(Double(moving.pixel(x: right, y: y).red) - expected) <= 1)
  }

  private func blend(_ one: UInt8, _ other: UInt8, _ share: Double) -> Double {
    Double(one) * (1 - share) + Double(other) * share
  }

  @Test(arguments: ExampleApp.Name.allCases)
  func `two runs draw the same bytes`(_ name: ExampleApp.Name) throws {
    func picture() throws -> [UInt8] {
      let app = app(name)
      try app.play("tap \(name.buttons[0])\nwait 0.3")
      return try PNGWriter.bytes(of: draw(app))
    }
    #expect(try picture() == picture())
  }
}

/// The curve of a plain animation, found by halving: control points (0.42, 0) and (0.58, 1).
enum EaseInOut {
  static func value(at time: Double) -> Double {
    var low = 0.0
    var high = 1.0
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if bezier(0.42, 0.58, middle) < time { low = middle } else { high = middle }
    }
    return bezier(0, 1, low)
  }

  private static func bezier(_ c1: Double, _ c2: Double, _ t: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * t * c1 + 3 * u * t * t * c2 + t * t * t
  }
}
