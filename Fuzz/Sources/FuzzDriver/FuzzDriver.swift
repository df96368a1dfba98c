/// Hands the command line to libFuzzer, which calls `test` with input after input.
public func runFuzzer(
  _ test: @escaping @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt {
  var count = CommandLine.argc
  var words: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
  return runDriver(&count, &words, test)
}

@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<CInt>,
  _ words: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
  _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// The bytes of an input.
public func bytes(_ start: UnsafePointer<UInt8>?, _ count: Int) -> [UInt8] {
  Array(UnsafeBufferPointer(start: start, count: count))
}

/// Never called: libFuzzer's own `main` wants it when the linker brings that in too.
@_cdecl("LLVMFuzzerTestOneInput")
public func unusedTest(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt { 0 }
