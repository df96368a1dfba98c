import Foundation
import TestSupport
import Testing

/// Whole folders, looks and formats.
@MainActor
struct RenderProjectTests {
  private let project: RenderProject

  init() throws { project = try RenderProject() }

  private let pictures = [
    "Main/lobby", "Main/hall", "Main/cellar", "Cell/one", "Cell/two", "Office/desk", "Office/safe",
  ]

  @Test func `a folder stands for its storyboards and xibs, dependencies left out`() throws {
    let call = project.render()
    #expect(call.errors == [])
    #expect(call.status == 0)
    #expect(call.output == pictures.map { "DIR/out/\($0).png" })
    let files = try project.files(in: "out")
    #expect(
      files.keys.sorted()
        == (pictures.map { "\($0).png" } + ["index.html", "render.json"]).sorted())
  }

  @Test func `a matrix renders every scene in every look`() throws {
    let call = project.render(
      "--scene", "hall", "--matrix", "appearance=light,dark,scale=1,2")
    #expect(call.status == 0)
    #expect(
      call.output
        == ["light-1", "light-2", "dark-1", "dark-2"].map { "DIR/out/Main/hall.\($0).png" })
    let contents = try project.files(in: "out").filter { $0.key.hasSuffix(".png") }.values
    #expect(Set(contents).count == 4)
  }

  @Test func `a display list is written as text`() throws {
    let call = project.render("--scene", "lobby", "--format", "text")
    #expect(call.output == ["DIR/out/Main/lobby.txt"])
    let text = try #require(try project.files(in: "out")["Main/lobby.txt"])
    #expect(String(decoding: text, as: UTF8.self).contains("\"Welcome\""))
  }

  @Test func `patterns choose among the files of a folder`() {
    let only = project.render("--include", "Office/**")
    #expect(only.output == pictures.dropFirst(3).map { "DIR/out/\($0).png" })
    let without = project.render("--exclude", "*.xib")
    #expect(without.output == pictures.filter { !$0.hasPrefix("Cell") }.map { "DIR/out/\($0).png" })
  }

  @Test func `a folder without scenes is a failure`() throws {
    try project.folder.write("", to: "Empty/readme.txt")
    let call = Call(
      "render", "\(project.folder.path)/Empty", "--output", "\(project.folder.path)/out",
      in: project.folder)
    #expect(call.status == 2)
    #expect(
      call.errors == [
        "DIR/Empty: error: there is no storyboard and no xib in this folder [no-scenes]"
      ])
  }

  @Test func `what is of another system is passed over in a folder, not when it is named`() throws {
    let file = try project.folder.write(
      "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"><objects/></document>",
      to: "App/Mac.xib")
    #expect(project.render().status == 0)
    #expect(Call("render", file, "--output", "\(project.folder.path)/out").status == 2)
  }

  @Test func `without a sheet there are only pictures`() throws {
    #expect(project.render("--no-sheet").status == 0)
    #expect(try project.files(in: "out").keys.allSatisfy { $0.hasSuffix(".png") })
  }

  @Test(arguments: ["shots", "Office/shots", "../App/shots/new"])
  func `pictures that lie in the project are not part of it`(output: String) throws {
    let image = StoryboardView.element("imageView", "i", attributes: "image=\"lobby\"")
    try project.folder.write(
      Storyboard(StoryboardScene("gallery", image)).description, to: "App/Gallery.storyboard")
    let first = project.render(to: "App/" + output)
    #expect(first.errors.count == 1)
    #expect(first.errors.first?.contains("\"lobby\" image") == true)
    let files = try project.files(in: "App/" + output)
    // Neither this run's own, nor those of another run.
    #expect(project.render(to: "App/" + output).errors == first.errors)
    #expect(project.render(to: "elsewhere").errors == first.errors)
    #expect(try project.files(in: "App/" + output) == files)
  }
}
