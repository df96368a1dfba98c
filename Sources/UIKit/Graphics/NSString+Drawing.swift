import Drawing
public import Foundation

/// How the size of a text is measured. Raw values as documented.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// What a text was drawn with; it has nothing to say here.
public final class NSStringDrawingContext: NSObject {
  public var minimumScaleFactor: CGFloat = 0
  public let actualScaleFactor: CGFloat = 1
  public internal(set) var totalBounds = CGRect.zero

  public override init() {}
}

extension NSAttributedString {
  /// The size of the text on as many lines as it has newlines.
  @MainActor public func size() -> CGSize { SetText(drawing: self, width: nil, height: nil).size }

  /// The text with its upper left corner in the point, without wrapping.
  @MainActor public func draw(at point: CGPoint) {
    SetText(drawing: self, width: nil, height: nil)
      .draw(in: CGRect(origin: point, size: .zero))
  }

  /// The text wrapped to the width, as many lines as the height has room for.
  @MainActor public func draw(in rect: CGRect) {
    SetText(drawing: self, width: rect.width, height: rect.height).draw(in: rect)
  }

  @MainActor public func draw(
    with rect: CGRect, options: NSStringDrawingOptions, context: NSStringDrawingContext?
  ) {
    guard options.contains(.usesLineFragmentOrigin) else {
      // The origin is the baseline's; documented.
      let font = first(.font, as: UIFont.self) ?? .drawing
      return draw(at: CGPoint(x: rect.minX, y: rect.minY - font.ascender))
    }
    draw(in: rect)
  }

  /// One line without `usesLineFragmentOrigin`, else wrapped to the width. Not rounded; documented.
  @MainActor public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?
  ) -> CGRect {
    let wraps = options.contains(.usesLineFragmentOrigin)
    let text = SetText(
      drawing: self, width: wraps && size.width > 0 ? size.width : nil,
      height: wraps && size.height > 0 ? size.height : nil)
    return CGRect(x: 0, y: 0, width: text.width, height: text.height)
  }
}

extension NSString {
  @MainActor public func size(
    withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) -> CGSize { drawn(attributes).size() }

  @MainActor public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) { drawn(attributes).draw(at: point) }

  @MainActor public func draw(
    in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) { drawn(attributes).draw(in: rect) }

  @MainActor public func draw(
    with rect: CGRect, options: NSStringDrawingOptions,
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) { drawn(attributes).draw(with: rect, options: options, context: context) }

  @MainActor public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions,
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect { drawn(attributes).boundingRect(with: size, options: options, context: context) }

  private func drawn(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
    NSAttributedString(string: String(describing: self), attributes: attributes)
  }
}

extension String {
  @MainActor public func size(
    withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) -> CGSize { NSString(string: self).size(withAttributes: attributes) }

  @MainActor public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) { NSString(string: self).draw(at: point, withAttributes: attributes) }

  @MainActor public func draw(
    in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) { NSString(string: self).draw(in: rect, withAttributes: attributes) }

  @MainActor public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions,
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSString(string: self)
      .boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
}

extension UIFont {
  /// What texts are drawn in that name no font: Helvetica of 12 points; documented.
  @MainActor fileprivate static var drawing: UIFont {
    UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12)
  }
}

extension SetText {
  @MainActor fileprivate init(drawing text: NSAttributedString, width: CGFloat?, height: CGFloat?) {
    let room = TextRoom(
      width: width.map { $0 + 0.01 } ?? .greatestFiniteMagnitude, maximumLines: 0,
      lineBreak: text.lineBreak)
    self = AttributedLines.set(text, font: .drawing, room: room)
    if let height, height > 0 { keepLines(within: height) }
  }

  /// A line that begins within the height is drawn, although it may end below; medium confidence.
  private mutating func keepLines(within height: CGFloat) {
    let kept = lines.filter { $0.baseline <= height + 0.01 }
    guard kept.count < lines.count, !kept.isEmpty else { return }
    var result = SetText()
    for line in kept { result.append(line) }
    self = result
  }

  @MainActor fileprivate func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let look = TextLook(color: .black, traits: .current)
    let room = max(rect.width, width)
    let list = commands(at: rect.origin, width: room, look)
    // Letters reach beyond their line by less than its height.
    let box = CGRect(origin: rect.origin, size: CGSize(width: room, height: height))
    context.draw(Picture(bounds: box.insetBy(dx: -height, dy: -height), list))
  }
}

extension NSAttributedString {
  fileprivate var lineBreak: TextRequest.LineBreak {
    (first(.paragraphStyle, as: NSParagraphStyle.self)?.lineBreakMode ?? .byWordWrapping)
      .lineBreak
  }
}
