import Drawing
import Foundation

/// The line at the top of the screen with time, signal and battery, as pictures of screens have it,
/// and the home indicator at the foot.
@MainActor
final class StatusBar: UIView {
  private let color: UIColor
  private let time = UILabel()
  private let device: Device

  init(_ style: UIStatusBarStyle, on device: Device) {
    self.device = device
    color =
      switch style {
      case .default: .label
      case .lightContent: .white
      case .darkContent: .black
      }
    super.init(frame: CGRect(origin: .zero, size: device.size))
    isUserInteractionEnabled = false
    isOpaque = false
    time.text = "9:41"
    time.textColor = color
    time.textAlignment = .center
    // Semibold: 17 beside a notch or an island, 12 on a phone with a button. Medium confidence.
    time.font = .systemFont(ofSize: isLow ? 12 : 17, weight: .semibold)
    addSubview(time)
  }

  required init?(coder: NSCoder) { nil }

  private var isLow: Bool { !device.hasHomeIndicator || device.idiom == .pad }
  /// A phone on its side has none; documented.
  private var isShown: Bool { device.safeAreaInsets.top > 0 }
  /// The middle of what is written. Low confidence beside an island.
  private var line: CGFloat {
    if isLow { return 10 }
    return device.safeAreaInsets.top >= 59 ? 32.5 : 23.5
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    time.isHidden = !isShown
    let center: CGFloat = isLow && device.idiom == .phone ? bounds.midX : isLow ? 30 : 65
    time.frame = CGRect(x: center - 40, y: line - 11, width: 80, height: 22)
  }

  // MARK: Drawing

  override func drawContents() -> Picture? {
    let tint = color.components(for: traitCollection)
    var list = DisplayList()
    if isShown {
      let factor: CGFloat = isLow ? 0.85 : 1
      let right: CGFloat = bounds.width - (isLow ? 8 : 27)
      let battery = 27 * factor
      let wifi = 17 * factor
      StatusGlyphs(tint: tint, factor: factor).draw(
        battery: CGPoint(x: right - battery, y: line),
        wifi: CGPoint(x: right - battery - 7 * factor - wifi, y: line),
        signal: CGPoint(x: right - battery - 14 * factor - wifi - 18 * factor, y: line), in: &list)
    }
    if device.hasHomeIndicator { list.append(.fill(indicator, tint)) }
    return Picture(bounds: bounds, list)
  }

  /// 5 points high, 8 above the edge: measured, high confidence. About a third of the width wide.
  private var indicator: CGPath {
    let width: CGFloat = (bounds.width * 0.358).rounded()
    let rect = CGRect(
      x: ((bounds.width - width) / 2).rounded(), y: bounds.height - 13, width: width, height: 5)
    return CGPath(roundedRect: rect, cornerRadius: 2.5)
  }
}

/// Signal, waves and battery. The places are those of the glyphs' left ends, at half their height.
private struct StatusGlyphs {
  let tint: Drawing.CGColor
  let factor: CGFloat

  func draw(battery: CGPoint, wifi: CGPoint, signal: CGPoint, in list: inout DisplayList) {
    drawSignal(at: signal, in: &list)
    drawWaves(at: wifi, in: &list)
    drawBattery(at: battery, in: &list)
  }

  private func drawSignal(at place: CGPoint, in list: inout DisplayList) {
    for (index, height) in [4.0, 6.3, 9.0, 12.0].enumerated() {
      let height = CGFloat(height) * factor
      let rect = CGRect(
        x: place.x + CGFloat(index) * 4.9 * factor, y: place.y + 6 * factor - height,
        width: 3.2 * factor, height: height)
      list.append(.fill(CGPath(roundedRect: rect, cornerRadius: 0.9 * factor), tint))
    }
  }

  /// Three arcs over a point, the innermost filled.
  private func drawWaves(at place: CGPoint, in list: inout DisplayList) {
    let foot = CGPoint(x: place.x + 8.5 * factor, y: place.y + 6 * factor)
    for radius in [10.4, 6.6] {
      let arc = Self.arc(foot, radius: CGFloat(radius) * factor)
      let path = CGPath([.move(arc[0])] + arc.dropFirst().map { .line($0) })
      list.append(.stroke(path, tint, width: 2.4 * factor))
    }
    let arc = Self.arc(foot, radius: 4.1 * factor)
    list.append(.fill(CGPath([.move(foot)] + arc.map { .line($0) } + [.close]), tint))
  }

  /// A quarter of a circle above its middle.
  private static func arc(_ middle: CGPoint, radius: CGFloat) -> [CGPoint] {
    (0...12).map { step in
      let angle = -CGFloat.pi * (0.75 - 0.5 * CGFloat(step) / 12)
      return CGPoint(
        x: middle.x + radius * CGFloat(cos(Double(angle))),
        y: middle.y + radius * CGFloat(sin(Double(angle))))
    }
  }

  private func drawBattery(at place: CGPoint, in list: inout DisplayList) {
    let body = CGRect(
      x: place.x + 0.5, y: place.y - 6 * factor, width: 24 * factor, height: 12 * factor)
    let faint = tint.copy(alpha: tint.alpha * 0.4)
    list.append(.stroke(CGPath(roundedRect: body, cornerRadius: 3.8 * factor), faint, width: 1))
    let charge = body.insetBy(dx: 2 * factor, dy: 2 * factor)
    list.append(.fill(CGPath(roundedRect: charge, cornerRadius: 2.2 * factor), tint))
    let cap = CGRect(
      x: body.maxX + 1.2 * factor, y: place.y - 2 * factor, width: 1.6 * factor,
      height: 4 * factor)
    list.append(.fill(CGPath(roundedRect: cap, cornerRadius: 0.8 * factor), faint))
  }
}

extension UIWindow {
  /// Draws a status bar and a home indicator over all else, as the topmost controller wants them.
  package final func showStatusBar() {
    let controller = rootViewController
    if controller?.statusBarController(\.childForStatusBarHidden).prefersStatusBarHidden == true {
      return
    }
    let style =
      controller?.statusBarController(\.childForStatusBarStyle).shownStatusBarStyle ?? .default
    addSubview(StatusBar(style, on: Session.current.device))
  }
}

extension UIViewController {
  /// The one that a container leaves the say to.
  fileprivate final func statusBarController(
    _ child: KeyPath<UIViewController, UIViewController?>
  ) -> UIViewController {
    sequence(first: self) { $0[keyPath: child] }.reduce(self) { $1 }
  }

  /// Under a black bar what is written is white unless the controller says otherwise; documented
  /// for navigation controllers.
  fileprivate final var shownStatusBarStyle: UIStatusBarStyle {
    let own = preferredStatusBarStyle
    guard own == .default, let bar = navigationController?.navigationBar,
      bar.barStyle != .default, navigationController?.isNavigationBarHidden == false
    else { return own }
    return .lightContent
  }
}
