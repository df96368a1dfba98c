extension Vocabulary {
  static let connections: [Term] = [
    Term("outlet", .connection, in: "connections", reads: "id property destination"),
    Term(
      "outletCollection", .connection, in: "connections",
      reads: "id property destination collectionClass appends"),
    Term("action", .connection, in: "connections", reads: "id selector destination eventType"),
    Term(
      "segue", .connection, in: "connections",
      reads: "id kind destination identifier relationship trigger animates customClass "
        + "customModule customModuleProvider destinationCreationSelector unwindAction "
        + "modalPresentationStyle modalTransitionStyle popoverAnchorView "
        + "popoverAnchorBarButtonItem splitViewControllerTargetIndex"),
    Term("popoverArrowDirection", .connection, in: "segue", reads: "key up down left right"),
    Term("popoverPassthroughViews", .connection, in: "segue", editor: "key"),
    Term("view", .connection, in: "popoverPassthroughViews", reads: "reference"),
    // A segue that has no action of its own says so.
    Term("nil", .connection, in: "segue", as: "action", editor: "key"),
  ]
}
