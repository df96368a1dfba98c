import Foundation
import InterfaceBuilder

extension NibSchemas {
  static let textView = NibSchema<UITextView>(
    textViewText, textViewBehaviour, NibRule.textInputTraits)

  private static let textViewText: [NibRule<UITextView>] =
    NibRule.string("text", \.optionalText)
    + NibRule.text("text", \.optionalText)
    + NibRule.attributedText("attributedText") { $0.attributedText = $1 }
    + NibRule.font("fontDescription") { $0.font = $1 }
    + NibRule.color("textColor") { $0.textColor = $1 ?? .label }
    + NibRule.choice("textAlignment", NSTextAlignment.named, \.textAlignment)
    + NibRule.editor("usesAttributedText")

  private static let textViewBehaviour: [NibRule<UITextView>] =
    NibRule.flag("editable", \.isEditable)
    + NibRule.flag("selectable", \.isSelectable)
    + NibRule.flag("allowsEditingTextAttributes", \.allowsEditingTextAttributes)
    + NibRule.flag("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory)
    + NibRule.part("dataDetectorType", dataDetectorType, DetectorReading.init) {
      $0.dataDetectorTypes = $1.types
    }

  /// Each kind of data that is to be found is written as a flag.
  static let dataDetectorType = NibSchema<DetectorReading>(
    NibRule.elsewhere("key", "none"),
    detector("phoneNumber", .phoneNumber), detector("link", .link),
    detector("address", .address), detector("calendarEvent", .calendarEvent),
    detector("shipmentTrackingNumber", .shipmentTrackingNumber),
    detector("flightNumber", .flightNumber), detector("lookupSuggestion", .lookupSuggestion),
    detector("all", .all))

  private static func detector(
    _ name: String, _ type: UIDataDetectorTypes
  ) -> [NibRule<DetectorReading>] {
    NibRule.attribute(name, NibValue.flag) { if $1 { $0.types.formUnion(type) } }
  }
}

extension UITextView {
  fileprivate var optionalText: String? {
    get { text }
    set { text = newValue }
  }
}

/// A `dataDetectorType` while it is read.
final class DetectorReading: NSObject {
  var types: UIDataDetectorTypes = []
}
