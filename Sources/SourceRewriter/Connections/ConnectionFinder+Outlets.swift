import Diagnostics
import InterfaceBuilder

extension ConnectionFinder {
  mutating func read(_ outlet: OutletElement) {
    guard let owner = ownClass(outlet.owner), let destination = outlet.destination else { return }
    let declared = index.property(outlet.property, of: owner.type.name)
    if declared == nil, Self.frameworkOutlets.contains(outlet.property) { return }
    guard let value = valueType(of: destination) ?? declared.flatMap({ plainType($0.declaration) })
    else { return }
    let type = declared?.type.name ?? owner.type.name
    checkExposure(declared, of: "outlet", outlet.property, at: outlet.location)
    list.add(
      Registration(
        key: "outlet \(outlet.property)", location: outlet.location,
        condition: declared?.declaration.condition ?? owner.type.condition,
        code: CallWriter.outlet(type, outlet.property, value: value)),
      at: declared.map { place($0.file, $0.type) } ?? place(owner))
  }

  mutating func read(_ outlet: OutletCollectionElement, in document: Document) {
    guard let owner = ownClass(outlet.owner) else { return }
    let declared = index.property(outlet.property, of: owner.type.name)
    if declared == nil, Self.frameworkOutlets.contains(outlet.property) { return }
    let values = siblings(of: outlet).compactMap { $0.destination.flatMap(valueType) }
    let isUniform = Set(values).count == 1
    let element = declared.flatMap { elementType($0.declaration) }
    guard let value = isUniform ? values.first : element else { return }
    let type = declared?.type.name ?? owner.type.name
    checkExposure(declared, of: "outlet", outlet.property, at: outlet.location)
    list.add(
      Registration(
        key: "collection \(outlet.property)", location: outlet.location,
        condition: declared?.declaration.condition ?? owner.type.condition,
        code: CallWriter.collection(type, outlet.property, value: value)),
      at: declared.map { place($0.file, $0.type) } ?? place(owner))
  }

  private func siblings(of outlet: OutletCollectionElement) -> [OutletCollectionElement] {
    let all = outlet.element.parent?.children.compactMap(OutletCollectionElement.init) ?? []
    return all.filter { $0.property == outlet.property }
  }

  /// The class of the object at the other end, nil where the module's sources cannot name it.
  func valueType(of element: Element) -> String? {
    switch customClass(element) {
    case .own(let entry): entry.type.name
    case .missing: nil
    case .foreign(let name): element["customModule"] == nil ? name : nil
    case nil: ElementClass.uikitName(of: element)
    }
  }

  private func plainType(_ property: PropertyDeclaration) -> String? {
    property.type.map(CallWriter.plain)
  }

  /// `UIButton` of `[UIButton]!`.
  private func elementType(_ property: PropertyDeclaration) -> String? {
    guard let type = plainType(property), type.hasPrefix("["), type.hasSuffix("]") else {
      return nil
    }
    return String(type.dropFirst().dropLast())
  }

  /// On iOS a property is set, and a method called, by name: one that is not marked for it is
  /// not found, and the app stops.
  private mutating func checkExposure(
    _ member: ModuleIndex.Member<PropertyDeclaration>?, of kind: String, _ name: String,
    at location: SourceLocation
  ) {
    guard let member, !member.type.exposes(member.declaration.modifiers) else { return }
    diagnostics.append(
      Diagnostic(
        .error, rule: "hidden-outlet",
        "'\(name)' of '\(member.type.name)' is not marked as an outlet", at: location,
        hint: "write '@IBOutlet' before its declaration"))
  }

  /// Outlets that belong to classes of UIKit, whatever subclass a document names.
  private static let frameworkOutlets: Set<String> = [
    "accessoryView", "backgroundView", "collectionView", "dataSource", "delegate",
    "detailTextLabel", "dragDelegate", "dropDelegate", "gestureRecognizers", "imageView",
    "inputAccessoryView", "inputView", "prefetchDataSource", "searchDisplayController",
    "selectedBackgroundView", "tableView", "textLabel", "view",
  ]
}
