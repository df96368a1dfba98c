#if canImport(Glibc)
  import ContactSheet
  import Foundation
  import Testing

  /// The page in a real browser, used by mouse and keys.
  @Suite(.serialized, .browser, .enabled(if: Browser.isInstalled, "needs the package chromium"))
  struct PageTests {
    /// Opens a page at the usual size of a window, with nothing remembered.
    static func open(_ folder: SheetFolder, fragment: String = "") async throws -> Browser {
      let browser = try #require(BrowserStage.current?.browser)
      await browser.hold(folder)
      try await browser.resize(width: 1280, height: 900)
      try await browser.emulate(features: ["prefers-color-scheme": "light"])
      try await browser.load(folder.page, fragment: fragment)
      if try await browser.value("localStorage.length") != "0" {
        try await browser.value("localStorage.clear()")
        try await browser.load(folder.page, fragment: fragment)
      }
      return browser
    }

    static func open(fragment: String = "") async throws -> Browser {
      try await open(try #require(BrowserStage.current?.sample), fragment: fragment)
    }
  }

  extension Browser {
    /// Waits until so many pictures are there. Those that are far from what is seen would wait for
    /// that, and are made to load at once.
    func waitForPictures(_ count: Int) throws {
      try value(
        """
        (() => {
          for (const scene of document.querySelectorAll(".scene"))
            scene.style.contentVisibility = "visible";
          for (const image of document.images) image.loading = "eager";
        })()
        """)
      try wait(for: "document.querySelectorAll('.shot.loaded').length === \(count)")
    }

    /// The names of the scenes that are shown.
    func shownScenes() throws -> String {
      try value(
        """
        [...document.querySelectorAll(".scene")].filter((scene) => scene.offsetParent)
          .map((scene) => scene.querySelector("h3").textContent).join(", ")
        """)
    }

    func text(_ selector: String) throws -> String {
      try value("document.querySelector(`\(selector)`)?.textContent ?? 'nothing'")
    }

    func count(_ selector: String) throws -> String {
      try value("document.querySelectorAll(`\(selector)`).length")
    }

    func isVisible(_ selector: String) throws -> Bool {
      try value("document.querySelector(`\(selector)`)?.checkVisibility() ?? false") == "true"
    }
  }
#endif
