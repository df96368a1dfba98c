#if canImport(Glibc)
  import Foundation
  import Glibc

  /// A browser with one page, driven by the DevTools protocol: JSON messages, each ended by a
  /// zero byte. All waiting has a bound.
  actor Browser {
    static let isInstalled = BrowserProcess.isInstalled

    /// How long an answer may take, in milliseconds. Only a broken browser comes near.
    private static let patience = 20_000

    private var process: BrowserProcess?
    private var unread: [UInt8] = []
    private var lastMessage = 0
    private var session: String?
    /// The folders of the pages that were opened: pictures may be read at any time.
    private var folders: [SheetFolder] = []
    /// What the page did unasked since it was opened.
    private(set) var events: [BrowserEvent] = []

    init() throws {
      process = try BrowserProcess()
    }

    /// Makes the page that all later calls are about.
    func open() throws {
      let target = try call("Target.createTarget", ["url": "about:blank"])["targetId"] as? String
      let attached = try call(
        "Target.attachToTarget", ["targetId": target ?? "", "flatten": true])
      session = attached["sessionId"] as? String
      for domain in ["Page", "Runtime", "Network", "Log"] { try call("\(domain).enable") }
    }

    func close() {
      session = nil
      _ = try? call("Browser.close", patience: 2000)
      process.take()?.end()
    }

    /// Keeps a folder until the browser ends.
    func hold(_ folder: SheetFolder) { folders.append(folder) }

    func forgetEvents() {
      events = []
    }

    /// Sends a command and returns its result as JSON.
    @discardableResult
    func call(
      _ method: String, _ parameters: [String: any Sendable] = [:], patience: Int = patience
    ) throws -> [String: Any] {
      lastMessage += 1
      let id = lastMessage
      var message: [String: Any] = ["id": id, "method": method, "params": parameters]
      message["sessionId"] = session
      try send(try JSONSerialization.data(withJSONObject: message))
      let end = ContinuousClock.now + .milliseconds(patience)
      while true {
        let answer = try receive(until: end, waitingFor: method)
        guard answer["id"] as? Int == id else {
          if let event = BrowserEvent(answer) { events.append(event) }
          continue
        }
        if let error = answer["error"] as? [String: Any] {
          throw BrowserError.failed("\(method): \(error["message"] ?? error)")
        }
        return answer["result"] as? [String: Any] ?? [:]
      }
    }

    private func send(_ message: Data) throws {
      guard let input = process?.input else { throw BrowserError.gone }
      var rest = message[...] + [0]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
        guard count > 0 else { throw BrowserError.gone }
        rest = rest.dropFirst(count)
      }
    }

    private func receive(
      until end: ContinuousClock.Instant, waitingFor what: String
    ) throws -> [String: Any] {
      while true {
        if let zero = unread.firstIndex(of: 0) {
          let message = Data(unread[..<zero])
          unread.removeFirst(zero + 1)
          return try JSONSerialization.jsonObject(with: message) as? [String: Any] ?? [:]
        }
        guard let output = process?.output else { throw BrowserError.gone }
        let left = (end - .now).components
        let milliseconds = left.seconds * 1000 + left.attoseconds / 1_000_000_000_000_000
        var waiting = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
        guard milliseconds > 0, poll(&waiting, 1, Int32(milliseconds)) > 0 else {
          throw BrowserError.silent(what)
        }
        var bytes = [UInt8](repeating: 0, count: 65536)
        let count = read(output, &bytes, bytes.count)
        guard count > 0 else { throw BrowserError.gone }
        unread += bytes[..<count]
      }
    }
  }
#endif
