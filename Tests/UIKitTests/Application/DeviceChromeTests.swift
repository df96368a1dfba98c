import Drawing
import Foundation
import InterfaceBuilder
import Testing

@testable import UIKit

/// What lies over an app on a device.
@MainActor
struct DeviceChromeTests {
  /// The lines of what is drawn over an empty window, the fonts and numbers of glyphs left out.
  private func lines(
    _ chrome: DeviceChrome, on device: Device, in language: String? = nil,
    root: UIViewController? = nil
  ) throws -> [String] {
    let session = Session(device: device)
    session.language = try language.map { code in try Language(code) }
    let window = session.perform {
      let window = UIWindow(frame: CGRect(origin: .zero, size: device.size))
      window.rootViewController = root ?? UIViewController()
      window.isHidden = false
      window.show(chrome)
      return window
    }
    return session.bind { window.composeFrame().commands }.flatMap { command in
      DisplayList([command]).description.split(separator: "\n").map {
        $0.trimmingCharacters(in: .whitespaces)
      }
    }
  }

  private func device(_ id: String) throws -> Device { try #require(Device.named(id)) }

  /// The outline that the window is cut to.
  private func clip(_ lines: [String]) -> String? {
    lines.first { $0.hasPrefix("clip") }
  }

  private func time(_ lines: [String]) -> [String] { lines.filter { $0.contains("\"9:41\"") } }

  @Test func `without chrome there is the app alone`() throws {
    let lines = try lines(.none, on: .phone)
    #expect(clip(lines) == "clip rect 0 0 393 852")
    #expect(time(lines) == [])
    #expect(!lines.contains { $0.contains("rounded") })
  }

  @Test func `the system writes time, glyphs and a home indicator on a square screen`() throws {
    let lines = try lines(.statusBar, on: .phone)
    #expect(clip(lines) == "clip rect 0 0 393 852")
    #expect(time(lines).count == 1)
    #expect(lines.contains("fill 0 0 0 1 rounded 0 0 141 5 2.5"))
    #expect(!lines.contains { $0.contains("rounded 133.5") })
  }

  @Test func `a device with an island has round corners and the island`() throws {
    let lines = try lines(.device, on: .phone)
    #expect(clip(lines) == "clip corners 0 0 393 852 55 smooth tl+tr+bl+br")
    let island = lines.first { $0.hasPrefix("fill 0 0 0 1 rounded 133.5 11.3") }
    #expect(island?.split(separator: " ")[9].hasPrefix("36.6") == true)
  }

  @Test func `an island lies lower where the safe area begins lower`() throws {
    let lines = try lines(.device, on: try device("retina6_3"))
    #expect(clip(lines) == "clip corners 0 0 402 874 62 smooth tl+tr+bl+br")
    #expect(lines.contains { $0.hasPrefix("fill 0 0 0 1 rounded 138 14 126 ") })
  }

  @Test func `a notch hangs from the upper edge`() throws {
    let lines = try lines(.device, on: try device("retina6_1"))
    #expect(clip(lines) == "clip corners 0 0 414 896 41.5 smooth tl+tr+bl+br")
    #expect(lines.contains { $0.hasPrefix("fill 0 0 0 1 path M 86 0 Q 92 0 92 6 L 92 11 ") })
  }

  @Test(arguments: ["retina4_7", "ipad9_7"])
  func `a device with a button has square corners and no home indicator`(id: String) throws {
    let device = try device(id)
    let lines = try lines(.device, on: device)
    #expect(clip(lines) == "clip rect 0 0 \(Int(device.size.width)) \(Int(device.size.height))")
    #expect(time(lines).count == 1)
    #expect(!lines.contains { $0.contains(" 5 2.5") && $0.contains("rounded 0 0") })
  }

  @Test func `a pad without a button has round corners and nothing cut out`() throws {
    let lines = try lines(.device, on: try device("ipad11_0rounded"))
    #expect(clip(lines) == "clip corners 0 0 834 1194 18 smooth tl+tr+bl+br")
    #expect(time(lines).count == 1)
    #expect(lines.contains("fill 0 0 0 1 rounded 0 0 261 5 2.5"))
  }

  @Test func `on its side a phone has the island at the left and no status bar`() throws {
    let lines = try lines(.device, on: Device.phone.landscape)
    #expect(clip(lines) == "clip corners 0 0 852 393 55 smooth tl+tr+bl+br")
    #expect(time(lines) == [])
    #expect(lines.contains("transform 0 1 1 0 0 0"))
    #expect(lines.contains("fill 0 0 0 1 rounded 0 0 219 5 2.5"))
  }

  @Test func `a pad on its side keeps its status bar`() throws {
    let lines = try lines(.device, on: try device("ipad11_0rounded").landscape)
    #expect(time(lines).count == 1)
  }

  // MARK: What controllers want

  @Test func `controllers choose the colour`() throws {
    let light = try lines(.statusBar, on: .phone, root: Wishing(.lightContent))
    #expect(time(light).allSatisfy { $0.hasPrefix("text 1 1 1 1 ") })
    #expect(light.contains("fill 1 1 1 1 rounded 0 0 141 5 2.5"))
    let dark = try lines(.statusBar, on: .phone, root: Wishing(.darkContent))
    #expect(time(dark).allSatisfy { $0.hasPrefix("text 0 0 0 1 ") })
  }

  @Test func `a controller can do without status bar and home indicator`() throws {
    let bare = Wishing(.default)
    (bare.hidesBar, bare.hidesIndicator) = (true, true)
    let lines = try lines(.device, on: .phone, root: bare)
    #expect(time(lines) == [])
    #expect(!lines.contains { $0.contains(" 141 5 ") })
    #expect(lines.contains { $0.hasPrefix("fill 0 0 0 1 rounded 133.5 ") })
  }

  @Test func `the controller that covers the screen has the say`() throws {
    let session = Session()
    let window = session.perform {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let root = UIViewController()
      window.rootViewController = root
      window.makeKeyAndVisible()
      let front = Wishing(.lightContent)
      front.modalPresentationStyle = .fullScreen
      root.present(front, animated: false)
      return window
    }
    session.perform { window.show(.statusBar) }
    let text = session.bind { window.composeFrame().description }
    #expect(text.contains("text 1 1 1 1 "))
  }

  @Test func `what was shown before goes`() throws {
    let session = Session()
    let window = session.perform { UIWindow(frame: UIScreen.main.bounds) }
    session.perform {
      window.show(.device)
      window.show(.device)
    }
    #expect(window.subviews.count == 3)
    session.perform { window.show(.none) }
    #expect(window.subviews.isEmpty)
    #expect(window.layer.cornerRadius == 0)
  }

  @Test func `a window that is no whole screen has nothing over it`() throws {
    let session = Session()
    let window = session.perform { UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200)) }
    session.perform { window.show(.device) }
    #expect(window.subviews.isEmpty)
  }

  // MARK: Languages

  @Test func `the status bar is mirrored for people whose language runs to the left`() throws {
    func middle(_ language: String?) throws -> CGFloat {
      let session = Session()
      session.language = try language.map { code in try Language(code) }
      return session.bind {
        let bar = StatusBar(.default, on: .phone)
        bar.layoutIfNeeded()
        return bar.subviews.first?.frame.midX ?? 0
      }
    }
    #expect(try middle(nil) == 71.75)
    #expect(try middle("de") == 71.75)
    #expect(try middle("pseudo-rtl") == 71.75)
    #expect(try middle("ar") == 393 - 71.75)
  }
}

private final class Wishing: UIViewController {
  private let style: UIStatusBarStyle
  var hidesBar = false
  var hidesIndicator = false

  init(_ style: UIStatusBarStyle) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var preferredStatusBarStyle: UIStatusBarStyle { style }
  override var prefersStatusBarHidden: Bool { hidesBar }
  override var prefersHomeIndicatorAutoHidden: Bool { hidesIndicator }
}
