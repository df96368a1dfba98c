extension UIBarButtonItem {
  /// What a button of the system stands for. The raw values are documented.
  public enum SystemItem: Int, Sendable, CaseIterable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action
    case organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind
    case fastForward, undo, redo, pageCurl, close

    /// Whether the button has the weight of the one that finishes things.
    var isProminent: Bool { self == .done || self == .save }

    var isSpace: Bool { self == .flexibleSpace || self == .fixedSpace }

    /// The words: of those without a glyph what is shown, else what is read out.
    @MainActor var title: String {
      if let word = SystemWord(rawValue: englishTitle) { return word.text }
      return englishTitle
    }

    private var englishTitle: String {
      switch self {
      case .flexibleSpace, .fixedSpace: ""
      case .fastForward: "Fast Forward"
      case .pageCurl: "Page Curl"
      case .done, .cancel, .edit, .save, .undo, .redo, .add, .stop, .close, .compose, .reply,
        .action, .organize, .bookmarks, .search, .refresh, .camera, .trash, .play, .pause, .rewind:
        "\(self)".capitalized
      }
    }

    /// The glyph of those that have one, since iOS 13. High confidence but for the last two.
    var symbolName: String? {
      switch self {
      case .add: "plus"
      case .compose: "square.and.pencil"
      case .reply: "arrowshape.turn.up.left"
      case .action: "square.and.arrow.up"
      case .organize: "folder"
      case .bookmarks: "book"
      case .search: "magnifyingglass"
      case .refresh: "arrow.clockwise"
      case .stop: "xmark"
      case .camera: "camera"
      case .trash: "trash"
      case .play: "play.fill"
      case .pause: "pause.fill"
      case .rewind: "backward.fill"
      case .fastForward: "forward.fill"
      case .pageCurl: "doc"
      case .close: "xmark.circle.fill"
      case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: nil
      }
    }

    /// By the name a file has for it.
    static let named = Dictionary(uniqueKeysWithValues: allCases.map { ("\($0)", $0) })
  }
}
