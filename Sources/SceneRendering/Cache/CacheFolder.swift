package import Diagnostics
import Foundation

/// Keeps results by the digest of all that they follow from, in a folder that outlives the run.
///
/// An entry is a file, `v1/ab/cdef….entry`, named by its key. It is checked whole when it is read;
/// what is damaged counts as absent and is removed. A folder that cannot be used, for whatever
/// reason, never ends a run: nothing is found and nothing is kept, and `warning` says why. Any
/// number of threads and processes may use one folder.
package final class CacheFolder: Sendable {
  package let path: String
  /// The folder of this layout, or why there is none.
  private let layout: Layout?
  private let record = CacheRecord()

  /// Opens the folder, made if need be.
  package init(_ path: String) {
    self.path = path
    do throws(SystemFailure) {
      layout = try Layout(in: path)
    } catch {
      layout = nil
      record.note(FileError(.write, path, error))
    }
  }

  /// What was found and kept so far.
  package var counts: CacheCounts { record.counts }

  /// The first failure to keep something, as a finding; later ones add nothing to it.
  package var warning: Diagnostic? {
    record.failure.map {
      Diagnostic(
        .warning, rule: "unusable-cache", "the cache is not kept: \($0)",
        at: SourceLocation(file: path), hint: $0.cause.hint)
    }
  }

  /// The payload stored for the key, which counts as used now.
  package func entry(for key: ContentDigest) -> [UInt8]? {
    let name = EntryName(key)
    guard let layout, let shelf = try? layout.shelf(name.shelf) else {
      record.add(\.absent)
      return nil
    }
    do throws(SystemFailure) {
      let file = try Descriptor(
        opening: name.file, in: shelf.number, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
      guard let payload = try CacheEntry.payload(of: file, for: key) else {
        throw SystemFailure(EBADMSG)
      }
      futimens(file.number, nil)
      record.add(\.found)
      return payload
    } catch {
      miss(name, in: shelf, error)
      return nil
    }
  }

  /// Keeps a payload under the key, in place of any other.
  package func store(_ payload: [UInt8], for key: ContentDigest) {
    guard let layout, payload.count <= CacheEntry.largest else { return }
    let name = EntryName(key)
    let head = CacheEntry.head(payload, for: key)
    do throws(SystemFailure) {
      let shelf = try layout.makeShelf(name.shelf)
      try head.withUnsafeBufferPointer { head throws(SystemFailure) in
        try payload.withUnsafeBufferPointer { payload throws(SystemFailure) in
          try AtomicFile.place(
            [UnsafeRawBufferPointer(head), UnsafeRawBufferPointer(payload)], as: name.file,
            in: shelf.number)
        }
      }
      record.add(\.stored)
    } catch {
      record.note(FileError(.write, "\(path)/\(Layout.name)/\(name.shelf)/\(name.file)", error))
    }
  }

  /// Removes entries, those unused for longest first, until no more than so many bytes are left.
  @discardableResult
  package func prune(to byteLimit: Int) -> CachePruning {
    layout?.prune(to: byteLimit) ?? CachePruning()
  }

  /// Counts an entry that gave nothing, and removes it if it was damaged. A process that is short
  /// of descriptors or memory says nothing about the entry.
  private func miss(_ name: EntryName, in shelf: borrowing Descriptor, _ failure: SystemFailure) {
    switch failure.code {
    case ENOENT, EMFILE, ENFILE, ENOMEM: record.add(\.absent)
    default:
      record.add(\.damaged)
      if unlinkat(shelf.number, name.file, 0) != 0 {
        unlinkat(shelf.number, name.file, AT_REMOVEDIR)
      }
    }
  }
}
