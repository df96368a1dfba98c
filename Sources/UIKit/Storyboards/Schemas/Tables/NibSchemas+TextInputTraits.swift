import Foundation
import InterfaceBuilder

extension NibSchemas {
  /// What stands in the `textInputTraits` of a field, a text view or a search bar.
  static let textInputTraits = NibSchema<TraitsReading>(
    NibRule.elsewhere("key"),
    NibRule.choice(
      "autocapitalizationType", UITextAutocapitalizationType.named,
      \.traits.autocapitalizationType),
    NibRule.choice(
      "autocorrectionType", UITextAutocorrectionType.named, \.traits.autocorrectionType),
    NibRule.choice("spellCheckingType", UITextSpellCheckingType.named, \.traits.spellCheckingType),
    NibRule.choice("smartQuotesType", UITextSmartQuotesType.named, \.traits.smartQuotesType),
    NibRule.choice("smartDashesType", UITextSmartDashesType.named, \.traits.smartDashesType),
    NibRule.choice(
      "smartInsertDeleteType", UITextSmartInsertDeleteType.named, \.traits.smartInsertDeleteType),
    NibRule.choice("keyboardType", UIKeyboardType.named, \.traits.keyboardType),
    NibRule.choice("keyboardAppearance", UIKeyboardAppearance.named, \.traits.keyboardAppearance),
    NibRule.choice("returnKeyType", UIReturnKeyType.named, \.traits.returnKeyType),
    NibRule.flag("enablesReturnKeyAutomatically", \.traits.enablesReturnKeyAutomatically),
    NibRule.flag("secureTextEntry", \.traits.isSecureTextEntry),
    NibRule.attribute("textContentType", { $0 }) {
      $0.traits.textContentType = UITextContentType(rawValue: $1)
    })
}

extension NibRule where Object: TextInputTraitsKeeping {
  /// In files, silence about capitals means none (medium confidence); in code it means sentences.
  static var textInputTraits: [NibRule] {
    part("textInputTraits", NibSchemas.textInputTraits, TraitsReading.init) {
      $0.traits = $1.traits
    }
  }
}

/// A `textInputTraits` while it is read.
final class TraitsReading: NSObject {
  var traits = TextInputTraits()

  override init() {
    super.init()
    traits.autocapitalizationType = .none
  }
}

extension UITextAutocapitalizationType {
  static let named: [String: UITextAutocapitalizationType] = [
    "none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters,
  ]
}

extension UITextAutocorrectionType {
  static let named: [String: UITextAutocorrectionType] = [
    "default": .default, "no": .no, "yes": .yes,
  ]
}

extension UITextSpellCheckingType {
  static let named: [String: UITextSpellCheckingType] = [
    "default": .default, "no": .no, "yes": .yes,
  ]
}

extension UITextSmartQuotesType {
  static let named: [String: UITextSmartQuotesType] = [
    "default": .default, "no": .no, "yes": .yes,
  ]
}

extension UITextSmartDashesType {
  static let named: [String: UITextSmartDashesType] = [
    "default": .default, "no": .no, "yes": .yes,
  ]
}

extension UITextSmartInsertDeleteType {
  static let named: [String: UITextSmartInsertDeleteType] = [
    "default": .default, "no": .no, "yes": .yes,
  ]
}

extension UIKeyboardType {
  static let named: [String: UIKeyboardType] = [
    "default": .default, "alphabet": .alphabet, "ASCIICapable": .asciiCapable,
    "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad,
    "phonePad": .phonePad, "namePhonePad": .namePhonePad, "emailAddress": .emailAddress,
    "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
    "ASCIICapableNumberPad": .asciiCapableNumberPad,
  ]
}

extension UIKeyboardAppearance {
  static let named: [String: UIKeyboardAppearance] = [
    "default": .default, "alert": .alert, "dark": .dark, "light": .light,
  ]
}

extension UIReturnKeyType {
  static let named: [String: UIReturnKeyType] = [
    "default": .default, "go": .go, "google": .google, "join": .join, "next": .next,
    "route": .route, "search": .search, "send": .send, "yahoo": .yahoo, "done": .done,
    "emergencyCall": .emergencyCall, "continue": .continue,
  ]
}
