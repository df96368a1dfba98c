public import Foundation
public struct ContactSheetPage { public let html = ""; public init(_ m: RenderManifest) {} }
public struct ManifestError: Error { }
public struct ManifestMergeError: Error { public var description: String { "" } }
public enum ManifestFile { public static func encode(_ m: RenderManifest) -> Data { let e = JSONEncoder(); e.outputFormatting = [.sortedKeys, .prettyPrinted]; return (try? e.encode(m)) ?? Data() }
 public static func decode(_ file: Data) throws(ManifestError) -> RenderManifest { if let m = try? JSONDecoder().decode(RenderManifest.self, from: file) { return m }; throw ManifestError() } }
public struct ManifestMerge { public struct Part { public var name: String; public var manifest: RenderManifest; public init(name: String, manifest: RenderManifest) { self.name = name; self.manifest = manifest } }
 public init(_ parts: [Part]) { self.parts = parts }; let parts: [Part]
 public func merged() throws(ManifestMergeError) -> RenderManifest { if parts.isEmpty { throw ManifestMergeError() }; return parts[0].manifest } }
