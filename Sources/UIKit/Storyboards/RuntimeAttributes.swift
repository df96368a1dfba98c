import Diagnostics
import Foundation
import InterfaceBuilder

/// Sets user-defined run-time attributes on an object.
///
/// There is no key-value coding here: what can be set is in a table. What cannot is reported in
/// UIKit's words, and the load goes on, as on iOS. High confidence.
@MainActor
struct RuntimeAttributes {
  let object: NSObject
  let isStandIn: Bool

  func apply(_ attribute: RuntimeAttributeElement) {
    let session = Session.current
    if let view = object as? UIView, let value = attribute.value,
      let set = RuntimeAttributes.viewSetters[attribute.keyPath], set(view, value)
    {
      return
    }
    let isSet = (attribute.value?.forms ?? []).contains {
      session.connections.setOutlet(attribute.keyPath, of: object, to: $0)
    }
    if isSet || isStandIn || attribute.value == .nothing { return }
    let name = session.name(object).replacingOccurrences(of: ": ", with: " ")
    session.report(
      Diagnostic(
        .warning, rule: "runtime-attribute",
        "Failed to set (\(attribute.keyPath)) user defined inspected property on "
          + "(\(type(of: object))): [\(name) setValue:forUndefinedKey:]: this class is not key "
          + "value coding-compliant for the key \(attribute.keyPath).",
        at: attribute.location))
  }

  private typealias Value = RuntimeAttributeElement.Value

  private static let viewSetters: [String: @MainActor (UIView, Value) -> Bool] = [
    "layer.cornerRadius": { $0.setNumber($1) { $0.layer.cornerRadius = $1 } },
    "cornerRadius": { $0.setNumber($1) { $0.layer.cornerRadius = $1 } },
    "layer.borderWidth": { $0.setNumber($1) { $0.layer.borderWidth = $1 } },
    "layer.opacity": { $0.setNumber($1) { $0.alpha = $1 } },
    "alpha": { $0.setNumber($1) { $0.alpha = $1 } },
    "layer.masksToBounds": { $0.setFlag($1) { $0.clipsToBounds = $1 } },
    "clipsToBounds": { $0.setFlag($1) { $0.clipsToBounds = $1 } },
    "editing": { $0.setFlag($1) { ($0 as? UITableView)?.isEditing = $1 } },
    "highlighted": { $0.setFlag($1) { ($0 as? UITableViewCell)?.isHighlighted = $1 } },
    "hidden": { $0.setFlag($1) { $0.isHidden = $1 } },
    "backgroundColor": { $0.setColor($1) { $0.backgroundColor = $1 } },
    "tintColor": { $0.setColor($1) { $0.tintColor = $1 } },
    "layer.borderUIColor": { $0.setColor($1) { $0.layer.borderColor = $1.cgColor } },
  ]
}

extension UIView {
  fileprivate func setNumber(
    _ value: RuntimeAttributeElement.Value, _ set: (UIView, CGFloat) -> Void
  ) -> Bool {
    let number: CGFloat
    switch value {
    case .integer(let integer): number = CGFloat(integer)
    case .real(let real): number = CGFloat(real)
    default: return false
    }
    guard number.isFinite else { return false }
    set(self, NibRect.cut(number))
    return true
  }

  fileprivate func setFlag(
    _ value: RuntimeAttributeElement.Value, _ set: (UIView, Bool) -> Void
  ) -> Bool {
    guard case .boolean(let flag) = value else { return false }
    set(self, flag)
    return true
  }

  fileprivate func setColor(
    _ value: RuntimeAttributeElement.Value, _ set: (UIView, UIColor) -> Void
  ) -> Bool {
    guard case .color(let element) = value, let color = UIColor(element) else { return false }
    set(self, color)
    return true
  }
}

extension RuntimeAttributeElement.Value {
  /// The value in each form that a property may take it in: key-value coding turns numbers into
  /// whatever kind of number the property holds.
  @MainActor fileprivate var forms: [Any] {
    switch self {
    case .boolean(let flag): [flag, flag ? 1 : 0]
    case .integer(let number):
      [number, Double(number), CGFloat(number), Float(number), UInt(clamping: number), number != 0]
    case .real(let number):
      number.isFinite ? [number, CGFloat(number), Float(number), Int(number.clamped)] : []
    case .string(let text), .localizedString(let text): [text]
    case .point(let point): [point]
    case .size(let size): [size]
    case .rect(let rect): [rect]
    case .range(let location, let length): [NSRange(location: location, length: length)]
    case .color(let element): UIColor(element).map { [$0, $0.cgColor] } ?? []
    case .image, .nothing: []
    }
  }
}

extension Double {
  /// Cut to what an integer holds.
  fileprivate var clamped: Double { Swift.min(Swift.max(self, -1e15), 1e15) }
}
