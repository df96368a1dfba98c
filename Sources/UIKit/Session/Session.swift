public import Diagnostics
public import Drawing
public import InterfaceBuilder

/// Everything a run depends on: clock, screen, application, fonts, classes, documents and the
/// place where diagnostics go.
///
/// There are no other mutable statics. UIKit's calls find their session through a task-local
/// binding, so that any number of sessions can run side by side; code outside any binding uses
/// one that is made on first use.
@MainActor
public final class Session {
  @TaskLocal private static var bound: Session?
  private static let ambient = Session(layerContext: LayerContext.current)

  /// The session whose `perform` is running, or the ambient one.
  public static var current: Session { bound ?? ambient }

  public let device: Device
  public let typesetter: any Typesetter
  /// Makes pixels and files of what apps draw; without one they get none.
  public var rasterizer: (any Rasterizer)?
  /// Reads the image files that apps bring; without one they are no images.
  public var imageDecoder: (any ImageDecoder)?
  /// Where apps draw just now.
  let graphics = GraphicsStack()
  /// The classes, outlets and actions that app code brings along.
  public let connections: ConnectionTable
  /// Storyboards by name, as `UIStoryboard(name:bundle:)` finds them.
  public var documents: [String: Document] = [:]
  /// Xibs by name, as `UINib(nibName:bundle:)` and controllers find them.
  public var xibs: [String: Document] = [:]
  /// Images, colours and translations.
  public var resources = SessionResources()
  public var userInterfaceStyle: UIUserInterfaceStyle { didSet { screenTraitsDidChange() } }
  /// Whether colours are to be told apart more easily.
  public var accessibilityContrast = UIAccessibilityContrast.normal {
    didSet { screenTraitsDidChange() }
  }
  public var legibilityWeight = UILegibilityWeight.regular { didSet { screenTraitsDidChange() } }
  /// Which system's control sizes hold; to be set before views are made.
  public var era = InterfaceEra.ios16
  /// How large texts in text styles are.
  public var contentSizeCategory = UIContentSizeCategory.large {
    didSet { screenTraitsDidChange() }
  }
  /// The way the language of the interface runs.
  public var layoutDirection = UIUserInterfaceLayoutDirection.leftToRight {
    didSet { screenTraitsDidChange() }
  }
  /// The language of the system's own words and dates, to be set before views are made; nil for
  /// American English. What documents say is translated by `resources`.
  public var language: Language?
  /// The screen's traits, once they were asked for.
  var knownTraits: UITraitCollection?
  /// The traits of the view or controller that is called at present.
  var calledTraits: UITraitCollection?
  /// What was found wrong so far. A session that goes on where another ended takes over its log,
  /// so that what is reported once was reported once for both.
  public package(set) var log = DiagnosticLog()
  /// Called with each diagnostic as it is reported.
  public var whenReported: ((Diagnostic) -> Void)?
  /// What UIKit wrote to the console, in the words of iOS.
  public private(set) var console: [String] = []
  /// Called with each text that is written to the console.
  public var whenWritten: ((String) -> Void)?
  /// Called with each object of a nib as it is made, before it is complete.
  package var whenMade: ((Element, NSObject) -> Void)?
  /// Called just before each call that a controller gets from this framework.
  public var whenCalled: ((UIViewController, ControllerCallback) -> Void)?
  /// Decides what an exception that UIKit raises does. By default the process ends, as an app
  /// does on iOS; a handler that returns makes the call that raised it do nothing.
  public var whenRaised: (UIKitException) -> Void = { $0.terminate() }
  public var sceneLoading = SceneLoading.running
  /// The canvas that scenes stand on; without one, the insets of the canvas are the device's.
  package var canvas: Canvas? { didSet { sceneLoading = canvas == nil ? .running : .canvas } }
  var nibNesting = NibNesting()
  /// What apps said of the looks of whole classes.
  let appearanceRules = AppearanceRules()

