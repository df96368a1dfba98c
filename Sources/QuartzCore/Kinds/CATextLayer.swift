public import Drawing
public import Foundation

/// A layer that sets a text. Of an attributed string only the characters are drawn.
@MainActor
open class CATextLayer: CALayer {
  private var lastText: (key: TextKey, picture: Picture)?

  private struct TextKey: Equatable {
    let style: TextStyle
    let bounds: CGRect
  }

  public required init() {
    super.init()
    model.text = TextStyle()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    if model.text == nil { model.text = TextStyle() }
  }

  package override func emptyCopy() -> CALayer { CATextLayer() }

  /// A `String` or an `NSAttributedString`; anything else shows nothing.
  public var string: Any? {
    didSet {
      let text = (string as? String) ?? (string as? NSAttributedString)?.string
      change("string", \.string, to: text ?? "")
    }
  }

  /// The name of a font, or one of UIKit's; nil for the default.
  public var font: Any? {
    didSet {
      var named = (font as? any LayerFont)?.fontDescription
      if let name = font as? String { named = FontDescription(family: .named(name), size: 0) }
      change("font", \.font, to: named ?? TextStyle().font)
    }
  }

  public var fontSize: CGFloat {
    get { style.size }
    set { change("fontSize", \.size, to: newValue) }
  }

  public var foregroundColor: CGColor? {
    get { style.color }
    set { change("foregroundColor", \.color, to: newValue) }
  }

  public var isWrapped: Bool {
    get { style.isWrapped }
    set { change("wrapped", \.isWrapped, to: newValue) }
  }

  public var alignmentMode: CATextLayerAlignmentMode {
    get { style.alignment }
    set { change("alignmentMode", \.alignment, to: newValue) }
  }

  public var truncationMode: CATextLayerTruncationMode {
    get { style.truncation }
    set { change("truncationMode", \.truncation, to: newValue) }
  }

  package override func ownPicture(_ state: LayerState) -> Picture? {
    guard let style = state.text, let typesetter = context.typesetter, !style.string.isEmpty
    else { return super.ownPicture(state) }
    let key = TextKey(style: style, bounds: state.bounds)
    if let lastText, lastText.key == key { return lastText.picture }
    let picture = style.picture(in: state.bounds, by: typesetter)
    lastText = (key, picture)
    return picture
  }

  private var style: TextStyle { model.text ?? TextStyle() }

  private func change<Value: Equatable>(
    _ key: String, _ path: WritableKeyPath<TextStyle, Value>, to value: Value
  ) {
    var changed = style
    changed[keyPath: path] = value
    change(key, \.text, to: changed)
  }
}

/// A font object that a text layer understands.
package protocol LayerFont {
  var fontDescription: FontDescription { get }
}
