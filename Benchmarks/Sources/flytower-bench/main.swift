import Foundation

// Runs the benchmarks named on the command line, or all.

let names = CommandLine.arguments.dropFirst()
let unknown = names.filter { name in !Benchmark.all.contains { $0.name == name } }
guard unknown.isEmpty else {
  let known = Benchmark.all.map(\.name).joined(separator: ", ")
  FileHandle.standardError.write(
    Data("no benchmark '\(unknown.joined(separator: "', '"))'; there are: \(known)\n".utf8))
  exit(2)
}
for benchmark in Benchmark.all where names.isEmpty || names.contains(benchmark.name) {
  print("\(benchmark.name): \(benchmark.summary)")
  try benchmark.run()
}