  /// Whether a keyboard comes up on the screen when a text is edited; to be set before.
  public var hasSoftwareKeyboard = false
  var isKeyboardUp = false
  private(set) lazy var pasteboard = UIPasteboard()

  public let layerContext: LayerContext
  public private(set) lazy var screen = UIScreen(device: device)
  public private(set) lazy var application = UIApplication()
  private(set) lazy var frameLoop = FrameLoop()
  var animationContexts: [ViewAnimationContext] = []
  var areAnimationsEnabled = true
  private var addresses = ObjectTable<Int>()
  /// Of what belongs to an object without being one.
  private var partAddresses = ObjectTable<[String: Int]>()
  private var addressCount = 0

  public var timeline: Timeline { layerContext.timeline }

  public convenience init(
    device: Device = .phone, typesetter: any Typesetter = RulerTypesetter(),
    userInterfaceStyle: UIUserInterfaceStyle = .light,
    connections: ConnectionTable = ConnectionTable()
  ) {
    self.init(
      layerContext: LayerContext(timeline: Timeline()), device: device, typesetter: typesetter,
      userInterfaceStyle: userInterfaceStyle, connections: connections)
  }

  private init(
    layerContext: LayerContext, device: Device = .phone,
    typesetter: any Typesetter = RulerTypesetter(),
    userInterfaceStyle: UIUserInterfaceStyle = .light,
    connections: ConnectionTable = ConnectionTable()
  ) {
    self.layerContext = layerContext
    self.device = device
    self.typesetter = typesetter
    layerContext.typesetter = typesetter
    self.userInterfaceStyle = userInterfaceStyle
    self.connections = connections
    timeline.turn = { [weak self] body in
      guard let self else { return body() }
      self.bind {
        body()
        self.frameLoop.endTurn()
      }
    }
  }

  /// Runs the body as one turn of the run loop: then constraints, layout and display, then what
  /// falls due at this moment.
  public func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    let result = try bind {
      let result = try body()
      frameLoop.endTurn()
      return result
    }
    timeline.advance(by: 0)
    return result
  }

  /// Makes this the current session while the body runs; no turn ends.
  public func bind<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Session.$bound.withValue(self) {
      try LayerContext.$current.withValue(layerContext) { try body() }
    }
  }

  public func report(_ diagnostic: Diagnostic, once key: String? = nil) {
    let count = log.entries.count
    if let key { log.report(diagnostic, once: key) } else { log.report(diagnostic) }
    if log.entries.count > count { whenReported?(diagnostic) }
  }

  /// Whether nothing was reported under the key before; always, for no key.
  func isNews(_ key: String?) -> Bool { key.map { !log.knows($0) } ?? true }

  /// Writes to the console, as `NSLog` does on iOS.
  func write(_ text: String) {
    console.append(text)
    whenWritten?(text)
  }

  /// A number that stands for an object in texts where UIKit prints its address. It is the same
  /// on every run: objects are numbered in the order they are first named.
  func address(of object: AnyObject) -> String {
    let number = addresses[object] ?? nextAddress()
    addresses[object] = number
    return "0x\(String(number, radix: 16))"
  }

  /// The same for what UIKit has an object for and this project has not: a part of another one.
  func address(of object: AnyObject, part: String) -> String {
    var known = partAddresses[object] ?? [:]
    let number = known[part] ?? nextAddress()
    known[part] = number
    partAddresses[object] = known
    return "0x\(String(number, radix: 16))"
  }

  private func nextAddress() -> Int {
    addressCount += 1
    return 0x6000_0000_0000 + addressCount * 0x10
  }
}

/// What a scene is loaded for.
public enum SceneLoading: Sendable {
  /// To run: root views take the screen's bounds whatever the file says (measured on iOS 26; high
  /// confidence there), embedded scenes are made.
  case running
  /// To be seen as Interface Builder's canvas shows it: root views keep the size in the file, and
  /// container views stay empty.
  case canvas
}
