/// How a presented controller covers the one that presents it.
public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2
  case none = -1
  case fullScreen = 0
  case pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover

  /// Whether the presenter's view leaves the window and hears of it. High confidence.
  var removesPresenter: Bool {
    switch self {
    case .fullScreen, .currentContext: true
    case .automatic, .none, .pageSheet, .formSheet, .custom, .overFullScreen, .overCurrentContext,
      .popover:
      false
    }
  }

  /// Whether the view leaves a gap at the top. `automatic` is a page sheet since iOS 13.
  var isSheet: Bool {
    switch self {
    case .automatic, .pageSheet, .formSheet, .popover: true
    case .none, .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext: false
    }
  }
}

public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// Animations that run along with a controller's transition.
@MainActor
public protocol UIViewControllerTransitionCoordinator: AnyObject {}
