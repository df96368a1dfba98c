import Foundation

/// A display that nobody sees, 800 × 900 pixels, with a mouse and a keyboard moved by `xdotool`.
/// `shutDown` ends it.
final class VirtualDisplay {
  static let isAvailable = programs.allSatisfy { path(of: $0) != nil }
  private static let programs = ["Xvfb", "xdotool"]

  private let server = Process()
  private let folder: URL
  private let number: String

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let output = Pipe()
    server.executableURL = try VirtualDisplay.program("Xvfb")
    server.arguments = [
      "-displayfd", "1", "-screen", "0", "800x900x24", "-fbdir", folder.path(),
      "-nolisten", "tcp",
    ]
    server.standardOutput = output
    server.standardError = FileHandle.nullDevice
    try server.start()
    // The server says its number when it is ready.
    number = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    guard Int(number) != nil else { throw Failure(description: "Xvfb did not start") }
  }

  func shutDown() {
    server.terminate()
    server.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }

  /// What a process on this display finds in its environment.
  var environment: [String: String] {
    var environment = ProcessInfo.processInfo.environment
    environment["DISPLAY"] = ":" + number
    environment["SDL_VIDEODRIVER"] = "x11"
    return environment
  }

  /// Moves mouse and keys, in the words of `xdotool`.
  func act(_ words: String) throws {
    let tool = Process()
    tool.executableURL = try VirtualDisplay.program("xdotool")
    tool.arguments = words.split(separator: " ").map(String.init)
    tool.environment = environment
    try tool.start()
    tool.waitUntilExit()
    guard tool.terminationStatus == 0 else {
      throw Failure(description: "xdotool failed: \(words)")
    }
  }

  func screenshot() throws -> Screenshot {
    try Screenshot(Data(contentsOf: folder.appending(path: "Xvfb_screen0")))
  }

  /// Waits until the pixel has the colour; for a minute at most: other tests may hold the machine, then false.
  func waits(forPixelAt x: Int, _ y: Int, toBe color: UInt32) async throws -> Bool {
    for _ in 0..<3000 {
      if try screenshot().pixel(x: x, y: y) == color { return true }
      try await Task.sleep(for: .milliseconds(20))
    }
    return false
  }

  private static func program(_ name: String) throws -> URL {
    guard let url = path(of: name) else { throw Failure(description: "no \(name)") }
    return url
  }

  private static func path(of name: String) -> URL? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.map { URL(filePath: String($0)).appending(path: name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path()) }
  }

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }
}

/// The pixels of a screen, as an X window dump has them: big-endian numbers, 32 bits a pixel.
struct Screenshot {
  private let bytes: [UInt8]

  init(_ dump: Data) { bytes = Array(dump) }

  /// Red, green and blue in the lower 24 bits; nil outside.
  func pixel(x: Int, y: Int) -> UInt32? {
    guard let headerSize = number(0), let isBigEndian = number(7), let bytesPerRow = number(12),
      let colorCount = number(19)
    else { return nil }
    let start = headerSize + colorCount * 12 + y * bytesPerRow + x * 4
    guard bytes.indices.contains(start + 3) else { return nil }
    let pixel = bytes[start..<start + 4]
    let ordered = isBigEndian == 1 ? Array(pixel) : pixel.reversed()
    return ordered.reduce(0) { $0 << 8 | UInt32($1) } & 0xFF_FFFF
  }

  private func number(_ index: Int) -> Int? {
    guard bytes.count >= index * 4 + 4 else { return nil }
    return bytes[index * 4..<index * 4 + 4].reduce(0) { $0 << 8 | Int($1) }
  }
}
