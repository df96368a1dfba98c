import Drawing
import Foundation
import InterfaceBuilder

/// The line at the top of the screen with time, signal and battery, as pictures of screens have
/// it: at 9:41, in all languages.
@MainActor
final class StatusBar: UIView {
  private let color: UIColor
  private let time = UILabel()
  private let places: StatusBarPlaces?

  init(_ style: UIStatusBarStyle, on device: Device) {
    color = style.color
    let places = StatusBarPlaces(device)
    self.places = StatusBar.isMirrored ? places?.mirrored(across: device.size.width) : places
    super.init(
      frame: CGRect(x: 0, y: 0, width: device.size.width, height: device.safeAreaInsets.top))
    time.text = "9:41"
    time.textColor = color
    time.textAlignment = .center
    time.font = .systemFont(ofSize: places?.fontSize ?? 12, weight: .semibold)
    addSubview(time)
  }

  required init?(coder: NSCoder) { nil }

  /// It is the system's, not the app's: it is mirrored where people have set a language that runs
  /// to the left, not where an app alone is laid out so. Medium confidence.
  private static var isMirrored: Bool {
    guard let language = Session.current.language, language.pseudo == nil else { return false }
    return language.direction == .rightToLeft
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let places else { return }
    time.frame = CGRect(x: places.time - 40, y: places.line - 11, width: 80, height: 22)
  }

  override func drawContents() -> Picture? {
    guard let places else { return nil }
    let tint = color.components(for: traitCollection)
    var list = DisplayList()
    let glyphs = StatusGlyphs(tint: tint, factor: places.factor)
    glyphs.drawBattery(at: CGPoint(x: places.battery, y: places.line), in: &list)
    glyphs.drawWaves(at: CGPoint(x: places.waves, y: places.line), in: &list)
    if let signal = places.signal {
      glyphs.drawSignal(at: CGPoint(x: signal, y: places.line), in: &list)
    }
    return Picture(bounds: bounds, list)
  }
}

/// Where the marks of a status bar stand, from the left in points; the time by its middle, the
/// glyphs by their left ends.
struct StatusBarPlaces {
  private(set) var time: CGFloat
  private(set) var battery: CGFloat
  private(set) var waves: CGFloat
  /// Pads have none; they know waves alone.
  private(set) var signal: CGFloat?
  /// The middle of all in height.
  let line: CGFloat
  let fontSize: CGFloat
  /// The size of the glyphs: 1 beside an island.
  let factor: CGFloat

  /// nil where there is no status bar: a phone on its side has none. Documented.
  init?(_ device: Device) {
    guard device.safeAreaInsets.top > 0 else { return nil }
    let width = device.size.width
    if let cutout = device.glass.cutout {
      let top = device.safeAreaInsets.top
      self.init(beside: cutout, of: device.glass.cutoutWidth, top: top, width: width)
    } else if device.idiom == .pad {
      self.init(ofPad: device.glass.cornerRadius > 0, width: width)
    } else {
      self.init(aboveButton: width)
    }
  }

  /// Time and glyphs stand 5 points nearer to the cutout than in the middle beside it: measured
  /// beside a notch of 375 points and an island of 402, high confidence there; low for the height
  /// beside other notches.
  private init(
    beside cutout: ScreenGlass.Cutout, of cutoutWidth: CGFloat, top: CGFloat, width: CGFloat
  ) {
    let middle = (width - cutoutWidth) / 4 + 5
    time = middle
    switch cutout {
    case .island:
      (line, fontSize, factor) = (32, 17, 1)
    case .notch:
      let isWide = cutoutWidth > 180
      (line, fontSize, factor) = (23 + (top - 44) * 0.85, isWide ? 15 : 17, isWide ? 0.9 : 1)
    }
    let length: CGFloat = 78 * factor
    let end: CGFloat = min(width - middle + length / 2, width - 14.5)
    battery = end - 27.3 * factor
    waves = battery - 24.3 * factor
    signal = end - length
  }

  /// Signal and waves at the left, the time in the middle, the battery at the right; measured on a
  /// picture of 414 points, high confidence.
  private init(aboveButton width: CGFloat) {
    (time, line, fontSize, factor) = (width / 2, 10, 12, 0.85)
    signal = 6.5
    waves = 28
    battery = width - 5.5 - 27.3 * factor
  }

  /// The time at the left, waves and battery at the right. Low confidence for the margins.
  private init(ofPad isRounded: Bool, width: CGFloat) {
    (line, fontSize, factor) = (isRounded ? 12 : 10, 12, 0.85)
    let margin: CGFloat = isRounded ? 20 : 8
    time = margin + 13
    signal = nil
    battery = width - margin - 27.3 * factor
    waves = battery - 22
  }

  /// The glyphs change places and stay as they are.
  func mirrored(across width: CGFloat) -> StatusBarPlaces {
    var places = self
    places.time = width - time
    places.battery = width - battery - 27.3 * factor
    places.waves = width - waves - 17 * factor
    places.signal = signal.map { width - $0 - 17.9 * factor }
    return places
  }
}
