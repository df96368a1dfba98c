public import Foundation
import InterfaceBuilder

/// The classes, outlets and actions of an app, by the names a storyboard knows them by.
///
/// Objective-C finds them at run time; here generated code enters them, checked by the compiler.
/// Members are found along the superclasses of an object's class.
@MainActor
public final class ConnectionTable {
  private var classes: [String: [ClassEntry]] = [:]
  private var outlets: [Member: [OutletEntry]] = [:]
  private var actions: [Member: [ActionEntry]] = [:]
  private var creations: [Member: CreationEntry] = [:]
  /// What makes a view of a class that code registers for reuse.
  var viewMakers: [ObjectIdentifier: (String) -> UIView] = [:]
  private var superclasses: [ObjectIdentifier: [ObjectIdentifier]] = [:]

  public init() {}

  // MARK: Entering

  /// A class that nibs make through `init(coder:)`.
  public func register<T: NSObject>(
    _ type: T.Type, named name: String, module: String,
    make: @escaping @MainActor (NSCoder) -> T?
  ) {
    enter(ClassEntry(type: type, module: module, making: .decoding(make)), named: name)
  }

  /// A class made through plain `init()`: custom objects, delegates of the app and its scenes.
  public func registerObject<T: NSObject>(
    _ type: T.Type, named name: String, module: String, make: @escaping @MainActor () -> T
  ) {
    enter(ClassEntry(type: type, module: module, making: .plain(make)), named: name)
  }

  public func registerSegue<T: UIStoryboardSegue>(
    _ type: T.Type, named name: String, module: String,
    make: @escaping @MainActor (String?, UIViewController, UIViewController) -> T
  ) {
    enter(ClassEntry(type: type, module: module, making: .segue(make)), named: name)
  }

  /// An outlet. Several storyboards may connect it to several kinds of objects.
  public func outlet<Owner: NSObject, Value>(
    _ owner: Owner.Type, _ property: String, _ set: @escaping @MainActor (Owner, Value) -> Void
  ) {
    outlets[Member(owner, property), default: []].append(
      OutletEntry { object, value in
        guard let object = object as? Owner, let value = value as? Value else { return false }
        set(object, value)
        return true
      })
  }

  public func outletCollection<Owner: NSObject, Value>(
    _ owner: Owner.Type, _ property: String, _ set: @escaping @MainActor (Owner, [Value]) -> Void
  ) {
    outlets[Member(owner, property), default: []].append(
      OutletEntry { object, value in
        guard let object = object as? Owner, let values = value as? [Any] else { return false }
        let typed = values.compactMap { $0 as? Value }
        guard typed.count == values.count else { return false }
        set(object, typed)
        return true
      })
  }

  /// An action that takes its sender. One selector may be entered for several kinds of sender.
  public func action<Owner: NSObject, Sender>(
    _ owner: Owner.Type, _ selector: String,
    _ call: @escaping @MainActor (Owner, Sender, UIEvent?) -> Void
  ) {
    actions[Member(owner, selector), default: []].append(
      ActionEntry { object, sender, event in
        guard let object = object as? Owner, let sender: Sender = cast(sender) else {
          return false
        }
        call(object, sender, event)
        return true
      })
  }

  /// An action without arguments.
  public func action<Owner: NSObject>(
    _ owner: Owner.Type, _ selector: String, _ call: @escaping @MainActor (Owner) -> Void
  ) {
    actions[Member(owner, selector), default: []].append(
      ActionEntry { object, _, _ in
        guard let object = object as? Owner else { return false }
        call(object)
        return true
      })
  }

  /// A segue action: makes the destination from a coder, the sender and the segue's identifier.
  public func creation<Owner: NSObject>(
    _ owner: Owner.Type, _ selector: String,
    _ call: @escaping @MainActor (Owner, NSCoder, Any?, String?) -> UIViewController?
  ) {
    creations[Member(owner, selector)] = CreationEntry { object, coder, sender, identifier in
      (object as? Owner).flatMap { call($0, coder, sender, identifier) }
    }
  }

