import Foundation

/// Times of several works, taken in turns so that whatever disturbs the machine disturbs all.
struct Measurement {
  /// In milliseconds, in the order of the works.
  let medians: [Double]

  init(runs: Int, of works: [() -> Void]) {
    self.init(runs: runs, preparing: works.map { work in { work } })
  }

  /// Each closure makes ready what is then measured.
  init(runs: Int, preparing works: [() -> () -> Void]) {
    let clock = ContinuousClock()
    var times: [[Duration]] = works.map { _ in [] }
    for work in works { work()() }
    for _ in 0..<runs {
      for (index, work) in works.enumerated() { times[index].append(clock.measure(work())) }
    }
    medians = times.map { times in
      let median = times.sorted()[times.count / 2]
      return Double(median.components.seconds) * 1e3 + Double(median.components.attoseconds) / 1e15
    }
  }
}

/// A number with two digits after the point.
func rounded(_ number: Double) -> String { String(format: "%.2f", number) }
