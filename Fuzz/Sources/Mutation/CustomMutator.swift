import InterfaceBuilder

/// What libFuzzer calls for the next input. Documents are changed by structure; what is none, and
/// every fourth input, by libFuzzer's own way with bytes.
@_cdecl("LLVMFuzzerCustomMutator")
public func customMutator(
  _ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ limit: Int, _ seed: UInt32
) -> Int {
  let input = Array(UnsafeBufferPointer(start: data, count: size))
  guard seed % 4 != 0, let document = try? Document(bytes: input, file: "input") else {
    return mutateBytes(data, size, limit)
  }
  var mutator = Mutator(seed: seed)
  let output = Array(mutator.mutate(document).utf8)
  guard output.count <= limit else { return mutateBytes(data, size, limit) }
  for (index, byte) in output.enumerated() { data[index] = byte }
  return output.count
}

@_silgen_name("LLVMFuzzerMutate")
private func mutateBytes(_ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ limit: Int) -> Int
