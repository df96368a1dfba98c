import ContactSheet
import Foundation

/// Manifests for tests.
enum SampleRun {
  static let looks: [RenderManifest.Look] = [
    .init(id: "light", name: "iPhone 15 · light"), .init(id: "dark", name: "iPhone 15 · dark"),
  ]

  /// A window with a root view, a title and a button.
  static let views: [RenderManifest.ViewOutline] = [
    .init(
      className: "UIView", id: "root", depth: 0, frame: [0, 0, 200, 400], box: [0, 0, 200, 400]),
    .init(
      className: "UIStackView", id: "s-1", depth: 1, frame: [20, 40, 160, 200],
      box: [20, 40, 160, 200]),
    .init(
      className: "UILabel", id: "t-1", depth: 2, frame: [0, 0, 160, 40], box: [20, 40, 160, 40]),
    .init(
      className: "UIButton", id: nil, depth: 2, frame: [0, 150.5, 160, 50],
      box: [20, 190.5, 160, 50]),
    .init(
      className: "UIImageView", id: "i-1", depth: 1, frame: [60, 300, 80, 80],
      box: [43.43, 283.43, 113.14, 113.14]),
  ]

  static func finding(_ severity: String, _ message: String) -> RenderManifest.Finding {
    .init(severity: severity, rule: "rule-1", message: message, place: "Main.storyboard:7:5")
  }

  static func picture(
    _ look: Int, _ path: String?, _ findings: [RenderManifest.Finding] = []
  ) -> RenderManifest.Picture {
    .init(
      look: look, path: path, width: 200, height: 400, scale: 2, findings: findings, views: views)
  }

  static func scene(
    _ name: String, file: String = "App/Main.storyboard", line: Int = 7,
    className: String = "UIViewController", pictures: [RenderManifest.Picture]
  ) -> RenderManifest.Scene {
    .init(name: name, className: className, file: file, line: line, pictures: pictures)
  }

  /// Four scenes of two files in two looks: one with a warning in both looks and a note in one,
  /// one that could not be drawn dark.
  static let run = RenderManifest(
    title: "Sample", program: "flytower 0", looks: looks,
    scenes: [
      scene(
        "Login", className: "LoginController",
        pictures: [
          picture(0, "light/Login.png", [finding("warning", "a label is cut")]),
          picture(
            1, "dark/Login.png",
            [finding("warning", "a label is cut"), finding("note", "too dark to read")]),
        ]),
      scene(
        "Profile", line: 30,
        pictures: [
          picture(0, "light/Profile.png"),
          picture(1, nil, [finding("error", "the picture has no room in memory")]),
        ]),
      scene(
        "Settings", file: "App/Settings.storyboard",
        pictures: [picture(0, "light/Settings.png"), picture(1, "dark/Settings.png")]),
      scene(
        "About", file: "App/Settings.storyboard", line: 90,
        pictures: [picture(0, "light/About.png"), picture(1, "dark/About.png")]),
    ])

  /// Scenes and looks as a large project has them, without picture files.
  static func large(scenes: Int, looks: Int, views count: Int) -> RenderManifest {
    let views = (0..<count).map { index in
      RenderManifest.ViewOutline(
        className: "UIView\(index % 12)", id: "v-\(index)", depth: index % 6,
        frame: [Double(index), 10, 100, 20.5], box: [Double(index), 10, 100, 20.5])
    }
    return RenderManifest(
      title: "Large", program: "flytower 0",
      looks: (0..<looks).map { .init(id: "look-\($0)", name: "Look \($0)") },
      scenes: (0..<scenes).map { scene in
        .init(
          name: "Scene \(scene)", className: "Controller\(scene)", file: "File\(scene / 20).xib",
          line: scene,
          pictures: (0..<looks).map { look in
            .init(
              look: look, path: "look-\(look)/\(scene).png", width: 393, height: 852, scale: 2,
              views: views)
          })
      })
  }
}
