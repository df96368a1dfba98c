import Foundation
import Theatre

/// An object of a scene as JSON. Encoders refuse deep nesting: a scene is a flat list.
struct JSONObject: Encodable {
  /// How many objects it lies inside.
  let depth: Int
  let `class`: String
  let standsFor: String?
  let id: String?
  let identifier: String?
  let frame: [Double]?
  let connections: [JSONConnection]

  init(_ node: ObjectNode, depth: Int) {
    self.depth = depth
    `class` = node.className
    standsFor = node.standsFor
    id = node.id
    identifier = node.identifier
    frame = node.frame.map { frame in
      [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
    }
    connections = node.connections.map(JSONConnection.init)
  }
}

/// A connection as JSON.
struct JSONConnection: Encodable {
  let connection: String
  let subject: String
  let detail: String?
  let destination: String

  init(_ line: ConnectionLine) {
    connection = line.name
    subject = line.subject
    detail = line.detail
    destination = line.destination
  }
}
