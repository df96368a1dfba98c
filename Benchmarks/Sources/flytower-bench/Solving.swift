import Cassowary
import Foundation

extension Benchmark {
  /// With `FLYTOWER_SOLVER_PEER`, the path of another solver's times for the same shapes as JSON
  /// (`rows` of `shape`, `n` and `ms`), each line says how many times as long that one takes.
  static let solving = Benchmark(
    name: "solver", summary: "systems of constraints built and solved, resized, and by their size"
  ) {
    let peer = PeerTimes(path: ProcessInfo.processInfo.environment["FLYTOWER_SOLVER_PEER"])
    for shape in SolverShape.allCases {
      for count in shape.sizes.counts { measure(shape, count, against: peer) }
    }
    for count in SolverShape.chain.sizes.counts { measureResize(count, against: peer) }
    for shape in [SolverShape.chain, .stack, .nested, .siblings] { measureGrowth(of: shape) }
  }

  private static func measure(_ shape: SolverShape, _ count: Int, against peer: PeerTimes) {
    let constraints = count * shape.sizes.constraintsEach
    let time = Measurement(runs: 41, of: [{ keep(shape.solve(count)) }]).medians[0]
    print(
      "  \(shape.rawValue) \(count), \(constraints) constraints: \(precise(time)) ms,",
      "\(precise(time * 1000 / Double(constraints))) µs each",
      peer.ratio(shape.rawValue, count, to: time))
  }

  private static func measureResize(_ count: Int, against peer: PeerTimes) {
    var chain = SolverShape.Chain(count)
    let rounds = 200
    let work = {
      for step in 0..<rounds { keep(chain.resize(to: 3000 + Double(step % 20))) }
    }
    let time = Measurement(runs: 41, of: [work]).medians[0] / Double(rounds)
    print(
      "  chain-fill \(count) resized: \(precise(time * 1000)) µs",
      peer.ratio("chain-fill resize", count, to: time))
  }

  /// Processor time, so that what else runs does not count against long runs.
  private static func measureGrowth(of shape: SolverShape) {
    var smallest: Double?
    for constraints in [1_250, 5_000, 20_000] {
      let count = constraints / shape.sizes.constraintsEach
      let times = (0..<21).map { _ in
        let start = clock()
        keep(shape.solve(count))
        return Double(clock() - start) / Double(CLOCKS_PER_SEC)
      }
      let time = times.sorted()[times.count / 2]
      let share = time / (Double(constraints) * log(Double(constraints)))
      smallest = smallest ?? share
      print(
        "  \(shape.rawValue), \(constraints) constraints: \(precise(time * 1000)) ms, per n·log n",
        "\(rounded(share / (smallest ?? share))) × the smallest's")
    }
  }

  private static func precise(_ number: Double) -> String { String(format: "%.4f", number) }

  /// Uses a result, so that computing it cannot be left out.
  @inline(never)
  private static func keep(_ value: Double) { precondition(!value.isNaN) }
}

/// How long another solver takes for the same shapes, if it was measured.
struct PeerTimes: Decodable {
  struct Row: Decodable {
    var shape: String
    var n: Int
    var ms: Double
  }

  var rows: [Row] = []

  init(path: String?) {
    guard let path, let bytes = FileManager.default.contents(atPath: path),
      let read = try? JSONDecoder().decode(PeerTimes.self, from: bytes)
    else { return }
    self = read
  }

  /// The peer's time divided by ours, as words; nothing if it was not measured.
  func ratio(_ shape: String, _ count: Int, to time: Double) -> String {
    guard let row = rows.first(where: { $0.shape == shape && $0.n == count }) else { return "" }
    return "(peer \(row.ms) ms, \(rounded(row.ms / time)) ×)"
  }
}
