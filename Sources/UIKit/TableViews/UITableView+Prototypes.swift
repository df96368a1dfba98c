import Foundation
import InterfaceBuilder

/// A table whose rows nobody fills shows its prototype cells, once each and in order, as Interface
/// Builder does.
extension UITableView {
  /// What a file gives the table to show: the sections of a static table, or one of prototypes.
  final var staticSections: [TableSection]? {
    if let sectionsInFile, !sectionsInFile.isEmpty || prototypes.isEmpty { return sectionsInFile }
    guard showsPrototypes else { return nil }
    if let prototypeSection { return [prototypeSection] }
    let section = TableSection()
    prototypeSection = section
    section.cells = prototypes.compactMap { $0.make() as? UITableViewCell }
    for cell in section.cells { cell.isStatic = true }
    return [section]
  }

  /// True while there is no data source but the one that every table controller is.
  final var showsPrototypes: Bool {
    guard !prototypes.isEmpty, Session.current.sceneLoading == .running else { return false }
    return dataSource.map { type(of: $0) == UITableViewController.self } ?? true
  }
}

extension NibLoader {
  /// Whether the code that would fill the nib's lists is not there: no class of an app is known,
  /// or that of the scene's controller is not.
  var isUnattended: Bool {
    Session.current.connections.isEmpty || nib.map { isOfUnknownClass($0.element.element) } ?? false
  }
}
