import Diagnostics
import Foundation
import InterfaceBuilder

/// Finds what is wrong with a `constraint` of a document before it is made.
///
/// UIKit would raise, or solve nonsense; here the constraint is left out and the document's place
/// is named.
@MainActor
struct NibConstraintCheck {
  let element: Element
  /// The view whose element lists the constraint.
  let holder: UIView
  let loader: NibLoader
  private let variations: [Element]

  /// Numbers beyond this are no wish about a screen, and would leave others no digits.
  private static let greatest: CGFloat = 1e9

  init(_ element: Element, heldBy holder: UIView, loader: NibLoader) {
    self.element = element
    self.holder = holder
    self.loader = loader
    variations = NibVariations(element).matching
  }

  /// What is wrong, with the attribute that says it.
  struct Fault: Error {
    let attribute: String
    let message: String
  }

  /// nil for a constraint that can be made.
  var diagnostic: Diagnostic? {
    do throws(Fault) {
      try check(equation())
      return nil
    } catch {
      return Diagnostic(
        .warning, rule: "odd-constraint", error.message, at: place(of: error.attribute),
        hint: "the constraint is left out")
    }
  }

  private func equation() throws(Fault) -> ConstraintEquation {
    _ = try value("priority", Self.priority)
    let second = try item("secondItem")
    return ConstraintEquation(
      first: try item("firstItem") ?? holder,
      firstAttribute: try value("firstAttribute", Self.attribute) ?? .notAnAttribute,
      relation: try value("relation", { NSLayoutConstraint.Relation.named[$0] }) ?? .equal,
      second: second,
      secondAttribute: try value("secondAttribute", Self.attribute) ?? .notAnAttribute,
      multiplier: try value("multiplier", Self.factor) ?? 1,
      constant: try value("constant", Self.length) ?? 0)
  }

  private func check(_ equation: ConstraintEquation) throws(Fault) {
    if equation.second == nil, equation.secondAttribute != .notAnAttribute {
      throw Fault(attribute: "secondAttribute", message: "secondAttribute has no secondItem")
    }
    if equation.first as AnyObject? === equation.second as AnyObject?,
      equation.firstAttribute == equation.secondAttribute
    {
      throw Fault(
        attribute: "firstAttribute",
        message: "a constraint relates \(text("firstAttribute")) to itself")
    }
    guard let fault = equation.fault else { return }
    throw Fault(attribute: "firstAttribute", message: message(fault))
  }

  private func message(_ fault: ConstraintEquation.Fault) -> String {
    let (first, second) = (text("firstAttribute"), text("secondAttribute"))
    switch fault {
    case .lonelyPlace: return "\(first) is a place and cannot equal a number alone"
    case .mixedSides, .pairing: return "\(first) cannot be related to \(second)"
    case .noFirstItem, .noItem: return "a constraint has no item"
    case .multiplier, .constant: return "a constraint's numbers are not finite"
    }
  }

  // MARK: What the element says

  /// The value of an attribute; nil where there is none.
  private func value<Value>(
    _ name: String, _ read: (String) -> Value?
  ) throws(Fault) -> Value? {
    guard let text = source(of: name)?[name] else { return nil }
    if let value = read(text) { return value }
    throw Fault(attribute: name, message: "'\(text.prefix(40))' is no \(name) of a constraint")
  }

  private func item(_ name: String) throws(Fault) -> AnyObject? {
    guard let id = source(of: name)?[name] else { return nil }
    let object = loader.object(id: id)
    if object is UIView || object is UILayoutGuide { return object }
    let what = object == nil ? "is not in this scene" : "is no view and no guide"
    throw Fault(attribute: name, message: "\(name) '\(id.prefix(40))' of a constraint \(what)")
  }

  private func text(_ name: String) -> String { source(of: name)?[name] ?? "nothing" }

  private func place(of name: String) -> SourceLocation {
    (source(of: name) ?? element).location(of: name)
  }

  /// The element that says an attribute: a variation for the present traits, or the constraint.
  private func source(of name: String) -> Element? {
    (variations.reversed() + [element]).first { $0[name] != nil }
  }

  // MARK: Values

  private static func attribute(_ text: String) -> NSLayoutConstraint.Attribute? {
    NSLayoutConstraint.Attribute.named[text]
  }

  private static func length(_ text: String) -> CGFloat? {
    NibValue.number(text).flatMap { abs($0) <= greatest ? $0 : nil }
  }

  private static func factor(_ text: String) -> CGFloat? {
    NibValue.ratio(text).flatMap { abs($0) <= greatest && $0 != 0 ? $0 : nil }
  }

  private static func priority(_ text: String) -> CGFloat? {
    NibValue.number(text).flatMap { $0 > 0 && $0 <= 1000 && Float($0) > 0 ? $0 : nil }
  }
}
