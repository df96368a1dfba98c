import FlytowerCommands
import Foundation
import TestSupport
import Testing

@MainActor
struct PlayTests {
  private let folder: TemporaryFolder
  private let file: String

  init() throws {
    folder = try TemporaryFolder()
    file = try folder.write(
      Storyboard(
        StoryboardScene(
          "lobby", attributes: "customClass=\"Lobby\"",
          StoryboardView.button("Enter", "door", shows: "hall")),
        StoryboardScene(
          "hall", attributes: "storyboardIdentifier=\"hall\"", StoryboardView.label("Hall"))
      ).description, to: "House.storyboard")
  }

  @Test func `the log is the call sheet`() throws {
    let call = play("--log", script: "wait 0.5\ntap Enter\nwait 1\nassert text Hall")
    #expect(call.status == 0)
    #expect(call.errors.count == 1)
    #expect(call.errors.first?.contains("Unknown class Lobby") == true)
    let log = call.output.joined().split(separator: "\n").map(String.init)
    #expect(log.first == "  0.000  Lobby init(coder:)")
    #expect(log.contains("  0.500  Lobby prepare(for: nil)"))
    #expect(log.last == "  0.900  hall viewDidAppear(true)")
  }

  @Test func `without a log nothing is printed`() {
    #expect(play(script: "wait 1").output == [])
  }

  @Test(arguments: ["gif", "webp"])
  func `film and snapshots are written and named`(kind: String) throws {
    let call = play(
      "--film", "\(folder.path)/a/film.\(kind)", "--rate", "10", "--scale", "1",
      "--snapshots", "\(folder.path)/shots",
      script: "snapshot ../start\ntap Enter\nwait 1\nsnapshot end\nsnapshot end")
    #expect(call.status == 0)
    #expect(
      call.output == [
        "DIR/shots/___start.png", "DIR/shots/end.png", "DIR/shots/end-2.png", "DIR/a/film.\(kind)",
      ])
    let head = try Data(contentsOf: URL(fileURLWithPath: "\(folder.path)/a/film.\(kind)")).prefix(4)
    #expect(String(decoding: head, as: UTF8.self) == (kind == "gif" ? "GIF8" : "RIFF"))
  }

  @Test func `a script without a wait makes a film of one frame`() throws {
    let film = "\(folder.path)/film.gif"
    let call = play("--film", film, script: "assert text Hall")
    #expect(call.status == 1)
    #expect(call.output == ["DIR/film.gif"])
  }

  @Test func `two runs give the same log and the same bytes`() throws {
    let runs = try ["one", "two"].map { name in
      let out = "\(folder.path)/\(name)"
      let script = "wait 0.2\ntap Enter\nwait 0.3\nsnapshot half\nwait 1"
      let logs = ["gif", "webp"].map { kind in
        play(
          "--log", "--film", "\(out)/film.\(kind)", "--rate", "10", "--scale", "1", "--snapshots",
          out, script: script
        ).output.map { $0.replacing("DIR/\(name)", with: "") }
      }
      let files = try ["film.gif", "film.webp", "half.png"].map {
        try Data(contentsOf: URL(fileURLWithPath: "\(out)/\($0)"))
      }
      return (logs: logs, files: files)
    }
    #expect(runs[0].logs == runs[1].logs)
    #expect(runs[0].files == runs[1].files)
  }

  @Test func `a script that fails says so at its line, and what was seen is written`() {
    let call = play(
      "--snapshots", "\(folder.path)/shots",
      script: "snapshot a\nwait 1\nassert text Hall\nsnapshot b")
    #expect(call.status == 1)
    #expect(
      call.errors.last
        == "DIR/script.txt:3: error: no text 'Hall' on the screen, which shows 'Enter' [script]")
    #expect(call.output == ["DIR/shots/a.png"])
  }

  @Test func `a script that cannot be read is not begun`() {
    let call = play("--film", "\(folder.path)/film.gif", script: "wait 1\ndance")
    #expect(call.status == 2)
    #expect(call.errors.last?.hasPrefix("DIR/script.txt:2: error: 'dance' is no step; ") == true)
    #expect(call.output == [])
  }

  @Test func `a missing script is a failure`() {
    let call = Call("play", file, "--script", "\(folder.path)/none.txt", in: folder)
    #expect(call.status == 2)
    #expect(
      call.errors.last == "DIR/none.txt: error: cannot read the script [unreadable-file]")
  }

  @Test func `a storyboard without initial controller is told in UIKit's words`() throws {
    let file = try folder.write(
      Storyboard(StoryboardScene("lobby"), initial: "").description, to: "Open.storyboard")
    let call = Call("play", file, "--log", "--film", "\(folder.path)/film.gif", in: folder)
    #expect(call.status == 2)
    #expect(
      call.errors == [
        """
        error: Failed to instantiate the default view controller for UIMainStoryboardFile 'Open' \
        - perhaps the designated entry point is not set? [no-initial-controller]
        """
      ])
    #expect(call.output == [])
  }

  @Test func `a xib cannot be played`() throws {
    let file = try folder.write(
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>", to: "Cell.xib")
    let call = Call("play", file, in: folder)
    #expect(call.status == 2)
    #expect(
      call.errors == ["flytower play: DIR/Cell.xib is a xib; only storyboards can be played"])
  }

  @Test func `what iOS would end the app for is an error, and the run goes on`() throws {
    let action = """
      <connections><action selector="vanish:" destination="lobby" eventType="touchUpInside" \
      id="x"/></connections>
      """
    let file = try folder.write(
      Storyboard(StoryboardScene("lobby", StoryboardView.button("Go", "go", action))).description,
      to: "Act.storyboard")
    let script = try folder.write("tap Go\nassert text Go", to: "script.txt")
    let call = Call("play", file, "--script", script, in: folder)
    #expect(call.status == 1)
    #expect(call.errors.count == 1)
    #expect(
      call.errors.first?.contains("-[UIViewController vanish:]: unrecognized selector") == true)
  }

  private func play(_ options: String..., script: String) -> Call {
    guard let path = try? folder.write(script, to: "script.txt") else {
      return Call("play", "no folder to write to")
    }
    return Call(["play", file, "--script", path] + options, in: folder)
  }
}
