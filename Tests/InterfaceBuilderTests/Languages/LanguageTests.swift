import InterfaceBuilder
import Testing

struct LanguageTests {
  @Test(arguments: [
    "ar", "ar-EG", "he", "iw", "fa", "ur", "yi", "dv", "ps", "sd", "ug", "ckb", "ks", "ks-Arab-IN",
    "uz-Arab", "pa_PK", "az-Arab-IR", "pseudo-rtl",
  ])
  func `lines run to the left`(code: String) throws {
    #expect(try Language(code).direction == .rightToLeft)
  }

  @Test(arguments: [
    "de", "English", "zh-Hans", "ks-Deva", "pa", "uz", "ku", "ar-Latn", "sd-Deva-IN", "xx",
    "de-x-arab", "pseudo-accented", "pseudo-long", "pseudo-bounded",
  ])
  func `lines run to the right`(code: String) throws {
    #expect(try Language(code).direction == .leftToRight)
  }

  @Test(arguments: [
    "", "d", "a b", "a b/../", "../de", "de/", "de-", "-de", "de--AT", "123", "ü1", "de\n",
    "abcdefghi", "de-" + String(repeating: "a", count: 9),
  ])
  func `what is no code is refused with a sentence`(code: String) {
    #expect {
      try Language(code)
    } throws: { error in
      "\(error)".hasPrefix("'\(code)' is not the code of a language")
    }
  }

  @Test(arguments: [
    ("de", "German"), ("ar", "Arabic"), ("pt-BR", "Portuguese (Brazil)"), ("qqx", "qqx"),
    ("pseudo-rtl", "Right-to-Left Pseudolanguage"),
  ])
  func `a language has a name in English, or else its code`(code: String, name: String) throws {
    #expect(try Language(code).name == name)
  }

  @Test func `a project is searched for ever shorter codes`() throws {
    #expect(
      try Language("zh_Hans-CN").spellings == [
        "zh_Hans-CN", "zh-Hans-CN", "zh_Hans_CN", "zh-Hans", "zh_Hans", "zh",
      ])
    #expect(try Language("de").spellings == ["de"])
    #expect(try Language("pseudo-long").spellings == [])
  }

  @Test func `the pseudo-languages are listed, and known by their codes`() throws {
    let codes = Language.pseudo.map(\.code)
    #expect(codes == ["pseudo-accented", "pseudo-long", "pseudo-bounded", "pseudo-rtl"])
    for language in Language.pseudo {
      let read = try Language(language.code)
      #expect(read == language)
      #expect(read.pseudo != nil)
    }
    #expect(try Language("pseudo-other").pseudo == nil)
  }
}
