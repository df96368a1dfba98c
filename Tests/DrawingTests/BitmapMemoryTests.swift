import Drawing
import Foundation
import Testing

@Suite struct BitmapMemoryTests {
  @Test func `a bitmap that fits lies where the one before lay`() {
    let memory = BitmapMemory()
    let first = memory.bitmap(size: CGSize(width: 10, height: 10), scale: 2)
    let second = memory.bitmap(size: CGSize(width: 5.2, height: 8), scale: 1)

    #expect(second.bytes.baseAddress == first.bytes.baseAddress)
    #expect("\(second.width) × \(second.height)" == "6 × 8")
    #expect(second.bytesPerRow == 4 * 6)
    #expect(second.bytes.count == 4 * 6 * 8)
  }

  @Test func `a larger bitmap gets memory of its own and the one before keeps its pixels`() {
    let memory = BitmapMemory()
    let first = memory.bitmap(size: CGSize(width: 1, height: 1), scale: 1)
    first.bytes.copyBytes(from: [1, 2, 3, 255] as [UInt8])
    let second = memory.bitmap(size: CGSize(width: 40, height: 40), scale: 1)
    second.bytes.initializeMemory(as: UInt8.self, repeating: 9)

    #expect(first.pixel(x: 0, y: 0) == (red: 3, green: 2, blue: 1, alpha: 255))
    #expect(second.bytes.count == 4 * 40 * 40)
  }

  @Test func `a picture without size is one pixel`() {
    let bitmap = BitmapMemory().bitmap(size: .zero, scale: 2)
    #expect("\(bitmap.width) × \(bitmap.height)" == "1 × 1")
  }
}
