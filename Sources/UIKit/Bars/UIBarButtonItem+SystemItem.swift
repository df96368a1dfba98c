extension UIBarButtonItem {
  /// What a button of the system stands for. The raw values are documented.
  public enum SystemItem: Int, Sendable, CaseIterable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action
    case organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind
    case fastForward, undo, redo, pageCurl, close

    /// Whether the button has the weight of the one that finishes things.
    var isProminent: Bool { self == .done || self == .save }

    var isSpace: Bool { self == .flexibleSpace || self == .fixedSpace }

    /// The words of those that have some; the name stands in for a glyph.
    var title: String {
      switch self {
      case .done: "Done"
      case .cancel: "Cancel"
      case .edit: "Edit"
      case .save: "Save"
      case .undo: "Undo"
      case .redo: "Redo"
      case .add: "+"
      case .stop, .close: "×"
      case .flexibleSpace, .fixedSpace: ""
      case .compose, .reply, .action, .organize, .bookmarks, .search, .refresh, .camera, .trash,
        .play, .pause, .rewind, .fastForward, .pageCurl:
        "\(self)"
      }
    }

    /// By the name a file has for it.
    static let named = Dictionary(uniqueKeysWithValues: allCases.map { ("\($0)", $0) })
  }
}
