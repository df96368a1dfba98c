import Foundation
import Testing

@testable import SceneRendering

/// Files written by a process that comes to a bad end.
struct KilledProcessTests {
  /// A folder that a test and the process it starts both know, by the test's process.
  private static func folder(_ name: String, of process: pid_t) -> String {
    NSTemporaryDirectory() + "flytower-\(name)-\(process)"
  }

  @Test func `a killed process leaves whole files and parts, which the next one removes`()
    async throws
  {
    let folder = Self.folder("killed", of: getpid())
    mkdir(folder, 0o777)
    defer { try? FileManager.default.removeItem(atPath: folder) }

    await #expect(processExitsWith: .signal(SIGKILL)) {
      let folder = Self.folder("killed", of: getppid())
      Thread.detachNewThread {
        while !names(in: folder).contains(where: { $0.hasSuffix(".part") && $0.contains("-3.") }) {}
        kill(getpid(), SIGKILL)
      }
      for number in 1...50 {
        let content = [UInt8](repeating: UInt8(number), count: 40_000_000)
        try AtomicFile.write(content, to: "\(folder)/\(number).png")
      }
    }

    let whole = names(in: folder).filter { $0.hasSuffix(".png") }
    #expect(whole.count >= 2)
    for name in whole {
      let content = try #require(bytes(of: "\(folder)/\(name)"))
      #expect(content.count == 40_000_000)
      #expect("\(content.last ?? 0).png" == name)
    }
    let parts = names(in: folder).count - whole.count
    #expect(AtomicFile.removeLeftovers(in: folder) == parts)
    #expect(names(in: folder) == whole)
  }

  @Test func `a file beyond the size limit is an error, not the end of the process`() async {
    await #expect(processExitsWith: .exitCode(7)) {
      signal(SIGXFSZ, SIG_DFL)
      let folder = Self.folder("limit", of: getpid())
      var limit = rlimit(rlim_cur: 100_000, rlim_max: 100_000)
      setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
      do throws(FileError) {
        try AtomicFile.write([UInt8](repeating: 1, count: 200_000), to: "\(folder)/a.png")
      } catch {
        try? AtomicFile.write([UInt8](repeating: 1, count: 100_000), to: "\(folder)/b.png")
        let isRight = error.cause == .tooLarge && names(in: folder) == ["b.png"]
        try? FileManager.default.removeItem(atPath: folder)
        exit(isRight ? 7 : 1)
      }
    }
  }
}
