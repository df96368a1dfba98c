import Foundation

/// A section of a static table, as a file has it.
@MainActor
final class TableSection: NSObject {
  var headerTitle: String?
  var footerTitle: String?
  var cells: [UITableViewCell] = []
}
