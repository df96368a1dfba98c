import Testing

@testable import SourceRewriter

@Suite struct ProtocolTests {
  @Test(arguments: [
    ("@objc protocol A {}\n", "      protocol A: AnyObject {}\n"),
    ("@objc protocol A: B {}\n", "      protocol A: AnyObject, B {}\n"),
    ("@objc protocol A: NSObjectProtocol {}\n", "      protocol A: NSObjectProtocol {}\n"),
    ("protocol A {}\n", "protocol A {}\n"),
  ])
  func `a protocol of Objective-C stays one for classes`(source: String, result: String) throws {
    #expect(try body(of: source) == result)
  }

  @Test func `optional requirements get defaults and are called plainly`() throws {
    let text = try rewritten(
      """
      @objc public protocol A {
        @objc optional func b(_ c: Int, d e: String)
        @objc optional func f() -> Int?
        @objc optional var g: Int! { get }
      }
      func h(a: A?) { a?.b?(1, d: "") }

      """
    ).sources[0].text

    #expect(
      text.rewrittenBody == """
              public protocol A: AnyObject {
                         func b(_ c: Int, d e: String)
                         func f() -> Int?
                         var g: Int! { get }
        }
        func h(a: A?) { a?.b (1, d: "") }

        """)
    #expect(
      text.appendedCode == """
        extension A {
          public func b(_ _0: Int, d _1: String) {  }
          public func f() -> Int? { nil }
          public var g: Int! { nil }
        }

        """)
  }

  @Test func `an optional requirement without possible default is an error at its line`() throws {
    let module = try rewritten("@objc protocol A {\n  @objc optional func b() -> Int\n}\n")

    #expect(
      module.diagnostics.map { "\($0)".split(separator: "\n")[0] } == [
        "File0.swift:2: error: the optional requirement 'b' has a result that no default can give "
          + "[unsupported]"
      ])
  }
}
