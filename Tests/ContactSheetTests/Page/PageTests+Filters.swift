#if canImport(Glibc)
  import Foundation
  import Testing

  extension PageTests {
    @Suite struct Filters {
      @Test func `a search looks at names, classes, files and findings`() async throws {
        let browser = try await PageTests.open()
        for (words, scenes) in [
          ("about", "About"), ("logincontroller", "Login"),
          ("settings.storyboard", "Settings, About"),
          ("label cut", "Login"), ("memory", "Profile"), ("main:30", ""),
          ("storyboard:30", "Profile"),
        ] {
          try await browser.press("/")
          try await browser.type(words)
          #expect(try await browser.shownScenes() == scenes, "\(words)")
          try await browser.press("Escape")
          #expect(try await browser.shownScenes() == "Login, Profile, Settings, About")
          try await browser.press("Escape")
        }
      }

      @Test func `what is left is counted aloud`() async throws {
        let browser = try await PageTests.open()
        #expect(try await browser.text("#results") == "4 scenes")
        try await browser.press("/")
        try await browser.type("login")
        #expect(try await browser.text("#results") == "1 of 4 scenes")
        #expect(try await browser.value("document.querySelector('#results').ariaLive") == "polite")
      }

      @Test func `nothing found offers the way back`() async throws {
        let browser = try await PageTests.open()
        try await browser.press("/")
        try await browser.type("zebra")
        #expect(try await browser.text("#empty h2") == "No scene matches")
        try await browser.click("#empty button")
        #expect(try await browser.shownScenes() == "Login, Profile, Settings, About")
        #expect(try await browser.isVisible("#empty") == false)
      }

      @Test(arguments: [
        ("any", "Login, Profile"), ("warning", "Login, Profile"), ("error", "Profile"),
        ("failed", "Profile"), ("", "Login, Profile, Settings, About"),
      ])
      func `findings filter by severity`(choice: String, scenes: String) async throws {
        let browser = try await PageTests.open()
        try await browser.choose(choice, in: "#findings")
        #expect(try await browser.shownScenes() == scenes)
      }

      @Test func `a count of the head filters by its severity`() async throws {
        let browser = try await PageTests.open()
        try await browser.click("#counts .error")
        #expect(try await browser.shownScenes() == "Profile")
        try await browser.click("#counts .error")
        #expect(try await browser.shownScenes() == "Login, Profile, Settings, About")
      }

      @Test func `one file is shown alone`() async throws {
        let browser = try await PageTests.open()
        try await browser.choose("App/Settings.storyboard", in: "#file")
        #expect(try await browser.shownScenes() == "Settings, About")
        try await browser.click("#clear")
        #expect(try await browser.shownScenes() == "Login, Profile, Settings, About")
      }

      @Test func `looks are shown alone, with their findings`() async throws {
        let browser = try await PageTests.open()
        try await browser.click("#looks summary")
        try await browser.click("#looks label:nth-of-type(1)")
        #expect(try await browser.text("#looks summary") == "iPhone 15 · light")
        #expect(
          try await browser.value(
            "[...document.querySelectorAll('.look')].filter((look) => look.offsetParent).length")
            == "4")
        #expect(try await browser.count(".findings li") == "1")
        try await browser.choose("failed", in: "#findings")
        #expect(try await browser.shownScenes() == "")
      }

      @Test func `a link restores the filters`() async throws {
        let first = try await PageTests.open()
        try await first.press("/")
        try await first.type("login & co")
        try await first.choose("error", in: "#findings")
        let fragment = try await first.value("location.hash")
        #expect(fragment == "#q=login+%26+co&findings=error")

        let second = try await PageTests.open(
          fragment: "#q=settings&show=dark&file=gone&scene=gone")
        #expect(try await second.shownScenes() == "Settings, About")
        #expect(try await second.text("#looks summary") == "iPhone 15 · dark")
        #expect(try await second.value("document.querySelector('#query').value") == "settings")
        #expect(try await second.isVisible("#viewer") == false)
      }
    }
  }

  extension Browser {
    /// Chooses an item of a menu as its keys would.
    func choose(_ choice: String, in selector: String) throws {
      try value(
        """
        (() => {
          const menu = document.querySelector("\(selector)");
          menu.value = "\(choice)";
          menu.dispatchEvent(new Event("change", { bubbles: true }));
        })()
        """)
    }
  }
#endif
