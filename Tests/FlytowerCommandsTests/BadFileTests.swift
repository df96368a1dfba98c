import FlytowerCommands
import Foundation
import TestSupport
import Testing

/// One clear line with file and place, status 2, and the other files of the call are still done.
@MainActor
struct BadFileTests {
  private let folder: TemporaryFolder
  private let good: String

  init() throws {
    folder = try TemporaryFolder()
    good = try folder.write(
      Storyboard(StoryboardScene("lobby")).description, to: "Good.storyboard")
  }

  nonisolated private static let files: [(name: String, text: String, line: String)] = [
    (
      "NotXML.storyboard", "PK\u{3}\u{4}",
      ":1:1: error: this is not XML: it does not start with '<' [malformed-xml]"
    ),
    (
      "Truncated.storyboard",
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\">\n<scenes>\n",
      ":3:1: error: "
    ),
    ("Empty.storyboard", "", ":1:1: error: the file is empty [malformed-xml]"),
    (
      "Mac.storyboard",
      "<document type=\"com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB\"/>",
      """
      :1:1: error: this is a macOS storyboard (com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB); \
      only iOS documents are opened [unsupported-document]
      """
    ),
    (
      "Archive.xib", "<?xml version=\"1.0\"?>\n<archive type=\"com.apple.X.XIB\"/>",
      """
      :2:1: error: this is an old keyed-archive xib; open and save it in Xcode 5 or later \
      [unsupported-document]
      """
    ),
    ("Page.xib", "<html/>", ":1:1: error: this is XML, but no Interface Builder document"),
  ]

  @Test(arguments: BadFileTests.files.indices, ["render", "frames", "lint"])
  func `a bad file is one line, and the others are done`(index: Int, command: String) throws {
    let bad = Self.files[index]
    let path = try folder.write(bad.text, to: bad.name)

    let call = run(command, path)

    #expect(call.status == 2)
    #expect(call.errors.count == 1)
    let line = call.errors.first ?? ""
    #expect(line.hasPrefix("DIR/\(bad.name)\(bad.line)"), "\(line)")
    #expect(!line.contains("\n"))
    expectGoodIsDone(by: command, call)
  }

  @Test func `a missing file is one line, and what a folder holds is rendered`() throws {
    let empty = try folder.write("", to: "Empty/readme.txt").dropLast("/readme.txt".count)
    let call = run("render", "\(folder.path)/None.storyboard", String(empty))
    #expect(call.status == 2)
    #expect(
      call.errors == [
        "DIR/Empty: error: there is no storyboard and no xib in this folder [no-scenes]",
        "DIR/None.storyboard: error: there is no such file [unreadable-file]",
      ])
    expectGoodIsDone(by: "render", call)
  }

  @Test(arguments: ["frames", "lint"])
  func `a missing file and a folder are one line each`(command: String) {
    let call = run(command, "\(folder.path)/None.storyboard", folder.path)
    #expect(call.status == 2)
    #expect(
      call.errors == [
        "DIR/None.storyboard: error: there is no such file [unreadable-file]",
        "DIR: error: is a directory, not a storyboard or xib [unreadable-file]",
      ])
    expectGoodIsDone(by: command, call)
  }

  @Test(arguments: BadFileTests.files.indices)
  func `a bad file is not played`(index: Int) throws {
    let bad = Self.files[index]
    let call = Call("play", try folder.write(bad.text, to: bad.name), "--log", in: folder)
    #expect(call.status == 2)
    #expect(call.errors.count == 1)
    #expect(call.output == [])
  }

  private func run(_ command: String, _ files: String...) -> Call {
    let options = command == "render" ? ["--output", "\(folder.path)/out", "--scale", "1"] : []
    return Call([command] + files + [good] + options, in: folder)
  }

  private func expectGoodIsDone(by command: String, _ call: Call) {
    switch command {
    case "render":
      #expect(call.output == ["DIR/out/Good/lobby.png"])
      #expect(FileManager.default.fileExists(atPath: "\(folder.path)/out/Good/lobby.png"))
    case "frames":
      #expect(call.output == ["DIR/Good.storyboard: lobby.view UIView 0.0 0.0 320.0 480.0"])
    default: #expect(call.output == [])
    }
  }
}
