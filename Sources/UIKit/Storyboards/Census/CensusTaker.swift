package import InterfaceBuilder

/// Counts what a document says by what is understood of it.
@MainActor
package struct CensusTaker {
  private var census = Census()
  /// The elements around the one that is counted, outermost first.
  private var open: [CensusReading] = []
  private var scenesSeen = 0
  /// The scene in which each kind of finding was seen last.
  private var lastScene: [CensusFinding.Kind: Int] = [:]

  private init() {}

  /// The census of one document.
  package static func census(of document: Document) -> Census {
    var taker = CensusTaker()
    taker.count(document)
    return taker.census
  }

  private mutating func count(_ document: Document) {
    census.files = 1
    census.scenes = document.scenes.count
    census.settings = document.kind == .xib ? 1 : census.scenes
    count(document.root)
    for element in document.root.descendants { count(element) }
  }

  private mutating func count(_ element: Element) {
    while let last = open.last, !element.isDescendant(of: last.element) { open.removeLast() }
    if element.name == "scene" { scenesSeen += 1 }
    let reading = CensusReading(element, in: open.last)
    countKind(reading)
    census.elements.add(reading.judgement)
    if let judgement = reading.judgement, !isInsideLost { report(element, nil, judgement) }
    for attribute in element.attributes { count(attribute.name, reading) }
    open.append(reading)
  }

  private mutating func count(_ attribute: String, _ reading: CensusReading) {
    guard !reading.knows(attribute: attribute) else {
      return census.attributes.add(reading.judgement)
    }
    census.attributes.add(.notUnderstood)
    // An element that is not understood is reported with all that it says.
    guard reading.judgement != .notUnderstood else { return }
    report(reading.element, attribute, .notUnderstood)
  }

  private mutating func countKind(_ reading: CensusReading) {
    let name = reading.element.name
    let parent = open.last?.element.name
    if parent == "connections" { census.connections += 1 }
    if parent == "constraints" && name == "constraint" { census.constraints += 1 }
    let isMention = reading.element["reference"] != nil
    guard ViewElement(reading.element) != nil, !isMention else { return }
    census.views += 1
    if reading.judgement == .notSupported || NibKinds.foreign(for: reading.element) != nil {
      census.standIns += 1
    }
  }

  private mutating func report(
    _ element: Element, _ attribute: String?, _ judgement: CensusFinding.Judgement
  ) {
    let kind = CensusFinding.Kind(
      judgement: judgement, element: element.name,
      parent: attribute == nil ? element.parent?.name : nil, attribute: attribute)
    let place = attribute.map(element.location(of:)) ?? element.location
    let isNewScene = currentScene != nil && lastScene[kind] != currentScene
    lastScene[kind] = currentScene
    let inside = judgement == .notUnderstood && attribute == nil ? element.descendantCount : 0
    census.add(
      CensusFinding(
        kind: kind, first: place, count: 1, scenes: isNewScene ? 1 : 0, inside: inside))
  }

  /// Whether the element around is not understood: it was reported with all that is in it.
  private var isInsideLost: Bool { open.last?.judgement == .notUnderstood }

  /// The scene that is being counted; the objects of a xib are one.
  private var currentScene: Int? {
    let isInside = open.contains { $0.element.name == "scene" || $0.element.name == "objects" }
    return isInside ? scenesSeen : nil
  }
}
