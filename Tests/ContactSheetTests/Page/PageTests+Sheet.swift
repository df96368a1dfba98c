#if canImport(Glibc)
  import ContactSheet
  import Foundation
  import Testing

  extension PageTests {
    @Suite struct Sheet {
      @Test func `each scene is told with its place, size, looks and findings`() async throws {
        let browser = try await PageTests.open()
        #expect(try await browser.text("h1") == "Sample")
        #expect(
          try await browser.value(
            "[...document.querySelectorAll('#counts li')].map((item) => item.innerText.trim()).join(', ')"
          )
            == "4 scenes, 8 pictures, 1 error, 1 warning, 1 note")
        #expect(try await browser.shownScenes() == "Login, Profile, Settings, About")
        #expect(
          try await browser.value("document.querySelector('.meta').innerText.replace(/\\s+/g, ' ')")
            == "LoginController Main.storyboard:7 200 × 400 pt · 400 × 800 px")
        #expect(
          try await browser.value(
            "[...document.querySelectorAll('.scene:first-child figcaption')].slice(0, 2).map((c) => c.textContent).join(', ')"
          )
            == "iPhone 15 · light, iPhone 15 · dark")
      }

      @Test func `what several looks have in common is told once`() async throws {
        let browser = try await PageTests.open()
        #expect(
          try await browser.value(
            "[...document.querySelectorAll('.scene:first-child .findings')][0].innerText.replace(/\\s+/g, ' ')"
          )
            == "warning: a label is cut rule-1 · Main.storyboard:7:5 "
            + "note: too dark to read rule-1 · Main.storyboard:7:5 Only in iPhone 15 · dark")
      }

      @Test func `a picture that failed is a placeholder with the reason`() async throws {
        let browser = try await PageTests.open()
        #expect(try await browser.count(".shot.missing") == "1")
        #expect(
          try await browser.text(".shot.missing") == "Not renderedthe picture has no room in memory"
        )
      }

      @Test func `a picture that is not there is told by its name`() async throws {
        let folder = try SheetFolder(SampleRun.run, without: "dark/Login.png")
        let browser = try await PageTests.open(folder)
        try await browser.wait(for: "document.querySelectorAll('.shot.missing').length === 2")
        #expect(try await browser.text(".shot.missing") == "No such picturedark/Login.png")
      }

      @Test func `pictures load whose names mean something else in a link`() async throws {
        let names = [
          "50% off#1", "who?a=b", "Größe שלום", "%41", "a&b;c", "x+y = z", "javascript:0",
        ]
        let scenes = names.map {
          SampleRun.scene($0, pictures: [SampleRun.picture(0, "odd #1/\($0).png")])
        }
        let run = RenderManifest(
          title: "Odd", program: "flytower 0", looks: [SampleRun.looks[0]], scenes: scenes)
        let browser = try await PageTests.open(try SheetFolder(run))
        try await browser.waitForPictures(names.count)
        #expect(try await browser.count(".shot.missing") == "0")
      }

      @Test func `the page asks for its own files alone and says nothing on the console`()
        async throws
      {
        let browser = try await PageTests.open()
        try await browser.waitForPictures(7)
        try await browser.click(".shot")
        try await browser.press("c", "o", "f", "]", "Escape")
        let events = await browser.events
        for event in events {
          guard case .request(let url) = event else {
            Issue.record("\(event)")
            continue
          }
          #expect(url.hasPrefix("file:///") || url.hasPrefix("data:") || url == "about:blank")
        }
        #expect(events.count >= 8)
      }

      @Test func `a run without scenes says so`() async throws {
        let empty = RenderManifest(title: "Empty", program: "flytower 0", looks: [], scenes: [])
        let browser = try await PageTests.open(try SheetFolder(empty))
        #expect(try await browser.text("#empty h2") == "No scenes")
        #expect(try await browser.isVisible("#toolbar") == false)
      }

      @Test func `a part of a run says which part it is`() async throws {
        var part = SampleRun.run
        part.shard = .init(index: 2, count: 3)
        part.scenes[1].pictures = []
        let browser = try await PageTests.open(try SheetFolder(part))
        #expect(try await browser.text("#counts li") == "Part 2 of 3")
        #expect(try await browser.text(".absent") == "In another of the 3 parts.")
      }

      @Test func `names that are markup stay text`() async throws {
        let hostile = "<img src=x onerror=alert(1)></script><script>alert(2)</script>"
        var run = SampleRun.run
        run.title = hostile
        run.looks[0].name = hostile
        run.scenes[0].name = hostile
        run.scenes[0].className = hostile
        run.scenes[0].file = "javascript:alert(3)/" + hostile
        run.scenes[0].pictures[0].path = "x' onerror='alert(4)/%23#?.png"
        run.scenes[0].pictures[0].findings[0].message = hostile
        run.scenes[0].pictures[0].views[0].className = hostile
        let browser = try await PageTests.open(try SheetFolder(run))
        try await browser.waitForPictures(7)
        try await browser.click(".shot")
        #expect(try await browser.text("#viewer-name") == hostile)
        #expect(try await browser.count("script") == "2")
        #expect(try await browser.count("img:not(.shot img, .frame img), [onerror]") == "0")
        let isQuiet = await browser.events.allSatisfy {
          if case .request = $0 { true } else { false }
        }
        #expect(isQuiet)
      }

      @Test func `five hundred scenes in eight looks are soon there`() async throws {
        var large = SampleRun.large(scenes: 500, looks: 8, views: 40)
        for index in large.scenes.indices {
          for look in large.looks.indices {
            large.scenes[index].pictures[look].path = nil
            large.scenes[index].pictures[look].views[0].id = "\(index)-\(look)"
          }
        }
        let folder = try SheetFolder(large)
        let start = ContinuousClock.now
        let browser = try await PageTests.open(folder)
        #expect(try await browser.count(".scene") == "500")
        try await browser.press("/")
        try await browser.type("scene 499")
        #expect(try await browser.text("#results") == "1 of 500 scenes")
        #expect(ContinuousClock.now - start < .seconds(12))
      }
    }
  }
#endif
