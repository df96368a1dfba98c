import Drawing
import Foundation

/// A rough guess at what drawing takes, in nanoseconds on a present-day machine. It decides
/// whether a raster pays; it depends on the picture alone, so that pixels never depend on what
/// was drawn before.
struct DrawingCost {
  private static let outline = 5_000.0
  private static let text = 20_000.0
  private static let group = 5_000.0
  private static let filledPixel = 0.4
  private static let copiedPixel = 0.7
  private static let scaledPixel = 5.0

  /// Pixels a point.
  let scale: Double

  /// Whether laying down a raster is clearly cheaper than drawing the picture again.
  func favoursRaster(of picture: Picture) -> Bool {
    cost(of: picture) > 1.5 * pixels(in: picture.bounds) * Self.copiedPixel
  }

  /// Whether the picture shows more than plain shapes of one colour.
  static func hasDetail(_ picture: Picture) -> Bool {
    picture.list.commands.contains { command in
      switch command {
      case .save, .restore, .transform: false
      case .fill(let path, _, _), .clip(let path, _):
        if case .elements = path.shape { true } else { false }
      case .picture(let picture), .moving(let picture): hasDetail(picture)
      case .stroke, .text, .image, .gradient, .shadow, .backdrop, .blend, .beginGroup, .endGroup,
        .dissolve:
        true
      }
    }
  }

  private func cost(of picture: Picture) -> Double {
    let room = pixels(in: picture.bounds)
    return picture.list.commands.reduce(0) { $0 + cost(of: $1, room: room) }
  }

  /// `room` is the number of pixels that can be seen of it.
  private func cost(of command: DrawingCommand, room: Double) -> Double {
    switch command {
    case .save, .restore, .transform, .blend: 0
    case .clip(let path, _), .stroke(let path, _, _): isPlain(path) ? 0 : Self.outline
    case .fill(let path, _, _), .gradient(let path, _):
      min(room, pixels(in: path.boundingBox)) * Self.filledPixel
        + (isPlain(path) ? 0 : Self.outline)
    case .text: Self.text
    case .image(let image, let rect, _):
      min(room, pixels(in: rect))
        * (isAsLarge(image, as: rect) ? Self.copiedPixel : Self.scaledPixel)
    case .beginGroup: Self.group
    case .endGroup: 0
    case .shadow(let silhouette, _):
      min(room, pixels(in: silhouette.bounds)) * Self.copiedPixel
    case .backdrop(let path, _): min(room, pixels(in: path.boundingBox)) * Self.scaledPixel
    case .picture(let picture), .moving(let picture): cost(of: picture)
    case .dissolve(let from, let to, _):
      min(room, pixels(in: from.bounds.union(to.bounds))) * 2 * Self.copiedPixel
    }
  }

  private func isAsLarge(_ image: RasterImage, as rect: CGRect) -> Bool {
    abs(Double(image.width) - Double(rect.width) * scale) < 0.5
      && abs(Double(image.height) - Double(rect.height) * scale) < 0.5
  }

  private func isPlain(_ path: CGPath) -> Bool {
    if case .rect = path.shape { true } else { false }
  }

  private func pixels(in rect: CGRect) -> Double {
    abs(Double(rect.width) * Double(rect.height)) * scale * scale
  }
}
