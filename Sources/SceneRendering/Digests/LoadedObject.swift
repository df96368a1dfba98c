import CProcess

/// A piece of code that the process has loaded: the program or a library.
struct LoadedObject: Equatable {
  let path: String
  /// What the linker made of the object's content, where it was told to.
  let buildID: [UInt8]?

  /// All of them in the order of loading, the program first.
  static var all: [LoadedObject] {
    let list = List()
    flytower_visit_loaded_objects(
      { context, path, bytes, length in
        guard let context, let path else { return }
        let list = Unmanaged<List>.fromOpaque(context).takeUnretainedValue()
        let buildID = bytes.map { [UInt8](UnsafeBufferPointer(start: $0, count: length)) }
        list.objects.append(LoadedObject(path: String(cString: path), buildID: buildID))
      }, Unmanaged.passUnretained(list).toOpaque())
    return list.objects
  }

  private final class List {
    var objects: [LoadedObject] = []
  }

  /// The file with the code, even if another has its name by now.
  var file: String { path.isEmpty ? "/proc/self/exe" : path }

  /// Build ids shorter than this are checksums or made by hand; the content is taken instead.
  static let shortestBuildID = 16

  func add(to digest: inout ContentDigest.Builder) throws(FileError) {
    if let buildID, buildID.count >= Self.shortestBuildID {
      digest.add(buildID)
    } else {
      digest.add(try ContentDigest(ofFile: file))
    }
  }
}
