import CairoBackend
import Drawing
import Foundation
import UIKit

extension Benchmark {
  /// The whole way of a frame: time moves on, layers are composed, the list is drawn.
  static let appDissolve = Benchmark(
    name: "app-dissolve",
    summary: "a frame of 1290 × 2796 pixels while a container dissolves, against memcpy"
  ) {
    guard let device = Device.named("retina6_72") else { return }
    let session = Session(device: device, typesetter: PangoTypesetter())
    let window = dissolvingWindow(in: session)
    let renderer = CairoRenderer()
    let bitmap = Bitmap(size: device.size, scale: device.scale)
    let source = Bitmap(size: device.size, scale: device.scale)
    let copy = Bitmap(size: device.size, scale: device.scale)
    let measurement = Measurement(
      runs: 101,
      of: [
        { copy.bytes.copyMemory(from: UnsafeRawBufferPointer(source.bytes)) },
        { MainActor.assumeIsolated { session.timeline.advance(by: 1 / 60) } },
        {
          MainActor.assumeIsolated {
            renderer.render(session.bind { window.composeFrame() }, into: bitmap)
          }
        },
      ])
    let (memcpy, turn, frame) = (
      measurement.medians[0], measurement.medians[1], measurement.medians[2]
    )
    print(
      "  \(rounded(frame)) ms, its turn \(rounded(turn)) ms, memcpy \(rounded(memcpy)) ms,",
      "ratio \(rounded((frame + turn) / memcpy))")
  }

  @MainActor
  private static func dissolvingWindow(in session: Session) -> UIWindow {
    session.perform {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let container = UIViewController()
      window.rootViewController = container
      window.makeKeyAndVisible()
      let first = child(.systemYellow, "First")
      let second = child(.systemBlue, "Second")
      container.addChild(first)
      container.view.addSubview(first.view)
      first.didMove(toParent: container)
      container.addChild(second)
      container.transition(
        from: first, to: second, duration: 10, options: .transitionCrossDissolve, animations: nil)
      return window
    }
  }

  @MainActor
  private static func child(_ color: UIColor, _ text: String) -> UIViewController {
    let controller = UIViewController()
    controller.view.backgroundColor = color
    for row in 0..<20 {
      let label = UILabel(frame: CGRect(x: 20, y: 60 + 40 * row, width: 300, height: 30))
      label.text = "\(text) \(row)"
      controller.view.addSubview(label)
    }
    return controller
  }
}
