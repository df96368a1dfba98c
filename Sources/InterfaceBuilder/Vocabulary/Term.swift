/// A name of the format that makes no object of its own: what it is for, where it stands, and what
/// it may say.
public struct Term: Hashable, Sendable {
  /// The element's name.
  public let name: String
  /// What the element is for.
  public let purpose: Purpose
  /// The names of the elements it stands in by itself. Empty for the root, and for a value that
  /// stands only where the object around it reads one.
  public let parents: Set<String>
  /// The roles it plays in the parent; empty for any role, or none.
  public let keys: Set<String>
  /// The attributes that are read.
  public let attributes: Set<String>
  /// The attributes that only Interface Builder itself uses.
  public let editorAttributes: Set<String>

  /// What an element is for.
  public enum Purpose: String, Sendable, CaseIterable {
    /// It holds others or says how they belong together.
    case structure
    /// It is a value of a property: a rectangle, a colour, a text.
    case value
    /// It leads from one object to another.
    case connection
    /// Only Interface Builder itself uses it.
    case editorOnly
  }

  /// Whether the attribute is read, or known to be Interface Builder's own.
  public func knows(attribute: String) -> Bool {
    attributes.contains(attribute) || editorAttributes.contains(attribute)
  }

  /// Whether the element is this term and stands where the format has it.
  public func describes(_ element: Element) -> Bool {
    element.name == name && isAtHome(in: element.parent) && hasRole(element)
  }

  private func isAtHome(in parent: Element?) -> Bool {
    parent.map { parents.contains($0.name) } ?? parents.isEmpty
  }

  private func hasRole(_ element: Element) -> Bool {
    keys.isEmpty || element["key"].map(keys.contains) == true
  }
}

extension Term {
  /// A term in the words of the tables: names of parents, roles and attributes with spaces between.
  init(
    _ name: String, _ purpose: Purpose, in parents: String = "", as keys: String = "",
    reads attributes: String = "", editor: String = ""
  ) {
    func words(_ text: String) -> Set<String> {
      Set(text.split(separator: " ").map(String.init))
    }
    self.name = name
    self.purpose = purpose
    self.parents = words(parents)
    self.keys = words(keys)
    self.attributes = words(attributes)
    editorAttributes = words(editor)
  }
}
