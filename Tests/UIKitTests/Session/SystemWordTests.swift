import Foundation
import InterfaceBuilder
import Testing

@testable import UIKit

/// The words that UIKit itself writes.
@MainActor
struct SystemWordTests {
  private func word(_ word: SystemWord, _ code: String) throws -> String {
    word.text(in: try Language(code))
  }

  @Test func `words are in the language of the session`() throws {
    #expect(try word(.cancel, "de") == "Abbrechen")
    #expect(try word(.done, "ar") == "تم")
    #expect(try word(.search, "ja-JP") == "検索")
    #expect(SystemWord.back.text(in: nil) == "Back")
  }

  @Test func `the closest language counts, and English where there is none`() throws {
    #expect(try word(.delete, "zh-Hans-CN") == "删除")
    #expect(try word(.delete, "zh_TW") == "刪除")
    #expect(try word(.save, "pt-PT") == "Guardar")
    #expect(try word(.save, "pt-BR") == "Salvar")
    #expect(try word(.save, "xx") == "Save")
  }

  @Test func `a pseudo-language changes them as it does the app's`() throws {
    #expect(try word(.back, "pseudo-bounded") == "[# Back #]")
  }

  @Test func `each language has every word`() {
    for row in SystemWords.table {
      #expect(row.words.count == SystemWord.allCases.count, "\(row.codes)")
      #expect(row.words.allSatisfy { !$0.isEmpty })
    }
    let codes = SystemWords.table.flatMap(\.codes)
    #expect(Set(codes).count == codes.count)
  }

  @Test func `bars and fields use them`() throws {
    let screen = Screen()
    screen.session.language = try Language("de")
    screen.session.perform {
      let item = UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)
      #expect(item.systemItem?.title == "Fertig")
      #expect(UITabBarItem(tabBarSystemItem: .search, tag: 0).shownTitle == "Suchen")
      #expect(UITabBarItem(tabBarSystemItem: .featured, tag: 0).shownTitle == "Featured")
      #expect(UISearchController(searchResultsController: nil).searchBar.placeholder == "Suchen")
      #expect(UINavigationItem().backTitles == ["Zurück", "Zurück", ""])
    }
  }

  @Test func `dates are written as in the language unless the picker has its own`() throws {
    let screen = Screen()
    screen.session.language = try Language("de")
    let day = Date(timeIntervalSinceReferenceDate: 0)
    screen.session.perform {
      let picker = UIDatePicker()
      #expect(picker.surroundings.text(of: day, "yMMMM") == "Januar 2001")
      picker.locale = Locale(identifier: "fr")
      #expect(picker.surroundings.text(of: day, "yMMMM") == "janvier 2001")
      picker.locale = nil
      Session.current.language = Language.pseudo.first
      #expect(picker.surroundings.text(of: day, "yMMMM") == "January 2001")
    }
  }
}
