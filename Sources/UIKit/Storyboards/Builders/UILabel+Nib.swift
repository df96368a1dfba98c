import InterfaceBuilder

extension UILabel {
  final func decodeLabel(_ element: ViewElement) {
    let attributes = element.element
    font = element.font.map(UIFont.init) ?? .systemFont(ofSize: UIFont.labelFontSize)
    text = attributes["text"] ?? attributes.child(key: "text")?.text
    if let color = element.color("textColor") { textColor = UIColor(color) ?? .label }
    highlightedTextColor = element.color("highlightedColor").flatMap(UIColor.init)
    textAlignment = NSTextAlignment(storyboardName: attributes["textAlignment"])
    lineBreakMode = NSLineBreakMode(storyboardName: attributes["lineBreakMode"])
    numberOfLines = attributes["numberOfLines"].flatMap(Int.init) ?? 1
    isEnabled = attributes.flag("enabled", default: true)
    isHighlighted = attributes.flag("highlighted", default: false)
    adjustsFontSizeToFitWidth = attributes.flag("adjustsFontSizeToFit", default: false)
    minimumScaleFactor = CGFloat(attributes.number("minimumScaleFactor") ?? 0)
  }
}

extension NSTextAlignment {
  init(storyboardName name: String?) {
    switch name {
    case "left": self = .left
    case "center": self = .center
    case "right": self = .right
    case "justified": self = .justified
    default: self = .natural
    }
  }
}

extension NSLineBreakMode {
  init(storyboardName name: String?) {
    switch name {
    case "wordWrap": self = .byWordWrapping
    case "characterWrap": self = .byCharWrapping
    case "clip": self = .byClipping
    case "headTruncation": self = .byTruncatingHead
    case "middleTruncation": self = .byTruncatingMiddle
    default: self = .byTruncatingTail
    }
  }
}
