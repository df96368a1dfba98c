public import Foundation

extension UIButton {
  /// What a button looks like in one state; what is nil is as in the normal state.
  struct Look {
    var title: String?
    var attributedTitle: NSAttributedString?
    var titleColor: UIColor?
    var titleShadowColor: UIColor?
    var image: UIImage?
    var backgroundImage: UIImage?
    var symbolConfiguration: UIImage.SymbolConfiguration?

    /// With the colours and pictures of another, where it has none of its own.
    func dressed(as other: Look) -> Look {
      var look = self
      look.titleColor = titleColor ?? other.titleColor
      look.titleShadowColor = titleShadowColor ?? other.titleShadowColor
      look.image = image ?? other.image
      look.backgroundImage = backgroundImage ?? other.backgroundImage
      look.symbolConfiguration = symbolConfiguration ?? other.symbolConfiguration
      return look
    }
  }

  final func change(_ state: State, _ change: (inout Look) -> Void) {
    change(&looks[state, default: Look()])
    contentDidChange()
  }

  /// What was set for the present state, or else for the normal one.
  private func current<Value>(_ value: (Look) -> Value?) -> Value? {
    looks[state].flatMap(value) ?? looks[.normal].flatMap(value)
  }

  // MARK: Title

  public final func title(for state: State) -> String? { looks[state]?.title }
  public final func titleColor(for state: State) -> UIColor? { looks[state]?.titleColor }

  public final func titleShadowColor(for state: State) -> UIColor? {
    looks[state]?.titleShadowColor
  }

  public final func setTitleShadowColor(_ color: UIColor?, for state: State) {
    change(state) { $0.titleShadowColor = color }
  }

  public final func attributedTitle(for state: State) -> NSAttributedString? {
    looks[state]?.attributedTitle
  }

  /// It goes before a plain title; documented.
  public final func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    change(state) { $0.attributedTitle = title }
  }

  /// A title of the configuration is for states that have none of their own; medium confidence.
  public final var currentTitle: String? {
    current(\.title) ?? configuration?.shownTitle
  }

  /// Whether the state itself, and not only the normal one, has an image of its own.
  final var hasImageForState: Bool { state != .normal && looks[state]?.image != nil }
  final var hasBackgroundForState: Bool {
    state != .normal && looks[state]?.backgroundImage != nil
  }

  public final var currentAttributedTitle: NSAttributedString? {
    current(\.attributedTitle)
  }

  /// What was set for the state, or for the normal one; then the kind's own: a system button's
  /// title takes the tint, and grey when disabled (high confidence); a custom one's is white.
  public final var currentTitleColor: UIColor {
    if let color = looks[state]?.titleColor { return color }
    if let configuration {
      return configuration.foregroundColor(tint: tintColor, state: configuredState)
    }
    if buttonType != .custom, !isEnabled { return .tertiaryLabel }
    if showsSelectionPlate { return .systemBackground }
    return looks[.normal]?.titleColor ?? (buttonType == .custom ? .white : tintColor)
  }

  public final var currentTitleShadowColor: UIColor? { current(\.titleShadowColor) }

  // MARK: Images

  public final func image(for state: State) -> UIImage? { looks[state]?.image }

  public final func setImage(_ image: UIImage?, for state: State) {
    change(state) { $0.image = image }
  }

  public final func backgroundImage(for state: State) -> UIImage? {
    looks[state]?.backgroundImage
  }

  public final func setBackgroundImage(_ image: UIImage?, for state: State) {
    change(state) { $0.backgroundImage = image }
  }

  public final func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    change(state) { $0.symbolConfiguration = configuration }
  }

  public final func preferredSymbolConfigurationForImage(
    in state: State
  ) -> UIImage.SymbolConfiguration? { looks[state]?.symbolConfiguration }

  public final var currentImage: UIImage? {
    guard let image = current(\.image) ?? configuration?.image else { return nil }
    let preferred =
      current(\.symbolConfiguration) ?? configuration?.preferredSymbolConfigurationForImage
    return preferred.flatMap(image.applyingSymbolConfiguration) ?? image
  }

  public final var currentBackgroundImage: UIImage? { current(\.backgroundImage) }

  public final var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    current(\.symbolConfiguration)
  }
}
