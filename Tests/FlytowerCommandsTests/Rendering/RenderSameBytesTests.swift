import Foundation
import TestSupport
import Testing

/// The same bytes for any number of threads, parts and runs.
@MainActor
struct RenderSameBytesTests {
  private let project: RenderProject

  init() throws { project = try RenderProject() }

  private let matrix = "appearance=light,dark,scale=1"

  @Test func `threads change nothing`() throws {
    let calls = [1, 2, 5].map { jobs in
      project.render("--matrix", matrix, "--jobs", "\(jobs)", to: "\(jobs)")
    }
    let files = try [1, 2, 5].map { try project.files(in: "\($0)") }
    #expect(files[0].count == 16)
    #expect(files[1] == files[0])
    #expect(files[2] == files[0])
    let outputs = calls.map { $0.output.map { String($0.dropFirst("DIR/1".count)) } }
    #expect(outputs[1] == outputs[0])
    #expect(outputs[2] == outputs[0])
  }

  @Test(arguments: [1, 2, 3, 9]) func `parts joined are the whole`(count: Int) throws {
    #expect(project.render("--matrix", matrix, to: "whole").status == 0)
    let whole = try project.files(in: "whole")
    var parts: [String] = []
    var pictures: [String] = []
    for index in 1...count {
      let part = "part\(index)"
      #expect(
        project.render("--matrix", matrix, "--shard", "\(index)/\(count)", to: part).status == 0)
      parts.append("\(project.folder.path)/\(part)")
      pictures += try project.files(in: part).keys.filter { $0.hasSuffix(".png") }
    }
    #expect(pictures.sorted() == whole.keys.filter { $0.hasSuffix(".png") }.sorted())
    let merged = Call(
      ["render", "merge"] + parts.reversed() + ["--output", "\(project.folder.path)/merged"],
      in: project.folder)
    #expect(merged.errors == [])
    #expect(merged.status == 0)
    #expect(try project.files(in: "merged") == whole)
  }

  @Test func `parts have as many scenes, give or take a document's`() throws {
    let counts = try (1...3).map { index in
      _ = project.render("--shard", "\(index)/3", to: "part\(index)")
      return try project.files(in: "part\(index)").keys.filter { $0.hasSuffix(".png") }.count
    }
    #expect(counts == [2, 2, 3] || counts == [3, 2, 2] || counts == [2, 3, 2])
  }

  @Test func `a part that is missing or given twice is told`() {
    for index in 1...2 { _ = project.render("--shard", "\(index)/3", to: "part\(index)") }
    func merge(_ parts: String...) -> Call {
      Call(
        ["render", "merge"] + parts.map { "\(project.folder.path)/\($0)" }
          + ["--output", "\(project.folder.path)/merged"], in: project.folder)
    }
    for call in [merge("part1", "part2"), merge("part1", "part1"), merge("nothing")] {
      #expect(call.status == 2)
      #expect(call.errors.count == 1)
      #expect(call.errors.first?.contains("[unmergeable]") == true)
    }
  }
}
