#if canImport(Glibc)
  import Foundation
  import Testing

  extension PageTests {
    @Suite struct Comfort {
      private static let background = "getComputedStyle(document.body).backgroundColor"

      @Test func `the page is dark where the system is, and as its reader wants`() async throws {
        let browser = try await PageTests.open()
        let light = try await browser.value(Self.background)
        try await browser.emulate(features: ["prefers-color-scheme": "dark"])
        let dark = try await browser.value(Self.background)
        #expect(light != dark)

        try await browser.click("#theme")
        #expect(try await browser.value(Self.background) == light)
        try await browser.click("#theme")
        try await browser.emulate(features: ["prefers-color-scheme": "light"])
        try await browser.reload()
        #expect(try await browser.value(Self.background) == dark)
      }

      @Test(arguments: ["light", "dark"])
      func `text stands out from what it lies on`(scheme: String) async throws {
        let browser = try await PageTests.open()
        try await browser.emulate(features: ["prefers-color-scheme": scheme])
        #expect(try await browser.value(Self.lowestContrast).hasPrefix("fine"))
      }

      @Test(arguments: [360, 390, 720, 1280, 2560])
      func `nothing is wider than the window`(width: Int) async throws {
        let browser = try await PageTests.open()
        try await browser.resize(width: width, height: 800)
        #expect(
          try await browser.value("document.documentElement.scrollWidth <= innerWidth") == "true")
        try await browser.click(".shot")
        #expect(
          try await browser.value("document.querySelector('#viewer').scrollWidth <= innerWidth")
            == "true")
      }

      @Test func `keys move between scenes and looks`() async throws {
        let browser = try await PageTests.open()
        let focused = "document.activeElement.querySelector('img')?.alt"
        for (key, name) in [
          ("j", "Login, iPhone 15 · light"), ("j", "Profile, iPhone 15 · light"),
          ("ArrowDown", "Settings, iPhone 15 · light"),
          ("ArrowRight", "Settings, iPhone 15 · dark"), ("k", "Profile, iPhone 15 · light"),
        ] {
          try await browser.press(key)
          #expect(try await browser.value(focused) == name, "\(key)")
        }
      }

      @Test func `the question mark lists the keys`() async throws {
        let browser = try await PageTests.open()
        try await browser.press("?")
        #expect(try await browser.isVisible("#keys"))
        try await browser.press("j", "Escape")
        #expect(try await browser.isVisible("#keys") == false)
      }

      @Test func `everything that is used has a name`() async throws {
        let browser = try await PageTests.open()
        try await browser.click(".shot")
        #expect(
          try await browser.value(
            """
            [...document.querySelectorAll("button, select, input, img")].filter((part) => !(
              part.ariaLabel || part.labels?.[0]?.textContent.trim() || part.textContent.trim()
                || part.alt || part.querySelector("img")?.alt
            )).map((part) => part.outerHTML).join()
            """) == "")
      }

      @Test func `the size of the pictures is chosen and remembered`() async throws {
        let browser = try await PageTests.open()
        let width = "Math.round(document.querySelector('.shot').offsetWidth)"
        #expect(try await browser.value(width) == "190")
        try await browser.value(
          """
          (() => {
            const slider = document.querySelector("#size");
            slider.value = 200;
            slider.dispatchEvent(new Event("input"));
          })()
          """)
        #expect(try await browser.value(width) == "100")
        #expect(try await browser.value("localStorage.getItem('contact-sheet.size')") == "200")
      }

      @Test func `on paper there are scenes and no tools`() async throws {
        let browser = try await PageTests.open()
        try await browser.emulate(media: "print")
        #expect(try await browser.isVisible("#toolbar") == false)
        #expect(try await browser.isVisible(".scene"))
        try await browser.value("dispatchEvent(new Event('beforeprint'))")
        #expect(try await browser.count("img[loading=lazy]") == "0")
      }

      /// The ratio of WCAG for all text that is seen, against the nearest background behind it.
      private static let lowestContrast = """
        (() => {
          const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
          const rgba = (colour) => {
            canvas.clearRect(0, 0, 1, 1);
            canvas.fillStyle = colour;
            canvas.fillRect(0, 0, 1, 1);
            return [...canvas.getImageData(0, 0, 1, 1).data];
          };
          const light = (colour) => rgba(colour).slice(0, 3)
            .map((part) => part / 255)
            .map((part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
            .reduce((sum, part, index) => sum + part * [0.2126, 0.7152, 0.0722][index], 0);
          const behind = (part) => {
            for (let at = part; at; at = at.parentElement) {
              const colour = getComputedStyle(at).backgroundColor;
              if (rgba(colour)[3] === 255) return colour;
            }
            return "white";
          };
          const weak = [];
          for (const part of document.body.querySelectorAll("*")) {
            const hasText = [...part.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
            if (!hasText || !part.checkVisibility() || part.closest("script, .hidden")) continue;
            const [a, b] = [light(getComputedStyle(part).color), light(behind(part))];
            const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
            if (ratio < 4.5) weak.push(`${part.textContent}: ${ratio}`);
          }
          return weak.length ? weak.join("; ") : "fine";
        })()
        """
    }
  }
#endif
