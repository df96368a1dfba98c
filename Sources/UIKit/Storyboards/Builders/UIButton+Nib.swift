import InterfaceBuilder

extension UIControl {
  final func decodeControl(_ element: ViewElement) {
    let attributes = element.element
    isEnabled = attributes.flag("enabled", default: true)
    isSelected = attributes.flag("selected", default: false)
    isHighlighted = attributes.flag("highlighted", default: false)
    contentHorizontalAlignment = ContentHorizontalAlignment(
      storyboardName: attributes["contentHorizontalAlignment"])
    contentVerticalAlignment = ContentVerticalAlignment(
      storyboardName: attributes["contentVerticalAlignment"])
  }
}

extension UIButton {
  final func decodeButton(_ element: ViewElement) {
    buttonType = ButtonType(storyboardName: element.element["buttonType"])
    // Without a font in the file the title is 15 points, as Interface Builder's was before
    // Xcode 13; medium confidence.
    titleLabel?.font = element.font.map(UIFont.init) ?? .systemFont(ofSize: 15)
    for state in element.element.children("state") { decode(state) }
    if let configuration = element.element.child(key: "configuration") {
      if let title = configuration["title"] { setTitle(title, for: .normal) }
    }
  }

  private func decode(_ element: Element) {
    let state = State(storyboardName: element["key"])
    if let title = element["title"] ?? element.child(key: "title")?.text {
      setTitle(title, for: state)
    }
    if let color = element.child(key: "titleColor").flatMap(ColorElement.init) {
      setTitleColor(UIColor(color), for: state)
    }
  }
}

extension UIControl.State {
  fileprivate init(storyboardName name: String?) {
    switch name {
    case "highlighted": self = .highlighted
    case "disabled": self = .disabled
    case "selected": self = .selected
    default: self = .normal
    }
  }
}

extension UIButton.ButtonType {
  /// Absent means custom; `roundedRect` is the old name of system. High confidence.
  fileprivate init(storyboardName name: String?) {
    switch name {
    case "system", "roundedRect": self = .system
    case "detailDisclosure": self = .detailDisclosure
    case "infoLight": self = .infoLight
    case "infoDark": self = .infoDark
    case "contactAdd": self = .contactAdd
    case "close": self = .close
    default: self = .custom
    }
  }
}

extension UIControl.ContentHorizontalAlignment {
  fileprivate init(storyboardName name: String?) {
    switch name {
    case "left": self = .left
    case "right": self = .right
    case "fill": self = .fill
    case "leading": self = .leading
    case "trailing": self = .trailing
    default: self = .center
    }
  }
}

extension UIControl.ContentVerticalAlignment {
  fileprivate init(storyboardName name: String?) {
    switch name {
    case "top": self = .top
    case "bottom": self = .bottom
    case "fill": self = .fill
    default: self = .center
    }
  }
}
