public import Foundation

/// An object of a scene as it was made, and the objects inside it.
public struct ObjectNode: Hashable, Sendable {
  /// The class of the object, without its module.
  public let className: String
  /// The class or kind that the file asks for, where a stand-in of another class was made.
  public let standsFor: String?
  /// The id of the element it was made from.
  public let id: String?
  /// What code or tests know the object by: storyboard, reuse or accessibility identifier.
  public let identifier: String?
  /// In points, in the superview's coordinates; nil for what is no view.
  public let frame: CGRect?
  /// What the object is connected to, in the order of the document.
  public let connections: [ConnectionLine]
  /// The objects inside it, in the order of the document.
  public let children: [ObjectNode]
}

extension ObjectNode: CustomStringConvertible {
  /// A line for the object, for each of its connections, and for all that is inside it.
  public var description: String { lines.joined(separator: "\n") }

  /// The lines of the description.
  public var lines: [String] {
    subtree.flatMap { entry in
      let indent = String(repeating: "  ", count: entry.depth)
      return [indent + entry.node.line]
        + entry.node.connections.map { "\(indent)  \($0.description)" }
    }
  }

  /// The object and all inside it, each before what is inside it, with how deep it lies.
  public var subtree: [(depth: Int, node: ObjectNode)] {
    var entries: [(depth: Int, node: ObjectNode)] = []
    append(to: &entries, depth: 0)
    return entries
  }

  private func append(to entries: inout [(depth: Int, node: ObjectNode)], depth: Int) {
    entries.append((depth, self))
    for child in children { child.append(to: &entries, depth: depth + 1) }
  }

  private var line: String {
    let words = [
      className, standsFor.map { "for \($0)" }, id.map { "#\($0)" }, identifier.map { "'\($0)'" },
      frame.map { "(\($0.minX) \($0.minY) \($0.width) \($0.height))" },
    ]
    return words.compactMap(\.self).joined(separator: " ")
  }
}
