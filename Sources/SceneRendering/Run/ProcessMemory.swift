import CProcess

/// How the process deals with memory.
package enum ProcessMemory {
  /// Lets a long run take no more memory than its largest pictures need, for the whole process.
  package static func returnLargeBlocks() { flytower_return_large_blocks() }
}
