import Testing

@testable import SourceRewriter

@Suite struct BlankingTests {
  @Test(arguments: [
    ("@IBOutlet weak var a: B!", "          weak var a: B!"),
    ("@IBAction func a() {}", "          func a() {}"),
    ("@IBSegueAction func a() {}", "               func a() {}"),
    ("@objc func a() {}", "      func a() {}"),
    ("@objc(b:) func a() {}", "          func a() {}"),
    ("@objcMembers class A {}", "             class A {}"),
    ("@nonobjc func a() {}", "         func a() {}"),
    ("@IBDesignable class A {}", "              class A {}"),
    ("@IBInspectable var a = 1", "               var a = 1"),
    ("@GKInspectable var a = 1", "               var a = 1"),
    ("@objc dynamic var a = 1", "              var a = 1"),
    ("let dynamic = a.dynamic", "let dynamic = a.dynamic"),
    ("@available(iOS 15, *) @objc func a()", "@available(iOS 15, *)       func a()"),
  ])
  func `an attribute of Objective-C becomes blank`(source: String, result: String) throws {
    #expect(try body(of: source + "\n") == result + "\n")
  }

  @Test func `the old mark of an app's entry becomes the new one`() throws {
    let text = try body(of: "@UIApplicationMain class A: UIResponder {}\n")

    #expect(text == "@main              class A: UIResponder {}\n")
  }

  @Test(arguments: [
    "// @IBOutlet\n",
    "/* @objc /* @objc */ @objc */ let a = 1\n",
    #"let a = "@IBOutlet \"@objc\" #selector(a)""# + "\n",
    ##"let a = #"@objc " \(@objc) "#"## + "\n",
    "let a = \"\"\"\n  @objc \"\" \\(b(\")\")) @objc\n  \"\"\"\n",
    "let a = /@objc \\/ \"x\"/\n",
    "let a = #/@objc \" #selector(a)/#\n",
    "let a = b / c // @objc / @objc\n",
    "let `objc` = 1; a.`@`\n",
  ])
  func `text that only looks like an attribute stays`(source: String) throws {
    #expect(try body(of: source) == source)
  }

  @Test(arguments: [
    ("let a = \"\\(f(#selector(b)))\"\n", "let a = \"\\(f(Selector(\"b\")))\"\n"),
    ("let a = \"\\(\"\\(#keyPath(A.b))\")\"\n", "let a = \"\\(\"\\(\"b\")\")\"\n"),
    ("let a = \"\\(\")\")\" ; @objc func b()\n", "let a = \"\\(\")\")\" ;       func b()\n"),
    ("f(/A.b, \"c/d\"); @objc func b()\n", "f(/A.b, \"c/d\");       func b()\n"),
  ])
  func `code inside a string is code`(source: String, result: String) throws {
    #expect(try body(of: source) == result)
  }

  @Test(arguments: ["let a = \"unfinished", "/* unfinished", "#selector(a", "@objc(", "\"\\(", "`"])
  func `source that ends too early keeps its first line`(source: String) throws {
    let lines = try body(of: source).split(separator: "\n", omittingEmptySubsequences: false)

    #expect(lines.count == 2)
    #expect(lines[1].isEmpty)
  }

  @Test func `a byte order mark does not end up inside the file`() throws {
    #expect(try body(of: "\u{FEFF}import UIKit\n") == "import UIKit\n")
  }

  @Test func `a managed property is reported as unsupported at its place`() throws {
    let diagnostics = try rewritten("class A {\n  @NSManaged var b: Int\n}\n").diagnostics

    #expect(
      diagnostics.map { "\($0)".split(separator: "\n")[0] } == [
        "File0.swift:2:3: warning: Core Data gives no value to '@NSManaged' properties here "
          + "[unsupported]"
      ])
  }
}
