import CairoBackend
import Drawing
import Foundation
import Testing

/// How many of the recorded widths are met to half a point and to one point, in percent.
private struct Shares: CustomStringConvertible {
  let count: Int
  let half: Double
  let one: Double

  init(_ widths: [RecordedWidth], by typesetter: PangoTypesetter) {
    let errors = widths.map { $0.error(by: typesetter) }
    func percent(within limit: Double) -> Double {
      100 * Double(errors.count { $0 <= limit + 0.005 }) / Double(max(errors.count, 1))
    }
    count = errors.count
    half = percent(within: 0.5)
    one = percent(within: 1)
  }

  var description: String {
    func rounded(_ share: Double) -> Double { (share * 10).rounded() / 10 }
    return "\(count) texts, \(rounded(half)) % within 0.5 pt, \(rounded(one)) % within 1 pt"
  }
}

@Suite(.enabled(if: RecordedWidth.file != nil, "needs the recorded text metrics"))
struct `Recorded widths` {
  @Test func `regular labels of 9 to 19 points are as wide as Interface Builder made them`() throws
  {
    let labels = try RecordedWidth.all().filter { width in
      !width.isButton && width.isPlausible && width.font.weight == .regular
        && (9...19).contains(width.font.size)
    }
    let shares = Shares(labels, by: PangoTypesetter())
    print("regular labels, 9 to 19 pt: \(shares)")
    #expect(shares.count > 400)
    #expect(shares.half >= 88 && shares.one >= 96, "\(shares)")
  }

  @Test func `texts of every weight and size are nearly as wide as recorded`() throws {
    let shares = Shares(try RecordedWidth.all().filter(\.isPlausible), by: PangoTypesetter())
    print("all weights and sizes: \(shares)")
    #expect(shares.count > 650)
    #expect(shares.half >= 86 && shares.one >= 94, "\(shares)")
  }
}
