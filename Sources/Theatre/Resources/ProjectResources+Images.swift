import Diagnostics
import Drawing
import Foundation
import InterfaceBuilder
public import UIKit

/// What a decoded image depends on.
struct ImageKey: Hashable {
  let name: String
  let traits: AssetTraits
}

extension ProjectResources {
  /// The largest image file that is read, in bytes.
  private static let sizeLimit = 64 << 20

  /// An image of the catalogs, or else a file of that name.
  public func image(named name: String, _ traits: UITraitCollection) -> NamedImage? {
    let key = ImageKey(name: name, traits: AssetTraits(traits))
    if let known = images[key] { return known }
    let found = assetImage(key) ?? looseImage(key)
    images[key] = .some(found)
    return found
  }

  private func assetImage(_ key: ImageKey) -> NamedImage? {
    guard
      let choice = catalogs.lazy.compactMap({ $0.image(named: key.name, for: key.traits) }).first,
      let raster = decode(
        choice.file, key, scale: LooseImage(choice.file).isVector ? nil : choice.scale)
    else { return nil }
    let cut = choice.slicing ?? Slicing()
    // A drawing has no pixels until it is drawn: its slicing counts in those of its entry.
    let scale = CGFloat(choice.scale ?? 1)
    func points(_ pixels: Double) -> CGFloat { CGFloat(pixels) / scale }
    return NamedImage(
      raster, renderingMode: UIImage.RenderingMode(choice.renderingIntent),
      capInsets: UIEdgeInsets(
        top: points(cut.top), left: points(cut.left), bottom: points(cut.bottom),
        right: points(cut.right)),
      resizingMode: cut.isTiled ? .tile : .stretch)
  }

  /// `NAME@2x.png` and the like. A name may come with its ending.
  private func looseImage(_ key: ImageKey) -> NamedImage? {
    let files = index.images.map(LooseImage.init).filter { $0.isCalled(key.name) }
    let larger = files.filter { $0.scale >= key.traits.scale }.min { $0.scale < $1.scale }
    guard let file = larger ?? files.max(by: { $0.scale < $1.scale }) else { return nil }
    return decode(file.path, key, scale: file.isVector ? nil : file.scale).map { NamedImage($0) }
  }

  private func decode(_ path: String, _ key: ImageKey, scale: Int?) -> RasterImage? {
    note(path)
    do throws(DocumentError) {
      let bytes = try ResourceFile.read(path, limit: Self.sizeLimit)
      do throws(ImageDecodingError) {
        return try decoder.image(
          bytes, name: key.name, scale: CGFloat(scale ?? key.traits.scale))
      } catch {
        report(
          Diagnostic(
            .warning, rule: "unreadable-image", error.description, at: SourceLocation(file: path)))
      }
    } catch {
      report(error.diagnostic)
    }
    return nil
  }

  private func report(_ diagnostic: Diagnostic) { Session.current.report(diagnostic) }
}

/// An image file beside the catalogs.
private struct LooseImage {
  let path: String
  let name: String
  let stem: String
  let scale: Int
  let isVector: Bool

  init(_ path: String) {
    self.path = path
    let file = path.split(separator: "/").last.map(String.init) ?? path
    let stem = ResourcePath(path).stem
    let ending = String(file.dropFirst(stem.count))
    let scale = [2, 3].first { stem.hasSuffix("@\($0)x") }
    self.scale = scale ?? 1
    self.stem = scale == nil ? stem : String(stem.dropLast(3))
    name = self.stem + ending
    isVector = [".svg", ".pdf"].contains(ending.lowercased())
  }

  func isCalled(_ wanted: String) -> Bool { wanted == stem || wanted == name }
}

extension UIImage.RenderingMode {
  fileprivate init(_ intent: ImageSet.RenderingIntent) {
    switch intent {
    case .automatic: self = .automatic
    case .original: self = .alwaysOriginal
    case .template: self = .alwaysTemplate
    }
  }
}
