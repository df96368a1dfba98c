/// The names of the format that make no object: structure, values, connections, and what only
/// Interface Builder itself uses.
///
/// What elements of objects may say is known where the objects are made, and not here.
public enum Vocabulary {
  /// All terms; a name that means several things has one for each.
  public static let all: [Term] = structure + connections + values + editor

  private static let byName = Dictionary(grouping: all, by: \.name)

  /// What the element is by its name, its role and the element around it.
  public static func term(for element: Element) -> Term? {
    byName[element.name]?.first { $0.describes(element) }
  }

  /// What elements of a name are when the object around them reads them: values, or the bars and
  /// screens that Interface Builder simulates.
  public static func property(named name: String) -> Term? {
    byName[name]?.first { $0.purpose == .value || $0.purpose == .editorOnly }
  }
}
