import Foundation

extension CacheFolder {
  /// The folder `v1` of a cache folder, in which all that the cache writes has its place. Links in
  /// it are not followed.
  final class Layout: Sendable {
    static let name = "v1"

    private let number: Int32

    init(in path: String) throws(SystemFailure) {
      try Folders.make(path)
      let folder = try Descriptor(opening: path, O_RDONLY | O_DIRECTORY)
      let isNew = mkdirat(folder.number, Self.name, 0o777) == 0
      guard isNew || errno == EEXIST else { throw .last }
      number = openat(
        folder.number, Self.name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      guard number >= 0 else { throw .last }
      if isNew { writeMarks() }
    }

    deinit { close(number) }

    func shelf(_ name: String) throws(SystemFailure) -> Descriptor {
      try Descriptor(folder: name, in: number)
    }

    func makeShelf(_ name: String) throws(SystemFailure) -> Descriptor {
      guard mkdirat(number, name, 0o777) == 0 || errno == EEXIST else { throw .last }
      return try shelf(name)
    }

    /// Those that are there, in order.
    var shelves: [String] {
      let names = (try? Descriptor(folder: ".", in: number).names()) ?? []
      return names.filter(EntryName.isShelf)
    }

    /// Tells programs that make copies or keep versions to pass the folder over. They stand in the
    /// folder that is ours alone, as the one above may hold other things. None is necessary.
    private func writeMarks() {
      let marks = [
        ("CACHEDIR.TAG", "Signature: 8a477f597d28d172789f06886806bc55\n"), (".gitignore", "*\n"),
      ]
      for (name, text) in marks {
        Array(text.utf8).withUnsafeBytes { try? AtomicFile.place([$0], as: name, in: number) }
      }
    }
  }
}
