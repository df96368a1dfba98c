import Foundation
import Testing

@testable import SceneRendering

struct CacheConcurrencyTests {
  @Test func `threads with caches of their own write and read the same entries`() throws {
    try withFolder { folder in
      let caches = (0..<4).map { _ in CacheFolder(folder) }
      let keys = (0..<20).map { ContentDigest(of: [UInt8($0)]) }
      DispatchQueue.concurrentPerform(iterations: 800) { turn in
        let number = (turn * 7) % keys.count
        let payload = [UInt8](repeating: UInt8(number), count: 20_000 + number)
        let cache = caches[turn % caches.count]
        if let found = cache.entry(for: keys[number]) {
          #expect(found == payload)
        }
        cache.store(payload, for: keys[number])
        if turn % 50 == 0 { cache.prune(to: 200_000) }
      }
      let counts = caches.map(\.counts)
      #expect(counts.map(\.damaged) == [0, 0, 0, 0])
      #expect(counts.reduce(0) { $0 + $1.stored } == 800)
      #expect(caches.compactMap(\.warning) == [])
      #expect(paths(in: folder).filter { $0.hasSuffix(".part") } == [])
    }
  }
}
