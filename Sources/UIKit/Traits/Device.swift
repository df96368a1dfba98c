public import Foundation

/// A screen to run on, named as Interface Builder names its devices, and the way it is held.
public struct Device: Hashable, Sendable {
  public var id: String
  /// The model most people know the screen from.
  public var name: String
  /// In points, as it is held.
  public var size: CGSize
  /// Pixels a point.
  public var scale: CGFloat
  /// As it is held.
  public var safeAreaInsets: UIEdgeInsets
  public var idiom: UIUserInterfaceIdiom
  /// Whether it is held on its side.
  public private(set) var isLandscape = false
  /// The glass, upright.
  package let glass: ScreenGlass
  /// The insets when it is held the other way.
  private var turnedInsets: UIEdgeInsets

  /// What lies at the edges of a screen.
  enum Body {
    /// A status bar above, hidden on a phone's side; a button below.
    case button
    /// A notch or an island above, on a phone's side at both sides; a home indicator below.
    case edgeToEdge(top: CGFloat, ScreenGlass)
  }

  init(
    _ id: String, _ name: String, _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat,
    _ body: Body, idiom: UIUserInterfaceIdiom = .phone
  ) {
    switch body {
    case .button: glass = ScreenGlass()
    case .edgeToEdge(_, let shape): glass = shape
    }
    self.id = id
    self.name = name
    size = CGSize(width: width, height: height)
    self.scale = scale
    self.idiom = idiom
    (safeAreaInsets, turnedInsets) = body.insets(idiom)
  }

  /// The same device on its side.
  public var landscape: Device { isLandscape ? self : turned }

  /// The same device upright.
  public var portrait: Device { isLandscape ? turned : self }

  private var turned: Device {
    var device = self
    device.size = CGSize(width: size.height, height: size.width)
    device.isLandscape.toggle()
    (device.safeAreaInsets, device.turnedInsets) = (turnedInsets, safeAreaInsets)
    return device
  }

  /// By Interface Builder's id, or by name without regard to case.
  public static func named(_ name: String) -> Device? {
    all.first { $0.id == name || $0.name.lowercased() == name.lowercased() }
  }
}

extension Device.Body {
  /// Upright and on its side. Insets of 44, 47, 48, 50 and 59 above and of 34 below are what
  /// Interface Builder's canvas has (high confidence); those on the side: 21 below and the notch's
  /// height at both sides (medium).
  fileprivate func insets(
    _ idiom: UIUserInterfaceIdiom
  ) -> (upright: UIEdgeInsets, turned: UIEdgeInsets) {
    let isPad = idiom == .pad
    switch self {
    case .button:
      let upright = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
      return (upright, isPad ? upright : .zero)
    case .edgeToEdge(let top, _):
      let upright = UIEdgeInsets(top: top, left: 0, bottom: isPad ? 20 : 34, right: 0)
      return (upright, isPad ? upright : UIEdgeInsets(top: 0, left: top, bottom: 21, right: top))
    }
  }
}

// MARK: - Size classes and bars

extension Device {
  /// Wide on their side: the 5.5-inch phones and those of 414 points and more. Documented.
  private var isLargePhone: Bool { idiom == .phone && min(size.width, size.height) >= 414 }

  /// Documented.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    if isAnySize { return .unspecified }
    return idiom == .pad || (isLandscape && isLargePhone) ? .regular : .compact
  }

  /// Documented.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    if isAnySize { return .unspecified }
    return idiom == .phone && isLandscape ? .compact : .regular
  }

  /// In points from the top of the screen, where nothing else pushes it down.
  ///
  /// Beside an island a bar begins at the foot of the status bar, which ends before the safe area
  /// does: at 53 2/3 where the safe area begins at 59, at 56 1/3 where it begins at 62. Seen in
  /// pictures and logs of iOS 16 to 18; high confidence. Since iOS 26 it is the safe area again.
  @MainActor var navigationBarTop: CGFloat {
    guard glass.hasIsland, !isLandscape, InterfaceEra.current < .ios26 else {
      return safeAreaInsets.top
    }
    return safeAreaInsets.top >= 62 ? 169 / 3 : 161 / 3
  }

  /// Whether a home indicator lies at the bottom edge.
  var hasHomeIndicator: Bool { safeAreaInsets.bottom > 0 }

  /// Low bars are for phones on their side, the large ones left out. Medium confidence.
  private var hasLowBars: Bool { verticalSizeClass == .compact && horizontalSizeClass == .compact }

  /// In points, without the status bar. 50 on pads, as in files; high confidence.
  var navigationBarHeight: CGFloat {
    if hasLowBars { return 32 }
    return idiom == .pad ? 50 : 44
  }

  /// In points, without the home indicator. 50 on pads: medium confidence.
  var tabBarHeight: CGFloat {
    if hasLowBars { return 32 }
    return idiom == .pad ? 50 : 49
  }

  /// In points, without the home indicator. Above one it is as high as a tab bar; seen in files
  /// that Interface Builder wrote, high confidence for that.
  var toolbarHeight: CGFloat {
    if hasLowBars { return 32 }
    if idiom == .pad { return 50 }
    return hasHomeIndicator ? 49 : 44
  }
}
