#if canImport(Glibc)
  import Foundation

  extension Browser {
    /// Moves the mouse over an element, to a share of its width and height.
    func hover(_ selector: String, x: Double = 0.5, y: Double = 0.5) throws {
      let point = try point(of: selector, x, y)
      try mouse("mouseMoved", point)
    }

    /// Clicks an element as a hand would: nothing may lie before it.
    func click(_ selector: String, x: Double = 0.5, y: Double = 0.5) throws {
      let point = try point(of: selector, x, y)
      try mouse("mouseMoved", point)
      try mouse("mousePressed", point)
      try mouse("mouseReleased", point)
    }

    /// Presses keys one after the other: `j`, `?`, `ArrowDown`, `Escape`, `Enter`.
    func press(_ keys: String...) throws {
      for key in keys {
        let text = key == "Enter" ? "\r" : key.count == 1 ? key : ""
        var event: [String: any Sendable] = [
          "key": key, "code": key.count == 1 ? "" : key, "text": text,
          "windowsVirtualKeyCode": Self.codes[key] ?? 0,
        ]
        event["type"] = text.isEmpty ? "rawKeyDown" : "keyDown"
        try call("Input.dispatchKeyEvent", event)
        event["type"] = "keyUp"
        event["text"] = nil
        try call("Input.dispatchKeyEvent", event)
      }
    }

    func type(_ text: String) throws {
      for character in text { try press(String(character)) }
    }

    /// What is in front at the middle of an element, for a message.
    private func point(of selector: String, _ x: Double, _ y: Double) throws -> [Double] {
      let script = """
        (() => {
          const found = document.querySelector(`\(selector)`);
          if (!found) return "";
          found.scrollIntoView({ block: "nearest" });
          const { left, top, width, height } = found.getBoundingClientRect();
          return [left + width * \(x), top + height * \(y)].join(" ");
        })()
        """
      let numbers = try value(script).split(separator: " ").compactMap { Double($0) }
      guard numbers.count == 2 else { throw BrowserError.failed("there is no \(selector)") }
      return numbers
    }

    private func mouse(_ type: String, _ point: [Double]) throws {
      try call(
        "Input.dispatchMouseEvent",
        [
          "type": type, "x": point[0], "y": point[1], "clickCount": type == "mouseMoved" ? 0 : 1,
          "button": type == "mouseMoved" ? "none" : "left",
        ])
    }

    private static let codes = [
      "Backspace": 8, "Tab": 9, "Enter": 13, "Escape": 27, "End": 35, "Home": 36,
      "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40,
    ]
  }
#endif
