import Foundation

/// The views of a button besides its title, each made when there is something to show in it.
///
/// From back to front: the configuration's background, the background image, the image, the title,
/// the subtitle, and what turns while something goes on.
extension UIButton {
  final func makeImageView() -> UIImageView {
    let view = UIImageView()
    insertSubview(view, at: (ground == nil ? 0 : 1) + (backdrop == nil ? 0 : 1))
    picture = view
    return view
  }

  final func makeBackdrop() -> UIImageView {
    let view = UIImageView()
    insertSubview(view, at: ground == nil ? 0 : 1)
    backdrop = view
    return view
  }

  final func showConfiguredParts() {
    keepGround()
    keepSubtitle()
    keepSpinner()
  }

  private func keepGround() {
    guard configuration != nil else {
      ground?.removeFromSuperview()
      ground = nil
      return
    }
    guard ground == nil else { return }
    let view = ButtonBackground()
    insertSubview(view, at: 0)
    ground = view
  }

  private func keepSubtitle() {
    guard let configuration, let text = configuration.subtitle else {
      subtitle?.removeFromSuperview()
      subtitle = nil
      return
    }
    let label = subtitle ?? UILabel()
    if subtitle == nil { addSubview(label) }
    subtitle = label
    label.numberOfLines = 0
    label.text = text
    label.font = configuration.shownSubtitleFont
    label.textColor = currentTitleColor
    label.textAlignment = titleAlignment
  }

  private func keepSpinner() {
    guard configuration?.showsActivityIndicator == true else {
      spinner?.removeFromSuperview()
      spinner = nil
      return
    }
    let view = spinner ?? UIActivityIndicatorView(style: .medium)
    if spinner == nil { addSubview(view) }
    spinner = view
    view.color = currentTitleColor
    view.isUserInteractionEnabled = false
    if !view.isAnimating { view.startAnimating() }
  }

  final func keepGlow() {
    guard showsTouchWhenHighlighted, isHighlighted else {
      glow?.removeFromSuperview()
      glow = nil
      return
    }
    guard glow == nil else { return }
    let view = ButtonGlow()
    addSubview(view)
    glow = view
  }

  /// Darkens the image while the button is held: the image's outline in half black over it.
  final func keepShade(over image: UIImage?) {
    guard let image, let picture else {
      shade?.removeFromSuperview()
      shade = nil
      return
    }
    let view = shade ?? UIImageView()
    if view.superview !== picture { picture.addSubview(view) }
    shade = view
    view.frame = picture.bounds
    view.contentMode = picture.contentMode
    view.image = image.withTintColor(
      UIColor(white: 0, alpha: UIButton.shadeStrength), renderingMode: .alwaysTemplate)
  }

  /// Medium confidence.
  private static let shadeStrength: CGFloat = 0.5
}
