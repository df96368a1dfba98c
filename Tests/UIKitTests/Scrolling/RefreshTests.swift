import Foundation
import Testing

@testable import UIKit

@MainActor
struct RefreshTests {
  private let scene = ScrollScene()
  private let control: UIRefreshControl
  private let sent = Log()

  init() {
    let view = scene.view
    let sent = sent
    control = scene.session.perform {
      let control = UIRefreshControl(frame: .zero)
      control.addAction(UIAction { _ in sent.write("fetch") }, for: .valueChanged)
      view.refreshControl = control
      view.alwaysBounceVertical = true
      return control
    }
  }

  @Test func `a long pull sends the event once and keeps room for the wheel`() {
    scene.pull(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 100, y: 350), in: 0.5)
    #expect(control.isRefreshing)
    scene.wait(0.2)
    scene.up(100, 350)
    scene.wait(3)
    #expect(sent.lines == ["fetch"])
    #expect(isNear(scene.y, -UIRefreshControl.height))
  }

  @Test func `the end brings the content back to its top`() {
    scene.pull(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 100, y: 350), in: 0.5)
    scene.wait(0.2)
    scene.up(100, 350)
    scene.wait(3)
    scene.turn { control.endRefreshing() }
    scene.wait(3)
    #expect(!control.isRefreshing)
    #expect(isNear(scene.y, 0))
  }

  @Test func `a short pull sends nothing`() {
    scene.pull(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 100, y: 100), in: 0.2)
    scene.up(100, 100)
    scene.wait(3)
    #expect(sent.lines == [])
    #expect(isNear(scene.y, 0))
  }
}
