import Diagnostics
import InterfaceBuilder

/// Turns what documents connect into registrations, each with its line of the document.
struct ConnectionFinder {
  let module: String
  let index: ModuleIndex
  var list = RegistrationList()
  var diagnostics: [Diagnostic] = []

  init(module: String, index: ModuleIndex) {
    self.module = module
    self.index = index
  }

  /// Reads a whole document.
  mutating func read(_ document: Document) {
    for element in document.root.descendants {
      readClass(of: element)
      if let outlet = OutletElement(element) {
        read(outlet)
      } else if let outlet = OutletCollectionElement(element) {
        read(outlet, in: document)
      } else if let action = ActionElement(element) {
        read(action)
      } else if let segue = SegueElement(element) {
        read(segue)
      } else if let attribute = RuntimeAttributeElement(element) {
        read(attribute)
      }
    }
  }

  func customClass(_ element: Element) -> CustomClass? {
    CustomClass(element, module: module, index: index)
  }

  /// The module's class of an element, nil for classes that are not the module's to check.
  func ownClass(_ element: Element?) -> ModuleIndex.Entry? {
    guard let element, case .own(let entry)? = customClass(element) else { return nil }
    return entry
  }

  func place(_ entry: ModuleIndex.Entry) -> RegistrationPlace { place(entry.file, entry.type) }

  func place(_ file: Int, _ type: TypeDeclaration) -> RegistrationPlace {
    RegistrationPlace(file: file, type: type.name, condition: type.condition)
  }

  // MARK: Classes

  private mutating func readClass(of element: Element) {
    guard let custom = customClass(element) else { return }
    switch custom {
    case .own(let entry) where entry.type.isGeneric:
      reportGeneric(entry.type, at: element.location)
    case .own(let entry) where element.name != "placeholder":
      let name = element["customClass"] ?? entry.type.name
      let code = CallWriter.make(
        entry.type.name, named: name, module: module, element: element.name)
      list.add(
        Registration(
          key: "class \(name)", location: element.location, condition: entry.type.condition,
          code: code),
        at: place(entry))
    case .missing(let name):
      list.addMissing(name, at: element.location)
    case .own, .foreign:
      break
    }
  }

  private mutating func reportGeneric(_ type: TypeDeclaration, at location: SourceLocation) {
    diagnostics.append(
      Diagnostic(
        .error, rule: "generic-class", "'\(type.name)' is generic and cannot be made by a document",
        at: location, hint: "name a subclass that is not"))
  }
}

extension ConnectionFinder {
  /// Registers the classes that an `Info.plist` names.
  mutating func read(_ list: InfoPropertyList) {
    for named in list.classes {
      guard let entry = index.classEntry(named.name) else {
        self.list.addMissing(named.name, at: named.location)
        continue
      }
      let code = CallWriter.make(
        entry.type.name, named: named.name, module: module, element: "customObject")
      self.list.add(
        Registration(
          key: "class \(named.name)", location: named.location, condition: entry.type.condition,
          code: code),
        at: place(entry))
    }
  }
}
