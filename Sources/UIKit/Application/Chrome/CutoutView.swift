import Drawing
import Foundation

/// The black part of a screen that holds its cameras: a notch or an island.
@MainActor
final class CutoutView: UIView {
  private let device: Device

  init(_ device: Device) {
    self.device = device
    super.init(frame: CGRect(origin: .zero, size: device.size))
  }

  required init?(coder: NSCoder) { nil }

  /// A phone on its side is turned so that what was above is at the left: landscape left, as
  /// devices are shown. The black is that of the glass, the same in dark.
  override func drawContents() -> Picture? {
    guard let cutout = device.glass.cutout else { return nil }
    var list = DisplayList()
    if device.isLandscape {
      list.append(.transform(CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)))
    }
    list.append(.fill(cutout.path(across: device.portrait.size.width), .black))
    return Picture(bounds: bounds, list)
  }
}

extension ScreenGlass.Cutout {
  /// The radius of the curves by which a notch leaves the edge. Medium confidence.
  private static var ear: CGFloat { 6 }

  /// Its outline on a screen of this width, held upright.
  fileprivate func path(across width: CGFloat) -> CGPath {
    switch self {
    case .island(let size, let top):
      let rect = CGRect(
        x: (width - size.width) / 2, y: top, width: size.width, height: size.height)
      return CGPath(roundedRect: rect, cornerRadius: size.height / 2)
    case .notch(let size, let foot):
      return notch(from: (width - size.width) / 2, size, foot: min(foot, size.height - Self.ear))
    }
  }

  private func notch(from left: CGFloat, _ size: CGSize, foot: CGFloat) -> CGPath {
    let right: CGFloat = left + size.width
    let ear = Self.ear
    let path = CGMutablePath()
    path.move(to: CGPoint(x: left - ear, y: 0))
    path.addQuadCurve(to: CGPoint(x: left, y: ear), control: CGPoint(x: left, y: 0))
    path.addLine(to: CGPoint(x: left, y: size.height - foot))
    path.addArc(
      tangent1End: CGPoint(x: left, y: size.height),
      tangent2End: CGPoint(x: left + foot, y: size.height), radius: foot)
    path.addLine(to: CGPoint(x: right - foot, y: size.height))
    path.addArc(
      tangent1End: CGPoint(x: right, y: size.height),
      tangent2End: CGPoint(x: right, y: size.height - foot), radius: foot)
    path.addLine(to: CGPoint(x: right, y: ear))
    path.addQuadCurve(to: CGPoint(x: right + ear, y: 0), control: CGPoint(x: right, y: 0))
    path.closeSubpath()
    return path.copy() ?? path
  }
}
