import Drawing
public import Foundation

/// A picture that stands in text like a character.
open class NSTextAttachment: NSObject {
  /// First in memory (see `FoundationMark`).
  private let foundationMark = FoundationMark()
  open var image: UIImage?
  /// From the baseline on, y up; the image's size where it is empty. Documented.
  open var bounds = CGRect.zero
  open var contents: Data?
  open var fileType: String?

  public override init() { super.init() }

  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  public init(data contentData: Data?, ofType uti: String?) {
    (contents, fileType) = (contentData, uti)
    super.init()
  }

  /// The character that stands for an attachment; documented.
  public static let character = 0xFFFC

  /// Where the attachment lies beside a baseline.
  final var place: CGRect {
    bounds.isEmpty ? CGRect(origin: .zero, size: image?.size ?? .zero) : bounds
  }

  /// A template takes the colour of the text around it; documented.
  @MainActor final func draw(
    in piece: SetText.Piece, at point: CGPoint, _ look: TextLook, into list: inout DisplayList
  ) {
    guard let image else { return }
    let rect = CGRect(
      x: point.x + place.minX, y: point.y - place.minY - place.height, width: place.width,
      height: place.height)
    let isTemplate =
      image.renderingMode == .alwaysTemplate
      || image.isSymbolImage && image.renderingMode != .alwaysOriginal
    let tint =
      image.ownTintColor?.components(for: look.traits) ?? (isTemplate ? piece.color(look) : nil)
    list.commands += image.drawing(in: rect, tint: tint)
  }
}

extension NSAttributedString {
  /// One character that is the attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(
      string: Unicode.Scalar(NSTextAttachment.character).map(String.init) ?? "",
      attributes: [.attachment: attachment])
  }
}
