import InterfaceBuilder

extension UIViewController {
  final func decode(_ element: ControllerElement) {
    title = element.title
    restorationIdentifier = element.restorationIdentifier
    if let style = element.modalPresentationStyle {
      modalPresentationStyle = UIModalPresentationStyle(storyboardName: style)
    }
    if let style = element.modalTransitionStyle {
      modalTransitionStyle = UIModalTransitionStyle(storyboardName: style)
    }
    let attributes = element.element
    definesPresentationContext = attributes.flag("definesPresentationContext", default: false)
    hidesBottomBarWhenPushed = attributes.flag("hidesBottomBarWhenPushed", default: false)
    isModalInPresentation = attributes.flag("modalInPresentation", default: false)
  }
}

extension UIModalPresentationStyle {
  init(storyboardName name: String) {
    switch name {
    case "fullScreen": self = .fullScreen
    case "pageSheet": self = .pageSheet
    case "formSheet": self = .formSheet
    case "currentContext": self = .currentContext
    case "custom": self = .custom
    case "overFullScreen": self = .overFullScreen
    case "overCurrentContext": self = .overCurrentContext
    case "popover": self = .popover
    default: self = .automatic
    }
  }
}

extension UIModalTransitionStyle {
  init(storyboardName name: String) {
    switch name {
    case "flipHorizontal": self = .flipHorizontal
    case "crossDissolve": self = .crossDissolve
    case "partialCurl": self = .partialCurl
    default: self = .coverVertical
    }
  }
}
