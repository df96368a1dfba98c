import Diagnostics
import Foundation
import InterfaceBuilder

/// Makes the connections that one object of a nib has: outlets, collections, actions.
@MainActor
struct NibConnector {
  let loader: NibLoader
  let object: NSObject

  private var isStandIn: Bool { loader.isStandIn(object) }

  func connect(_ element: AnyObjectElement) {
    for outlet in element.outlets { connect(outlet) }
    connect(element.outletCollections)
    for action in element.actions { connect(action) }
  }

  /// One whose destination is made later, with the view, waits for that load.
  private func connect(_ outlet: OutletElement) {
    guard let value = loader.object(id: outlet.destinationID) else {
      return reportUnmade(outlet)
    }
    guard isFirst(outlet.element) else { return }
    set(outlet.property, to: value, at: outlet.location)
  }

  /// Set once, with all members in the order of the document. Medium confidence.
  private func connect(_ members: [OutletCollectionElement]) {
    var seen: [String] = []
    for member in members where !seen.contains(member.property) {
      seen.append(member.property)
      let values = members.filter { $0.property == member.property }
        .map { loader.object(id: $0.destinationID) }
      let known = values.compactMap(\.self)
      guard known.count == values.count, isFirst(member.element) else { continue }
      set(member.property, to: known, at: member.location)
    }
  }

  private func isFirst(_ connection: Element) -> Bool {
    loader.nib?.connectsFirst(connection) ?? true
  }

  private func set(_ property: String, to value: Any, at location: SourceLocation) {
    let session = Session.current
    if session.connections.setOutlet(property, of: object, to: value)
      || BuiltInOutlets.set(property, of: object, to: value) || isStandIn
    {
      return
    }
    let isKnown =
      session.connections.hasOutlet(property, of: object)
      || BuiltInOutlets.has(property, of: object)
    if isKnown || String(reflecting: type(of: object)).hasPrefix("UIKit.") {
      // Either the object at the other end is a stand-in of another class, or UIKit's own outlet
      // is not supported yet.
      return session.report(
        Diagnostic(
          .warning, rule: "unsupported", "outlet '\(property)' of \(type(of: object)) is not set",
          at: location, hint: isKnown ? "a \(type(of: value)) stands in at the other end" : nil),
        once: "\(location.file) outlet \(property)")
    }
    let name = session.name(object).replacingOccurrences(of: ": ", with: " ")
    session.raise(
      .unknownKey,
      "[\(name) setValue:forUndefinedKey:]: this class is not key value coding-compliant for "
        + "the key \(property).")
  }

  private func connect(_ action: ActionElement) {
    let target = action.goesToFirstResponder ? nil : loader.object(id: action.destinationID)
    // A destination that is nothing must not turn into a call to whoever answers.
    let mayConnect = target != nil || action.goesToFirstResponder
    let selector = Selector(action.selector)
    switch object {
    case _ where !mayConnect && isSource: break
    case let control as UIControl:
      let event =
        action.eventType.flatMap(UIControl.Event.init(storyboardName:)) ?? .touchUpInside
      control.addTarget(target, action: selector, for: event)
    case let item as UIBarButtonItem:
      item.target = target
      item.action = selector
    case let recognizer as UIGestureRecognizer: recognizer.connect(target, selector)
    default: reportUnconnected(action)
    }
  }

  private var isSource: Bool {
    object is UIControl || object is UIBarButtonItem || object is UIGestureRecognizer
  }

  private func reportUnconnected(_ action: ActionElement) {
    Session.current.report(
      Diagnostic(
        .warning, rule: "unsupported",
        "action '\(action.selector)' of \(action.owner?.name ?? "?") is not connected",
        at: action.location),
      once: "\(action.location.file) action \(action.owner?.name ?? "")")
  }

  private func reportUnmade(_ outlet: OutletElement) {
    guard let destination = outlet.destination, !isMadeWithView(destination),
      destination["placeholderIdentifier"] == nil
    else { return }
    Session.current.report(
      Diagnostic(
        .warning, rule: "unsupported",
        "outlet '\(outlet.property)' stays nil: \(destination.name) is not made yet",
        at: outlet.location),
      once: "\(outlet.location.file) outlet to \(destination.name)")
  }

  private func isMadeWithView(_ element: Element) -> Bool {
    object is UIViewController && (object as? UIViewController)?.isViewLoaded == false
      && ElementClass.role(of: element.name) == .view
  }
}
