#if canImport(Glibc)
  import Foundation
  import Testing

  extension PageTests {
    @Suite struct Viewer {
      @Test func `a click opens the picture and Escape closes it`() async throws {
        let browser = try await PageTests.open()
        try await browser.click(".look:nth-child(2) .shot")
        #expect(try await browser.text("#viewer-name") == "Login")
        #expect(
          try await browser.value("document.querySelector('#viewer').matches(':modal')") == "true")
        #expect(
          try await browser.value("document.querySelector('.frame img').getAttribute('src')")
            == "dark/Login.png")
        try await browser.press("Escape")
        try await browser.wait(for: "location.hash === ''")
        #expect(try await browser.isVisible("#viewer") == false)
        #expect(
          try await browser.value("document.activeElement.innerHTML.includes('dark/Login.png')")
            == "true")
      }

      @Test func `arrows go to other looks and scenes`() async throws {
        let browser = try await PageTests.open()
        try await browser.press("j", "Enter")
        #expect(try await browser.opened() == "Login light")
        for (key, opened) in [
          ("ArrowRight", "Login dark"), ("ArrowRight", "Login dark"), ("ArrowDown", "Profile dark"),
          ("ArrowLeft", "Profile light"), ("j", "Settings light"), ("k", "Profile light"),
          ("ArrowUp", "Login light"), ("ArrowUp", "Login light"),
        ] {
          try await browser.press(key)
          #expect(try await browser.opened() == opened, "\(key)")
        }
      }

      @Test func `arrows go only to scenes that match`() async throws {
        let browser = try await PageTests.open(fragment: "#file=App%2FSettings.storyboard")
        try await browser.press("j", "Enter")
        #expect(try await browser.text("#viewer-position") == "1 of 2")
        try await browser.press("k")
        #expect(try await browser.opened() == "Settings light")
        try await browser.press("j", "j")
        #expect(try await browser.opened() == "About light")
        #expect(try await browser.text("#viewer-position") == "2 of 2")
      }

      @Test func `a link opens scene and look, and follows them`() async throws {
        let browser = try await PageTests.open(
          fragment: "#scene=App/Main.storyboard/Login&look=dark")
        #expect(try await browser.opened() == "Login dark")
        try await browser.press("ArrowLeft", "j")
        #expect(
          try await browser.value("location.hash")
            == "#scene=App%2FMain.storyboard%2FProfile&look=light")
      }

      @Test func `the way back closes the picture`() async throws {
        let browser = try await PageTests.open()
        try await browser.click(".shot")
        try await browser.value("history.back()")
        try await browser.wait(for: "!document.querySelector('#viewer').open")
      }

      @Test func `the list of views and the picture point at each other`() async throws {
        let browser = try await PageTests.open()
        try await browser.click(".shot")
        #expect(try await browser.count("#tree [role=treeitem]") == "5")
        try await browser.hover(".frame", x: 0.5, y: 200 / 400)
        #expect(try await browser.text("#tree .over") == "UIButton160 × 50")
        try await browser.click(".frame", x: 0.5, y: 60 / 400)
        #expect(try await browser.text("#tree [aria-selected=true] code") == "t-1")
        try await browser.hover("#tree li:nth-child(2)")
        #expect(try await browser.highlighted(".frame") == "20 40 160 200")
        try await browser.click("#tree li:nth-child(5)")
        #expect(try await browser.highlighted(".frame") == "43.43 283.43 113.14 113.14")
        #expect(try await browser.text("#label code") == "i-1")
      }

      @Test func `arrows walk through the list of views while it has the focus`() async throws {
        let browser = try await PageTests.open()
        try await browser.click(".shot")
        try await browser.click("#tree li:nth-child(2)")
        try await browser.press("ArrowDown")
        #expect(try await browser.text("#tree [aria-selected=true] code") == "t-1")
        try await browser.press("ArrowLeft")
        #expect(try await browser.text("#tree [aria-selected=true] code") == "s-1")
        try await browser.press("End")
        #expect(try await browser.text("#tree [aria-selected=true] code") == "i-1")
        #expect(try await browser.opened() == "Login light")
      }

      @Test func `the selected view stays selected in the other look`() async throws {
        let browser = try await PageTests.open()
        try await browser.click(".shot")
        try await browser.press("]", "]", "]", "ArrowRight")
        #expect(try await browser.opened() == "Login dark")
        #expect(try await browser.text("#tree [aria-selected=true] code") == "t-1")
      }

      @Test func `two looks are compared side by side, by a swipe and by their difference`()
        async throws
      {
        let browser = try await PageTests.open()
        try await browser.click(".shot")
        try await browser.press("c")
        #expect(
          try await browser.value(
            "[...document.querySelectorAll('.frame figcaption')].map((c) => c.textContent).join(', ')"
          )
            == "iPhone 15 · light, iPhone 15 · dark")
        try await browser.choose("swipe", in: "#compare-way")
        #expect(try await browser.count(".frame") == "1")
        #expect(try await browser.count(".over.swipe") == "1")
        try await browser.choose("blend", in: "#compare-way")
        #expect(
          try await browser.value("getComputedStyle(document.querySelector('.over')).mixBlendMode")
            == "difference")
        try await browser.press("c")
        #expect(try await browser.count(".frame img") == "1")
      }

      @Test func `full size has a pixel of the screen for each of the picture`() async throws {
        let browser = try await PageTests.open()
        try await browser.click(".shot")
        try await browser.press("f")
        #expect(try await browser.value("document.querySelector('.frame').offsetWidth") == "400")
        try await browser.resize(width: 800, height: 400)
        try await browser.press("f")
        try await browser.wait(for: "document.querySelector('.frame').offsetHeight < 340")
      }
    }
  }

  extension Browser {
    /// The scene and the look in the large view.
    func opened() throws -> String {
      try value(
        """
        document.querySelector("#viewer-name").textContent + " "
          + ["light", "dark"][document.querySelector("#viewer-look").value]
        """)
    }
  }
#endif
