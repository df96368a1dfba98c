import Diagnostics
import Foundation
import InterfaceBuilder

/// Makes the objects of one nib: allocate, configure, connect, awake.
@MainActor
final class NibLoader {
  /// The scene, unless top-level objects of a xib are made.
  let nib: SceneNib?
  /// Every object by its element's id.
  private(set) var objects: [String: NSObject]
  /// What this load has made, in the order of the document.
  private var made: [(element: Element, object: NSObject)] = []
  /// The owner of a xib.
  private var owner: (element: Element, object: NSObject)?
  private var adopted: Set<ObjectIdentifier> = []
  /// Objects whose own class is not linked: nothing can be connected to them.
  private var standIns: Set<ObjectIdentifier> = []

  init(nib: SceneNib?, known: [String: NSObject] = [:]) {
    self.nib = nib
    objects = known
  }

  /// Holds on to an object that nothing else holds, as long as the scene lives.
  func keep(_ object: NSObject) { nib?.keep(object) }

  func object(id: String?) -> NSObject? { id.flatMap { objects[$0] } }

  func isStandIn(_ object: NSObject) -> Bool { standIns.contains(ObjectIdentifier(object)) }

  /// Notes that the object stands for the element, before it is complete.
  func adopt(_ object: NSObject, for element: Element) {
    if let id = element.id { objects[id] = object }
    if adopted.insert(ObjectIdentifier(object)).inserted {
      made.append((element, object))
      Session.current.whenMade?(element, object)
    }
    if isOfUnknownClass(element) { standIns.insert(ObjectIdentifier(object)) }
  }

  func isOfUnknownClass(_ element: Element) -> Bool {
    element["customClass"] != nil && classEntry(for: element) == nil
  }

  /// Lets an object stand for the owner's placeholder: it is connected, nothing else. Without one
  /// a plain object stands in, which has no outlets.
  func adoptOwner(_ owner: NSObject?, for placeholder: Element, isStandIn: Bool) {
    let owner = owner ?? NSObject()
    if let id = placeholder.id { objects[id] = owner }
    if isStandIn { standIns.insert(ObjectIdentifier(owner)) }
    self.owner = (placeholder, owner)
    Session.current.whenMade?(placeholder, owner)
  }

  // MARK: Allocating and configuring

