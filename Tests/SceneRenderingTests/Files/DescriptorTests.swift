import Foundation
import Testing

@testable import SceneRendering

struct DescriptorTests {
  @Test func `a pipe that does not wait gets all, as its reader reads`() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    for end in ends { #expect(fcntl(end, F_SETFL, O_NONBLOCK) == 0) }
    let content = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 / 3) }
    let writing = ends[1]
    Thread.detachNewThread {
      content.withUnsafeBytes { try? Descriptor.writeAll($0, to: writing) }
      close(writing)
    }
    var seen: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 10_000)
    while true {
      let count = read(ends[0], &piece, piece.count)
      if count > 0 { seen += piece[..<count] }
      if count == 0 || (count < 0 && errno != EAGAIN) { break }
    }
    close(ends[0])
    #expect(seen == content)
  }

  @Test func `a closed descriptor gets nothing, and that is an error`() {
    #expect(throws: SystemFailure(EBADF)) {
      try [UInt8(1)].withUnsafeBytes { try Descriptor.writeAll($0, to: 1_000_000) }
    }
  }
}
