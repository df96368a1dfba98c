/// Which class an element makes when it names no custom class.
///
/// The names are those of Interface Builder's format; of each, what it makes and what part that
/// plays in a document. A name that is not in the table is judged by its ending.
public struct ElementClass: Hashable, Sendable {
  /// The name of the class in UIKit or a framework beside it, such as `UILabel`.
  public let name: String
  /// What part the objects play.
  public let role: Role

  /// What part the objects of an element play.
  public enum Role: String, Sendable {
    case controller
    case view
    case recognizer
    /// Any other object, such as a bar button item or a constraint.
    case object
  }

  /// The class that elements of a name make; nil for elements that make no object, and for names
  /// this version does not know.
  public static func uikitName(of name: String) -> String? { known[name]?.name }

  /// The class that an element makes when it names no custom class.
  public static func uikitName(of element: Element) -> String? { uikitName(of: element.name) }

  /// The part that elements of a name play; nil for elements that make no object.
  public static func role(of name: String) -> Role? {
    known[name]?.role ?? endings.first { name.hasSuffix($0.ending) }?.role
  }

  /// Everything that is known, sorted by the name of the element.
  public static var all: [(element: String, class: ElementClass)] {
    known.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  private static let endings: [(ending: String, role: Role)] = [
    ("ViewController", .controller), ("GestureRecognizer", .recognizer), ("View", .view),
  ]

  private static let known: [String: ElementClass] = {
    var table: [String: ElementClass] = [:]
    let roles: [(Role, [String: String])] = [
      (.controller, controllerClasses), (.view, viewClasses),
      (.recognizer, recognizerClasses), (.object, objectClasses),
    ]
    for (role, classes) in roles {
      for (element, name) in classes { table[element] = ElementClass(name: name, role: role) }
    }
    return table
  }()
}
