import InterfaceBuilder

/// A word that UIKit itself writes on bars, fields and swiped rows.
enum SystemWord: String, CaseIterable {
  case back = "Back"
  case cancel = "Cancel"
  case delete = "Delete"
  case done = "Done"
  case edit = "Edit"
  case more = "More"
  case redo = "Redo"
  case save = "Save"
  case search = "Search"
  case time = "Time"
  case today = "Today"
  case undo = "Undo"

  /// In the language of the session, or else in English.
  @MainActor var text: String { text(in: Session.current.language) }

  /// A pseudo-language changes the system's words as it does the app's. Medium confidence.
  func text(in language: Language?) -> String {
    guard let language else { return rawValue }
    if let pseudo = language.pseudo { return pseudo.text(rawValue) }
    let words = SystemWords(of: language)
    return words?[self] ?? rawValue
  }
}

/// What the system writes in one language.
struct SystemWords {
  private let words: [String]

  /// nil for a language that is not in the table.
  init?(of language: Language) {
    let names = language.spellings.compactMap { code in
      SystemWords.table.first { $0.codes.contains(code.lowercased()) }
    }
    guard let row = names.first else { return nil }
    words = row.words
  }

  subscript(_ word: SystemWord) -> String? {
    zip(SystemWord.allCases, words).first { $0.0 == word }?.1
  }
}
