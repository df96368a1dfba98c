import Foundation
import InterfaceBuilder

extension NibSchemas {
  static let control = NibSchema<UIControl>(
    NibRule.flag("enabled", \.isEnabled),
    NibRule.flag("selected", \.isSelected),
    NibRule.flag("highlighted", \.isHighlighted),
    NibRule.choice(
      "contentHorizontalAlignment", UIControl.ContentHorizontalAlignment.named,
      \.contentHorizontalAlignment),
    NibRule.choice(
      "contentVerticalAlignment", UIControl.ContentVerticalAlignment.named,
      \.contentVerticalAlignment))

  static let button = NibSchema<UIButton>(
    buttonText, buttonLayout, buttonBehaviour)

  private static let buttonText: [NibRule<UIButton>] =
    NibRule.choice("buttonType", UIButton.ButtonType.named, \.typeInFile)
    + NibRule.font("fontDescription") { $0.titleLabel?.font = $1 }
    + NibRule.choice("lineBreakMode", NSLineBreakMode.named, \.titleLineBreakMode)
    + NibRule.size("titleShadowOffset", \.titleShadowOffset)
    + NibRule.child("state") { button, statement in
      guard let state = statement.element["key"].flatMap({ UIControl.State.named[$0] }) else {
        return false
      }
      let look = ButtonState(button, state)
      NibSchemas.buttonState.apply(statement.element, to: look, with: statement.loader)
      return true
    }.inside(buttonState)
    + NibRule.part("buttonConfiguration", buttonConfiguration, ButtonConfiguration.init) {
      $0.adoptConfiguration($1.configuration)
    }
    + NibRule.editor("hasAttributedTitle")

  private static let buttonLayout: [NibRule<UIButton>] =
    NibRule.insets("contentEdgeInsets", \.contentEdgeInsets)
    + NibRule.insets("titleEdgeInsets", \.titleEdgeInsets)
    + NibRule.insets("imageEdgeInsets", \.imageEdgeInsets)

  private static let buttonBehaviour: [NibRule<UIButton>] =
    NibRule.flag("reversesTitleShadowWhenHighlighted", \.reversesTitleShadowWhenHighlighted)
    + NibRule.flag("adjustsImageWhenHighlighted", \.adjustsImageWhenHighlighted)
    + NibRule.flag("adjustsImageWhenDisabled", \.adjustsImageWhenDisabled)
    + NibRule.flag("showsTouchWhenHighlighted", \.showsTouchWhenHighlighted)
    + NibRule.flag("showsMenuAsPrimaryAction", \.showsMenuAsPrimaryAction)
    + NibRule.flag("changesSelectionAsPrimaryAction", \.changesSelectionAsPrimaryAction)
    + NibRule.flag("pointerInteraction", \.isPointerInteractionEnabled)
    + NibRule.flag("springLoaded", \.isSpringLoaded)
    + NibRule.choice("role", UIButton.Role.named, \.role)
    + NibRule.flag(
      "adjustsImageSizeForAccessibilityContentSizeCategory",
      \.adjustsImageSizeForAccessibilityContentSizeCategory)

  static let buttonState = NibSchema<ButtonState>(
    NibRule.elsewhere("key", "catalog"),
    NibRule.attribute("title", { $0 }) { state, title in
      state.change { $0.title = title }
    },
    NibRule.child("string", key: "title", titleText),
    NibRule.child("mutableString", key: "title", titleText),
    NibRule.attributedText("attributedTitle") { state, title in
      state.change { $0.attributedTitle = title }
    },
    NibRule.color("titleColor") { state, color in state.change { $0.titleColor = color } },
    NibRule.color("titleShadowColor") { state, color in
      state.change { $0.titleShadowColor = color }
    },
    NibRule.image("image") { state, image in state.change { $0.image = image } },
    NibRule.image("backgroundImage") { state, image in
      state.change { $0.backgroundImage = image }
    },
    NibRule.symbolConfiguration("preferredSymbolConfiguration") { state, configuration in
      state.change { $0.symbolConfiguration = configuration }
    })

  private static func titleText(_ state: ButtonState, _ statement: NibStatement) -> Bool {
    state.change { $0.title = statement.element.decodedText }
    return true
  }
}

extension UIButton {
  /// A system button's title is 15 points where the file names no font, a custom one's 18 as in
  /// code; recorded by their sizes, high confidence.
  fileprivate var typeInFile: ButtonType {
    get { buttonType }
    set {
      buttonType = newValue
      if newValue == .system { titleLabel?.font = .systemFont(ofSize: 15) }
    }
  }

  /// A configuration in a file is all that counts: Interface Builder leaves the title of the states
  /// as it was and does not show it. Recorded four times.
  fileprivate func adoptConfiguration(_ configuration: Configuration) {
    looks[.normal]?.title = nil
    looks[.normal]?.attributedTitle = nil
    looks[.normal]?.image = nil
    self.configuration = configuration
  }

  fileprivate var titleLineBreakMode: NSLineBreakMode {
    get { titleLabel?.lineBreakMode ?? .byTruncatingMiddle }
    set { titleLabel?.lineBreakMode = newValue }
  }

  fileprivate var titleShadowOffset: CGSize {
    get { titleLabel?.shadowOffset ?? .zero }
    set { titleLabel?.shadowOffset = newValue }
  }
}

/// One `state` of a button while it is read.
@MainActor
final class ButtonState: NSObject {
  private let button: UIButton
  private let state: UIControl.State

  init(_ button: UIButton, _ state: UIControl.State) {
    self.button = button
    self.state = state
  }

  func change(_ change: (inout UIButton.Look) -> Void) { button.change(state, change) }
}

extension UIButton.Role {
  static let named: [String: UIButton.Role] = [
    "normal": .normal, "primary": .primary, "cancel": .cancel, "destructive": .destructive,
  ]
}

extension UIControl.State {
  static let named: [String: UIControl.State] = [
    "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
    "focused": .focused,
  ]
}

extension UIButton.ButtonType {
  /// Absent means custom; `roundedRect` is the old name of system. High confidence.
  static let named: [String: UIButton.ButtonType] = [
    "custom": .custom, "system": .system, "roundedRect": .system,
    "detailDisclosure": .detailDisclosure, "infoLight": .infoLight, "infoDark": .infoDark,
    "contactAdd": .contactAdd, "plain": .plain, "close": .close,
  ]
}

extension UIControl.ContentHorizontalAlignment {
  static let named: [String: UIControl.ContentHorizontalAlignment] = [
    "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading,
    "trailing": .trailing,
  ]
}

extension UIControl.ContentVerticalAlignment {
  static let named: [String: UIControl.ContentVerticalAlignment] = [
    "center": .center, "top": .top, "bottom": .bottom, "fill": .fill,
  ]
}