  // MARK: Asking

  /// Whether no class of an app is known.
  var isEmpty: Bool { classes.isEmpty }

  /// Makes the delegate that an Info.plist names, as in `MyApp.SceneDelegate`.
  public func makeObject(named name: String, module: String?) -> NSObject? {
    guard case .plain(let make)? = entry(named: name, module: module, anyModule: true)?.making
    else { return nil }
    return make()
  }

  /// Whether a class of the name is known, in the module or, where the file leaves it open, in any.
  func entry(named name: String, module: String?, anyModule: Bool) -> ClassEntry? {
    let found = classes[name] ?? []
    if let module, let exact = found.first(where: { $0.module == module }) { return exact }
    return module == nil || anyModule ? found.first : nil
  }

  func responds(_ object: NSObject, to selector: Selector) -> Bool {
    find(actions, selector.name, for: object) != nil
  }

  /// False when no outlet of the name takes the value.
  func setOutlet(_ property: String, of object: NSObject, to value: Any) -> Bool {
    (find(outlets, property, for: object) ?? []).contains { $0.set(object, value) }
  }

  func hasOutlet(_ property: String, of object: NSObject) -> Bool {
    find(outlets, property, for: object) != nil
  }

  /// False when there is no such method, or none that takes the sender.
  func call(_ selector: Selector, on object: NSObject, sender: Any?, event: UIEvent?) -> Bool {
    let entries = find(actions, selector.name, for: object) ?? []
    return entries.contains { $0.call(object, sender, event) }
  }

  func create(
    _ selector: String, on object: NSObject, coder: NSCoder, sender: Any?, identifier: String?
  ) -> UIViewController? {
    find(creations, selector, for: object)?.call(object, coder, sender, identifier)
  }

  // MARK: Details

  private func enter(_ entry: ClassEntry, named name: String) {
    classes[name, default: []].append(entry)
  }

  private func find<Entry>(_ table: [Member: Entry], _ name: String, for object: NSObject) -> Entry?
  {
    for type in lineage(of: object) {
      if let entry = table[Member(type: type, name: name)] { return entry }
    }
    return nil
  }

  /// The class of an object and its superclasses, nearest first.
  private func lineage(of object: NSObject) -> [ObjectIdentifier] {
    let type: AnyClass = type(of: object)
    if let known = superclasses[ObjectIdentifier(type)] { return known }
    let line = sequence(first: type) { _getSuperclass($0) }.map { ObjectIdentifier($0) }
    superclasses[ObjectIdentifier(type)] = line
    return line
  }

  private struct Member: Hashable {
    let type: ObjectIdentifier
    let name: String

    init(type: ObjectIdentifier, name: String) {
      self.type = type
      self.name = name
    }

    init(_ type: AnyClass, _ name: String) {
      self.init(type: ObjectIdentifier(type), name: name)
    }
  }

  private struct OutletEntry {
    let set: (NSObject, Any) -> Bool
  }

  private struct ActionEntry {
    let call: (NSObject, Any?, UIEvent?) -> Bool
  }

  private struct CreationEntry {
    let call: (NSObject, NSCoder, Any?, String?) -> UIViewController?
  }
}

/// What is there must not reach a parameter of type `Any` as an optional.
private func cast<Sender>(_ sender: Any?) -> Sender? {
  if let sender { sender as? Sender } else { sender as? Sender }
}

/// A class an app brought along, and how to make one of it.
struct ClassEntry {
  enum Making {
    case decoding(@MainActor (NSCoder) -> NSObject?)
    case plain(@MainActor () -> NSObject)
    case segue(@MainActor (String?, UIViewController, UIViewController) -> UIStoryboardSegue)
  }

  let type: AnyClass
  let module: String
  let making: Making
}
