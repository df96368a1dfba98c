extension Document {
  /// The scenes of a storyboard, in the order they are written; none in a xib.
  public var scenes: [SceneElement] {
    root.child("scenes")?.children.compactMap(SceneElement.init) ?? []
  }

  /// The top-level objects of a xib, its placeholders too; none in a storyboard.
  public var objects: [Element] { root.child("objects")?.children ?? [] }

  /// The controller that a storyboard starts with.
  public var initialViewController: ControllerElement? {
    root["initialViewController"].flatMap(element(id:)).flatMap(ControllerElement.init)
  }

  /// The controller with a storyboard identifier.
  public func controller(identifier: String) -> ControllerElement? {
    scenes.lazy.compactMap(\.controller).first { $0.storyboardIdentifier == identifier }
  }

  /// All segues, in document order, relationships among them.
  public var segues: [SegueElement] { root.descendants.compactMap(SegueElement.init) }

  /// Whether constraints decide; without, frames and autoresizing masks do.
  public var isAutoLayout: Bool { root.flag("useAutolayout", default: false) }

  /// Whether views have a safe area, and not layout guides of the controller.
  public var usesSafeAreas: Bool { root.flag("useSafeAreas", default: false) }

  /// Whether values may vary by size class.
  public var usesTraitCollections: Bool { root.flag("useTraitCollections", default: false) }

  /// Whether the file is shown while the app starts.
  public var isLaunchScreen: Bool { root.flag("launchScreen", default: false) }

  /// Whether the file is of the time when iPads had storyboards of their own.
  public var isForPad: Bool { root["targetRuntime"] == "iOS.CocoaTouch.iPad" }

  /// The device that the design was drawn for; nil in files older than Xcode 9.
  public var designDevice: DesignDevice? { root.child("device").flatMap(DesignDevice.init) }
}

/// A device as Interface Builder names it in a document.
public struct DesignDevice: Hashable, Sendable {
  /// The element that is asked.
  public let element: Element

  /// A view of an element, nil for one of another sort.
  public init?(_ element: Element) {
    guard element.name == "device", element.id != nil else { return nil }
    self.element = element
  }

  /// The name in the format, such as `retina6_1`.
  public var id: String { element.id ?? "" }

  /// Whether the design was drawn on its side.
  public var isLandscape: Bool { element["orientation"] == "landscape" }

  /// Whether the design was drawn in dark mode.
  public var isDark: Bool { element["appearance"] == "dark" }
}
