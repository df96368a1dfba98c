import QuartzCore
import Testing

struct TimingFunctionTests {
  /// Progress at 0.1, 0.25, 0.5, 0.75 and 0.9, solved with forty digits.
  @Test(
    arguments: [
      (.easeInEaseOut, [0.019_722_453_5, 0.129_161_931_0, 0.5, 0.870_838_069_0, 0.980_277_546_5]),
      (
        .easeIn,
        [0.017_026_609_6, 0.093_464_650_7, 0.315_356_812_5, 0.621_861_869_1, 0.839_427_845_7]
      ),
      (
        .easeOut,
        [0.160_572_154_2, 0.378_138_130_8, 0.684_643_187_4, 0.906_535_349_2, 0.982_973_390_3]
      ),
      (
        .default,
        [0.094_796_305_7, 0.408_510_591_3, 0.802_403_387_5, 0.960_458_978_3, 0.994_316_477_4]
      ),
      (.linear, [0.1, 0.25, 0.5, 0.75, 0.9]),
    ] as [(CAMediaTimingFunctionName, [Double])])
  func `the named curves have their known values`(
    name: CAMediaTimingFunctionName, expected: [Double]
  ) {
    let function = CAMediaTimingFunction(name: name)

    for (time, value) in zip([0.1, 0.25, 0.5, 0.75, 0.9], expected) {
      #expect(abs(function.value(at: time) - value) < 1e-9, "at \(time)")
    }
  }

  @Test func `ease in and out is symmetric about its middle`() {
    let function = CAMediaTimingFunction(name: .easeInEaseOut)

    for step in 0...1000 {
      let time = Double(step) / 1000
      #expect(abs(function.value(at: time) + function.value(at: 1 - time) - 1) < 1e-9)
    }
  }

  @Test(arguments: [
    CAMediaTimingFunctionName.easeIn, .easeOut, .easeInEaseOut, .default, .linear,
  ])
  func `progress never falls and stays between its ends`(name: CAMediaTimingFunctionName) {
    let function = CAMediaTimingFunction(name: name)
    let values = (-10...1010).map { function.value(at: Double($0) / 1000) }

    #expect(values.first == 0)
    #expect(values.last == 1)
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test func `the straight curve is exact`() {
    let function = CAMediaTimingFunction(name: .linear)

    #expect((0...1000).allSatisfy { function.value(at: Double($0) / 1000) == Double($0) / 1000 })
  }

  @Test func `control points beyond the unit square overshoot`() {
    let function = CAMediaTimingFunction(controlPoints: 0.2, 1.8, 0.6, 1.2)

    #expect((1...99).contains { function.value(at: Double($0) / 100) > 1 })
    #expect(function.value(at: 1) == 1)
  }

  @Test func `a curve that stands upright at its ends is still solved`() {
    let function = CAMediaTimingFunction(controlPoints: 0, 1, 1, 0)
    let half = function.value(at: 0.5)

    #expect(abs(half - 0.5) < 1e-9)
  }
}
