extension ContentDigest {
  /// The digest of the bytes alone.
  init(of bytes: UnsafeRawBufferPointer) {
    let sum = RunningDigest()
    sum.add(bytes)
    self = sum.finish()
  }
}
