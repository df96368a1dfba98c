import Foundation
import InterfaceBuilder

extension NibSchemas {
  static let textView = NibSchema<UITextView>(
    textViewText, textViewBehaviour, NibRule.textInputTraits)

  private static let textViewText: [NibRule<UITextView>] =
    NibRule.attribute("text", { $0 }) { $0.text = $1 }
    + NibRule.child("string", key: "text", longText)
    + NibRule.child("mutableString", key: "text", longText)
    + NibRule.attributedText("attributedText") { $0.attributedText = $1 }
    + NibRule.font("fontDescription") { $0.font = $1 }
    + NibRule.color("textColor") { $0.textColor = $1 ?? .label }
    + NibRule.choice("textAlignment", NSTextAlignment.named, \.textAlignment)
    + NibRule.editor("usesAttributedText")

  private static func longText(_ view: UITextView, _ statement: NibStatement) -> Bool {
    view.text = statement.element.decodedText
    return true
  }

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

/// A `dataDetectorType` while it is read.
final class DetectorReading: NSObject {
  var types: UIDataDetectorTypes = []
}
