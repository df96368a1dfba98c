import Testing

@testable import SourceRewriter

@Suite struct SelectorTests {
  @Test(arguments: [
    ("tapped", [], "tapped"),
    ("tapped", ["_"], "tapped:"),
    ("tapped", ["sender"], "tappedWithSender:"),
    ("move", ["to"], "moveTo:"),
    ("moveTo", ["place"], "moveToPlace:"),
    ("track", ["_", "forEvent"], "track:forEvent:"),
    ("handle", ["forEvent", "_"], "handleForEvent::"),
    ("animate", ["withDuration", "delay"], "animateWithDuration:delay:"),
    ("`default`", ["`in`"], "defaultIn:"),
    ("total", ["forward"], "totalWithForward:"),
  ])
  func `a method has the name that Objective-C would know`(
    name: String, labels: [String], selector: String
  ) {
    #expect(SelectorName.method(name, labels: labels) == selector)
  }

  @Test(arguments: [
    ("#selector(tap)", "tap:"),
    ("#selector(tap(_:))", "tap:"),
    ("#selector(self.tap)", "tap:"),
    ("#selector(Lobby.tap)", "tap:"),
    ("#selector(Self.move(to:))", "moveTo:"),
    ("#selector(renamed)", "other:"),
    ("#selector(Lobby.renamed(_:))", "other:"),
    ("#selector(inherited)", "inheritedWithAll:"),
    ("#selector(tap as (Lobby) -> (Any) -> Void)", "tap:"),
    ("#selector((tap(_:)) as (Any) -> Void)", "tap:"),
    ("#selector(UIView.layoutIfNeeded)", "layoutIfNeeded"),
    ("#selector(UIView.endEditing(_:))", "endEditing:"),
    ("#selector(getter: isOn)", "isOn"),
    ("#selector(getter: Lobby.isOn)", "isOn"),
    ("#selector(setter: Lobby.isOn)", "setIsOn:"),
    ("#selector(Other.tap)", "tapWithTwice:"),
    ("# selector", nil),
  ])
  func `a selector expression becomes the selector's name`(
    expression: String, name: String?
  ) throws {
    let text = try body(
      of: """
        class House: NSObject { @objc func inherited(all: Bool) {} }
        class Lobby: House {
          var isOn = true
          let a = \(expression)
          @objc func tap(_ sender: Any) {}
          @objc func move(to: Int) {}
          @objc(other:) func renamed(_ sender: Any) {}
        }
        class Other: NSObject { @objc func tap(twice: Bool) {} }

        """)

    let line = text.split(separator: "\n")[3]
    #expect(line == "  let a = " + (name.map { "Selector(\"\($0)\")" } ?? expression))
  }

  @Test func `a selector over several lines keeps the lines after it in place`() throws {
    let text = try body(of: "f(#selector(\n  a(_:)\n)); g()\n@objc func a(_ b: Any) {}\n")

    #expect(text == "f(Selector(\"a:\")\n\n); g()\n      func a(_ b: Any) {}\n")
  }

  @Test(arguments: [
    ("#keyPath(A.b.c)", "\"b.c\""), ("#keyPath(b)", "\"b\""), ("#keyPath(self.b)", "\"b\""),
  ])
  func `a key path becomes its text`(expression: String, text: String) throws {
    #expect(try body(of: "let a = \(expression)\n") == "let a = \(text)\n")
  }
}
