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

/// What became of looking for an image. What is wrong with its file is told to every session that
/// asks.
struct ImageOutcome {
  let image: NamedImage?
  let diagnostics: [Diagnostic]
}

extension ProjectResources {
  /// The largest image file that is read, in bytes.
  private static let sizeLimit = 64 << 20
  /// What decoded images may take together before they are let go, in bytes.
  private static let imageMemoryLimit = 64 << 20

  /// An image of the catalogs, or else a file of that name.
  public func image(named name: String, _ traits: UITraitCollection) -> NamedImage? {
    let key = ImageKey(name: name, traits: AssetTraits(traits))
    let outcome = images[key] ?? keep(find(key), for: key)
    for diagnostic in outcome.diagnostics {
      Session.current.report(diagnostic, once: "image \(diagnostic)")
    }
    return outcome.image
  }

  private func keep(_ outcome: ImageOutcome, for key: ImageKey) -> ImageOutcome {
    imageMemory += outcome.image?.raster.pixels.count ?? 0
    if imageMemory > Self.imageMemoryLimit {
      images.removeAll()
      imageMemory = outcome.image?.raster.pixels.count ?? 0
    }
    images[key] = outcome
    return outcome
  }

  private func find(_ key: ImageKey) -> ImageOutcome {
    var diagnostics: [Diagnostic] = []
    let image =
      assetChoice(key).flatMap { assetImage($0, key, &diagnostics) }
      ?? looseFile(key).flatMap { looseImage($0, key, &diagnostics) }
    return ImageOutcome(image: image, diagnostics: diagnostics)
  }

  func assetChoice(_ key: ImageKey) -> ImageSet.Choice? {
    catalogs.lazy.compactMap { $0.image(named: key.name, for: key.traits) }.first
  }

  private func assetImage(
    _ choice: ImageSet.Choice, _ key: ImageKey, _ diagnostics: inout [Diagnostic]
  ) -> NamedImage? {
    let raster = decode(
      choice.file, key, scale: LooseImage(choice.file).isVector ? nil : choice.scale,
      &diagnostics)
    guard let raster else { return nil }
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
  func looseFile(_ key: ImageKey) -> LooseImage? {
    let stems = Set([key.name, LooseImage.stem(of: key.name)]).sorted()
    let files = stems.flatMap { looseImages[$0] ?? [] }.filter { $0.isCalled(key.name) }
    let larger = files.filter { $0.scale >= key.traits.scale }.min { $0.scale < $1.scale }
    return larger ?? files.max { $0.scale < $1.scale }
  }

  private func looseImage(
    _ file: LooseImage, _ key: ImageKey, _ diagnostics: inout [Diagnostic]
  ) -> NamedImage? {
    decode(file.path, key, scale: file.isVector ? nil : file.scale, &diagnostics)
      .map { NamedImage($0) }
  }

  private func decode(
    _ path: String, _ key: ImageKey, scale: Int?, _ diagnostics: inout [Diagnostic]
  ) -> RasterImage? {
    note(path)
    do throws(DocumentError) {
      let bytes = try ResourceFile.read(path, limit: Self.sizeLimit)
      whenRead?(path, bytes)
      do throws(ImageDecodingError) {
        return try decoder.image(
          bytes, name: key.name, scale: CGFloat(scale ?? key.traits.scale))
      } catch {
        diagnostics.append(
          Diagnostic(
            .warning, rule: "unreadable-image", error.description, at: SourceLocation(file: path)))
      }
    } catch {
      diagnostics.append(error.diagnostic)
    }
    return nil
  }
}

/// An image file beside the catalogs.
struct LooseImage {
  let path: String
  private let name: String
  /// Without ending and scale.
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

  /// The stem of a name that is asked for, which may come with its ending.
  static func stem(of name: String) -> String { LooseImage(name).stem }
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
