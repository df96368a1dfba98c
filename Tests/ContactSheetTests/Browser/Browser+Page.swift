#if canImport(Glibc)
  import Foundation

  extension Browser {
    /// Opens a file and waits until its script has run.
    func load(_ page: URL, fragment: String = "") throws {
      forgetEvents()
      // A page that differs only by its fragment is not loaded again.
      try call("Page.navigate", ["url": "about:blank"])
      try call("Page.navigate", ["url": page.absoluteString + fragment])
      try wait(for: "document.documentElement?.dataset.ready === 'true'")
    }

    /// Loads the page anew, as its reader would, and waits until its script has run.
    func reload() throws {
      // Told from the page that is still there.
      try value("delete document.documentElement.dataset.ready")
      try call("Page.reload")
      try wait(for: "document.documentElement?.dataset.ready === 'true'")
    }

    /// The value of an expression in the page, as text: `true`, `3`, `Login`.
    @discardableResult
    func value(_ expression: String) throws -> String {
      let answer = try call(
        "Runtime.evaluate", ["expression": "String(\(expression))", "returnByValue": true])
      if let thrown = answer["exceptionDetails"] as? [String: Any] {
        let exception = thrown["exception"] as? [String: Any]
        throw BrowserError.failed("\(expression): \(exception?["description"] ?? thrown)")
      }
      let result = answer["result"] as? [String: Any]
      return result?["value"] as? String ?? ""
    }

    /// Waits until a condition holds in the page.
    func wait(for condition: String, milliseconds: Int = 60_000) throws {
      let end = ContinuousClock.now + .milliseconds(milliseconds)
      while try value("Boolean(\(condition))") != "true" {
        guard ContinuousClock.now < end else { throw BrowserError.silent(condition) }
        // A frame is drawn meanwhile: what waits for one can go on.
        try call(
          "Runtime.evaluate",
          [
            "expression": "new Promise((done) => setTimeout(done, 10))", "awaitPromise": true,
          ])
      }
    }

    func resize(width: Int, height: Int) throws {
      try call(
        "Emulation.setDeviceMetricsOverride",
        ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
    }

    /// `prefers-color-scheme`, `prefers-reduced-motion`, `print` …
    func emulate(media: String = "", features: [String: String] = [:]) throws {
      let list = features.sorted { $0.key < $1.key }.map { ["name": $0.key, "value": $0.value] }
      try call("Emulation.setEmulatedMedia", ["media": media, "features": list])
    }
  }
#endif
