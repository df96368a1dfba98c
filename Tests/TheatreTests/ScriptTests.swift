import Testing
import Theatre

struct ScriptTests {
  @Test func `every kind of step is read with its line`() throws {
    let script = try Script(
      parsing: """
        tap Swap
        wait 0.5
        assert text "Second scene"

        assert no text First
        snapshot halfway
        key a
        type "Ann Lee"
        """)

    #expect(
      script.steps == [
        .init(action: .tap("Swap"), line: 1), .init(action: .wait(0.5), line: 2),
        .init(action: .assertText("Second scene", isThere: true), line: 3),
        .init(action: .assertText("First", isThere: false), line: 5),
        .init(action: .snapshot("halfway"), line: 6), .init(action: .key("a"), line: 7),
        .init(action: .type("Ann Lee"), line: 8),
      ])
  }

  @Test func `a remark begins a word and ends the line`() throws {
    let script = try Script(parsing: "# all\n  tap a#b # the rest\n#\n")
    #expect(script.steps == [.init(action: .tap("a#b"), line: 2)])
  }

  @Test func `quotation marks keep spaces, remarks and nothing`() throws {
    let script = try Script(parsing: "tap \"  # no remark \" \nassert text \"\" # remark")
    #expect(script.steps.map(\.action) == [.tap("  # no remark "), .assertText("", isThere: true)])
  }

  @Test func `marked characters stand for themselves between quotation marks`() throws {
    let script = try Script(parsing: #"assert text "a \"b\" \\ c\nd \e" "#)
    #expect(script.steps.map(\.action) == [.assertText("a \"b\" \\ c\nd \\e", isThere: true)])
  }

  @Test(arguments: ["tap a\r\nwait 1\r\n", "tap a\rwait 1", "\u{FEFF}tap a\nwait 1"])
  func `line breaks of any system end a line`(text: String) throws {
    let script = try Script(parsing: text)
    #expect(script.steps.map { "\($0.line) \($0.action)" } == ["1 tap \"a\"", "2 wait 1.0"])
  }

  @Test(arguments: [
    ("tap", "'tap' is no step"), ("tap a b", "'tap a b' is no step"),
    ("assert text", "'assert text' is no step"), ("dance", "'dance' is no step"),
    ("wait x", "'wait' takes seconds from 0 to 86400, not 'x'"),
    ("wait -1", "'wait' takes seconds from 0 to 86400, not '-1'"),
    ("wait nan", "'wait' takes seconds from 0 to 86400, not 'nan'"),
    ("wait 1e308", "'wait' takes seconds from 0 to 86400, not '1e308'"),
    ("tap \"a", "a quotation mark is not closed"),
  ])
  func `what is no step is an error of its line`(line: String, message: String) {
    let error = #expect(throws: ScriptError.self) { try Script(parsing: "wait 1\n\n\(line)\n") }
    #expect(error?.line == 3)
    #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
  }

  @Test func `the text of a script is read back as the same steps`() throws {
    let actions: [Script.Action] = [
      .tap("a \"quoted\" # name"), .tap("back\\slash\\n"), .wait(0.1), .wait(1.0 / 3),
      .assertText("two\nlines", isThere: true), .assertText("", isThere: false),
      .snapshot("after"), .key("\""),
    ]
    let script = Script(actions.map { Script.Step(action: $0, line: 1) })

    let read = try Script(parsing: script.description)

    #expect(read.steps.map(\.action) == actions)
  }
}
