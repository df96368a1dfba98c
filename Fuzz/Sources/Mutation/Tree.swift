import InterfaceBuilder

/// A document's elements as a tree that can be changed.
final class Tree {
  var name: String
  var attributes: [(name: String, value: String)]
  var children: [Tree]

  init(_ element: Element) {
    name = element.name
    attributes = element.attributes.map { ($0.name, $0.value) }
    children = element.children.map(Tree.init)
  }

  private init(name: String, attributes: [(name: String, value: String)], children: [Tree]) {
    self.name = name
    self.attributes = attributes
    self.children = children
  }

  func copy() -> Tree {
    Tree(name: name, attributes: attributes, children: children.map { $0.copy() })
  }

  /// This element and all below it, parents first.
  var all: [Tree] { [self] + children.flatMap(\.all) }

  var text: String {
    let words = attributes.map { " \($0.name)=\"\(escaped($0.value))\"" }.joined()
    if children.isEmpty { return "<\(name)\(words)/>" }
    return "<\(name)\(words)>\(children.map(\.text).joined())</\(name)>"
  }

  private func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
  }
}
