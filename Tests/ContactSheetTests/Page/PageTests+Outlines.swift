#if canImport(Glibc)
  import Foundation
  import Testing

  extension PageTests {
    @Suite struct Outlines {
      @Test func `the view under the pointer is named with class, id and frame`() async throws {
        let browser = try await PageTests.open()
        try await browser.hover(".shot", x: 0.5, y: 60 / 400)
        #expect(try await browser.text("#label b") == "UILabel")
        #expect(try await browser.text("#label code") == "t-1")
        #expect(try await browser.text("#label span") == "x 0, y 0, 160 × 40")
        #expect(try await browser.highlighted(".shot") == "20 40 160 40")
      }

      @Test func `a view without an id has none in its label`() async throws {
        let browser = try await PageTests.open()
        try await browser.hover(".shot", x: 0.5, y: 200 / 400)
        #expect(
          try await browser.value("document.querySelector('#label').innerText")
            == "UIButton\nx 0, y 150.5, 160 × 50")
        #expect(try await browser.highlighted(".shot") == "20 190.5 160 50")
      }

      @Test func `a turned view is outlined by its box`() async throws {
        let browser = try await PageTests.open()
        try await browser.hover(".shot", x: 0.5, y: 340 / 400)
        #expect(try await browser.highlighted(".shot") == "43.43 283.43 113.14 113.14")
        #expect(try await browser.text("#label span") == "x 60, y 300, 80 × 80")
      }

      @Test func `outlines go with the pointer`() async throws {
        let browser = try await PageTests.open()
        try await browser.hover(".shot")
        #expect(try await browser.count(".outlines") == "1")
        try await browser.hover("h1")
        #expect(try await browser.count(".outlines") == "0")
        #expect(try await browser.isVisible("#label") == false)
      }

      @Test func `all outlines are shown where they are in sight, and that is remembered`()
        async throws
      {
        let browser = try await PageTests.open()
        try await browser.press("o")
        try await browser.wait(for: "document.querySelectorAll('.outlines').length >= 3")
        #expect(
          try await browser.value("document.querySelector('#outlines').ariaPressed") == "true")
        try await browser.reload()
        try await browser.wait(for: "document.querySelectorAll('.outlines').length >= 3")
        try await browser.press("o")
        #expect(try await browser.count(".outlines") == "0")
      }

      @Test func `keys walk through the views of a picture`() async throws {
        let browser = try await PageTests.open()
        try await browser.press("j", "]", "]")
        #expect(try await browser.text("#label code") == "s-1")
        try await browser.press("[")
        #expect(try await browser.text("#label code") == "root")
        try await browser.press("[")
        #expect(try await browser.text("#label code") == "i-1")
      }
    }
  }

  extension Browser {
    /// Where the outline lies that stands out over a picture, in points.
    func highlighted(_ holder: String) throws -> String {
      try value(
        """
        ["x", "y", "width", "height"].map((name) => (
          document.querySelector("\(holder) .outlines rect[visibility=visible]")?.getAttribute(name)
        )).join(" ")
        """)
    }
  }
#endif
