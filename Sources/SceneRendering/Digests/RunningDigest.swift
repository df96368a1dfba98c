import CCrypto

/// A SHA-256 in the making, by libcrypto.
///
/// It fails only for want of memory, or where libcrypto was built without SHA-256; either ends
/// the program, as it does when an array finds no memory.
final class RunningDigest {
  private let context: OpaquePointer

  init() {
    // A configuration of the machine could replace the algorithm, and takes time to read.
    OPENSSL_init_crypto(UInt64(OPENSSL_INIT_NO_LOAD_CONFIG), nil)
    guard let context = EVP_MD_CTX_new(), EVP_DigestInit_ex(context, EVP_sha256(), nil) == 1
    else { preconditionFailure("libcrypto gives no SHA-256") }
    self.context = context
  }

  deinit { EVP_MD_CTX_free(context) }

  func add(_ bytes: UnsafeRawBufferPointer) {
    precondition(
      EVP_DigestUpdate(context, bytes.baseAddress, bytes.count) == 1,
      "libcrypto refuses bytes for a SHA-256")
  }

  /// The digest of all that was added, which was the last.
  func finish() -> ContentDigest {
    withUnsafeTemporaryAllocation(byteCount: ContentDigest.byteCount, alignment: 8) { sum in
      precondition(
        EVP_DigestFinal_ex(context, sum.bindMemory(to: UInt8.self).baseAddress, nil) == 1,
        "libcrypto does not finish a SHA-256")
      return ContentDigest(bytes: UnsafeRawBufferPointer(sum))
    }
  }
}
