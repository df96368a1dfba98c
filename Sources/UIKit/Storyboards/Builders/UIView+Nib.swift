import Diagnostics
import Foundation
import InterfaceBuilder

extension UIView {
  /// What every view says of itself; then its subviews, back to front.
  final func decode(_ element: ViewElement, with loader: NibLoader) {
    nibIdentifier = element.id
    decodeGeometry(element)
    decodeLooks(element)
    decodeBehaviour(element)
    reportConstraints(of: element)
    // Subviews are given to the size in the file: growing to the screen's is another step.
    loader.addSubviews(of: element, to: self)
  }

  private func decodeGeometry(_ element: ViewElement) {
    autoresizesSubviews = element.autoresizesSubviews
    autoresizingMask = AutoresizingMask(rawValue: element.autoresizingMask.rawValue)
    translatesAutoresizingMaskIntoConstraints = element.translatesAutoresizingMask
    if let frame = element.frame { self.frame = NibRect(frame, of: element).rect }
    if let bounds = element.bounds { self.bounds = NibRect(bounds, of: element).rect }
  }

  private func decodeLooks(_ element: ViewElement) {
    contentMode = ContentMode(storyboardName: element.contentMode)
    alpha = CGFloat(element.alpha)
    isHidden = element.isHidden
    isOpaque = element.isOpaque
    clipsToBounds = element.clipsSubviews
    clearsContextBeforeDrawing = element.clearsContextBeforeDrawing
    if let color = element.backgroundColor { backgroundColor = UIColor(color) }
    if let color = element.tintColor { tintColor = UIColor(color) }
  }

  private func decodeBehaviour(_ element: ViewElement) {
    tag = element.tag
    isUserInteractionEnabled = element.userInteractionEnabled
    isMultipleTouchEnabled = element.multipleTouchEnabled
    restorationIdentifier = element.restorationIdentifier
    accessibilityIdentifier = element.accessibilityIdentifier
    accessibilityLabel = element.accessibilityLabel
  }

  private func reportConstraints(of element: ViewElement) {
    guard element.element.document.isAutoLayout, let first = element.constraints.first else {
      return
    }
    Session.current.report(
      Diagnostic(
        .warning, rule: "unsupported", "constraints are not solved yet", at: first.location,
        hint: "the frames of the file and autoresizing stand in"),
      once: "\(element.location.file) constraints")
  }
}

extension UIView.ContentMode {
  init(storyboardName name: String) { self = Self.byName[name] ?? .scaleToFill }

  private static let byName: [String: UIView.ContentMode] = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit,
    "scaleAspectFill": .scaleAspectFill, "redraw": .redraw, "center": .center, "top": .top,
    "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft,
    "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
  ]
}