  func makeController(
    _ element: ControllerElement, creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController {
    let coder = NibCoder(element.element, self)
    let created = creator?(coder) ?? makeCustom(element.element, coder) as? UIViewController
    if let created { return created }
    if let known = NibKinds.named(element.element.name)?.make(coder) as? UIViewController {
      return known
    }
    // What is wrong with a reference was said where it was followed.
    if !element.isPlaceholder { reportUnsupported(element.element) }
    guard let plain = UIViewController(coder: coder) else { return UIViewController() }
    return plain
  }

  func makeView(_ element: ViewElement) -> UIView {
    let coder = NibCoder(element.element, self)
    if let custom = makeCustom(element.element, coder) as? UIView { return custom }
    let kind = NibKinds.foreign(for: element.element) ?? NibKinds.named(element.element.name)
    if let known = kind?.make(coder) as? UIView { return known }
    reportUnsupported(element.element)
    let opaque = OpaqueView(coder: coder) ?? OpaqueView(frame: element.frame ?? .zero)
    opaque.kind = element.className ?? element.element.name
    return opaque
  }

  /// Makes the subviews, back to front. Those nested too deep are left out.
  func addSubviews(of element: ViewElement, to view: UIView) {
    let subviews = element.subviews
    guard !subviews.isEmpty else { return }
    let session = Session.current
    guard session.nibNesting.enterView() else {
      return session.report(
        Diagnostic(
          .error, rule: "endless-nesting",
          "views are nested more than \(NibNesting.viewLimit) deep", at: element.location,
          hint: "what lies inside this one is left out"),
        once: "\(element.location.file) nested views")
    }
    defer { session.nibNesting.leaveView() }
    let excluded = NibVariations(element.element).excluded(from: "subviews")
    for subview in subviews {
      let made = makeView(subview)
      // What the present traits leave out exists, outside the tree; medium confidence.
      if subview.id.map(excluded.contains) == true { keep(made) } else { view.addSubview(made) }
    }
  }

  /// On Interface Builder's canvas prototypes stand where they were drawn; an app has only the
  /// copies that it asks for.
  func showOnCanvas(_ prototypes: [Element], in list: UIView) {
    guard Session.current.sceneLoading == .canvas else { return }
    for element in prototypes.compactMap(ViewElement.init) { list.addSubview(makeView(element)) }
  }

  /// Any object: a view, or what is neither view nor controller. nil, with a diagnostic, for a
  /// kind that is not supported.
  @discardableResult
  func makeObject(_ element: Element) -> NSObject? {
    if let view = ViewElement(element) {
      let made = makeView(view)
      adopt(made, for: element)
      return made
    }
    let coder = NibCoder(element, self)
    if let made = makeCustom(element, coder) ?? NibKinds.named(element.name)?.make(coder) {
      adopt(made, for: element)
      return made
    }
    reportUnsupported(element)
    return nil
  }

  private func makeCustom(_ element: Element, _ coder: NibCoder) -> NSObject? {
    guard let name = element["customClass"] else { return nil }
    switch classEntry(for: element)?.making {
    case .decoding(let make): return make(coder)
    case .plain(let make): return make()
    case .segue, nil:
      reportUnknownClass(name, element)
      return nil
    }
  }

  private func classEntry(for element: Element) -> ClassEntry? {
    guard let name = element["customClass"] else { return nil }
    return Session.current.connections.entry(
      named: name, module: element["customModule"],
      anyModule: element["customModuleProvider"] == "target")
  }

  // MARK: Connecting and awaking

  /// Run-time attributes and connections for all objects of this load, then `awakeFromNib`.
  func finish() {
    makeConstraints()
    for (element, object) in made { applyRuntimeAttributes(element, to: object) }
    if let owner { connect(owner.element, owner.object) }
    for (element, object) in made { connect(element, object) }
    for (element, object) in made { awake(element, object) }
  }

  /// Constraints name views and guides anywhere in the nib.
  private func makeConstraints() {
    let views = made.compactMap { entry in
      (entry.object as? UIView).map {
        NibConstraints(element: entry.element, view: $0, loader: self)
      }
    }
    for view in views { view.makeGuides() }
    for view in views { view.makeConstraints() }
  }

  /// The owner of a view nib is not sent `awakeFromNib` again. High confidence.
  private func awake(_ element: Element, _ object: NSObject) {
    if let controller = object as? UIViewController {
      guard !controller.isViewLoaded else { return }
      Session.current.note(.awakeFromNib, controller)
    }
    (object as? any NibAwaking)?.awakeFromNib()
  }

  private func connect(_ element: Element, _ object: NSObject) {
    NibConnector(loader: self, object: object).connect(AnyObjectElement(element))
  }

  private func applyRuntimeAttributes(_ element: Element, to object: NSObject) {
    // A controller had its own when it was made.
    if let controller = object as? UIViewController, controller.isViewLoaded { return }
    for attribute in AnyObjectElement(element).runtimeAttributes {
      RuntimeAttributes(object: object, isStandIn: isStandIn(object)).apply(attribute)
    }
  }

  // MARK: Diagnostics

  /// A value that the format does not know loses nothing but itself.
  func reportOddValue(_ statement: NibStatement) {
    let element = statement.element
    let place = statement.attribute.map(element.location(of:)) ?? element.location
    let what = statement.attribute ?? element["key"] ?? element.name
    Session.current.report(
      Diagnostic(
        .warning, rule: "odd-value",
        "'\(statement.text.prefix(40))' is no value of \(what) of \(element.name)", at: place),
      once: "\(element.document.file) \(element.name) \(what) \(statement.text.prefix(40))")
  }

  /// The view itself stands in for a guide of a kind that the format does not know.
  func reportOddGuide(_ element: Element) {
    Session.current.report(
      Diagnostic(
        .warning, rule: "odd-value",
        "'\(element["key"] ?? "")' is no layout guide of a view", at: element.location,
        hint: "constraints to it hold on to the view's edges"),
      once: "\(element.document.file) guide \(element["key"] ?? "")")
  }

  func reportUnsupported(_ element: Element) {
    let kind = "\(element.name) is not supported yet"
    let instead =
      ElementClass.role(of: element.name) == .controller
      ? "a plain view controller stands in" : "a plain view or nothing stands in"
    Session.current.report(
      Diagnostic(.warning, rule: "unsupported", kind, at: element.location, hint: instead),
      once: "\(element.document.file) \(element.name)")
  }

  /// The text is UIKit's own; high confidence for the fallback to the nearest known class.
  private func reportUnknownClass(_ name: String, _ element: Element) {
    let known = ElementClass.uikitName(of: element) ?? "NSObject"
    Session.current.report(
      Diagnostic(
        .warning, rule: "unknown-class", "Unknown class \(name) in Interface Builder file.",
        at: element.location(of: "customClass"),
        hint: "a \(known) stands in; link the code that declares \(name)"),
      once: "\(element.document.file) class \(name)")
  }
}
