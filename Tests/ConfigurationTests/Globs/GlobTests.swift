import Configuration
import Testing

struct GlobTests {
  private func matches(_ pattern: String, _ path: String) throws -> Bool {
    try GlobPattern(pattern).matches(path)
  }

  @Test(arguments: [
    ("Main.storyboard", "Main.storyboard"), ("Main.storyboard", "App/Main.storyboard"),
    ("*.xib", "App/Cells/Cell.xib"), ("M?in.xib", "Main.xib"), ("*", ".hidden"),
    ("[A-M]*.xib", "Main.xib"), ("[!a-z]*", "Main"), ("[^a-z]*", "Main"), ("[]-]", "]"),
    ("[]-]", "-"), ("[a-]", "-"), ("[\\]]", "]"), ("\\*", "*"), ("\\!a", "!a"),
    ("?", "é"), ("e\u{301}", "\u{E9}"), ("?", "e\u{301}"), ("a**b", "axxb"), ("*a*b*", "xaxbx"),
  ])
  func `a pattern without a slash matches a name anywhere`(_ pattern: String, _ path: String) throws
  {
    #expect(try matches(pattern, path))
    #expect(try matches(pattern, "x/y/" + path))
  }

  @Test(arguments: [
    ("main.storyboard", "Main.storyboard"), ("*.xib", "Main.storyboard"), ("*.xib", "a.xib2"),
    ("?", "ab"), ("?", ""), ("[a-z]", "A"), ("[!a]", "a"), ("\\*", "a"), ("a", "b/ba"),
    ("[a-z]?", "a"), ("ab", "a"), ("a", "ab"),
  ])
  func `another name is not meant`(_ pattern: String, _ path: String) throws {
    #expect(try !matches(pattern, path))
  }

  @Test(arguments: [
    ("App/Main.xib", "App/Main.xib"), ("App/*.xib", "App/Main.xib"), ("/Main.xib", "Main.xib"),
    ("./Main.xib", "Main.xib"), ("App/**", "App/a/b"), ("**/a", "a"), ("**/a", "x/y/a"),
    ("a/**/b", "a/b"), ("a/**/b", "a/x/y/b"), ("**/a/**/b/*.xib", "x/a/b/c/b/d.xib"),
    ("**", "a/b"), ("App//Main.xib", "App/Main.xib"), ("App/M*", "./App/Main.xib"),
    ("*/*", "a/b"), ("**/**", "a"),
  ])
  func `a pattern with a slash matches a path`(_ pattern: String, _ path: String) throws {
    #expect(try matches(pattern, path))
  }

  @Test(arguments: [
    ("App/Main.xib", "x/App/Main.xib"), ("App/*.xib", "App/a/Main.xib"),
    ("/Main.xib", "a/Main.xib"),
    ("App/**", "App"), ("a/**/b", "ab"), ("a/**/b", "a/x"), ("*/*", "a"), ("a*b/c", "a/b/c"),
  ])
  func `another path is not meant`(_ pattern: String, _ path: String) throws {
    #expect(try !matches(pattern, path))
  }

  @Test(arguments: [
    ("Pods", "Pods/a/b.xib"), ("Pods/", "Pods/a/b.xib"), ("Pods/", "x/Pods/a.xib"),
    ("App/Old", "App/Old/a/b.xib"), ("App/Old/", "App/Old/a.xib"), ("*.lproj", "de.lproj/a.xib"),
    ("App/**/Old/", "App/x/Old/a"), ("**/", "a/b"),
  ])
  func `what matches a folder matches everything in it`(_ pattern: String, _ path: String) throws {
    #expect(try matches(pattern, path))
  }

  @Test(arguments: [
    ("Pods/", "Pods"), ("App/Old/", "App/Old"), ("Pods/", "Pods2/a"), ("/Pods/", "x/Pods/a"),
    ("**/", "a"),
  ])
  func `a slash at the end asks for a folder`(_ pattern: String, _ path: String) throws {
    #expect(try !matches(pattern, path))
  }

  @Test(arguments: [
    ("", "the pattern is empty"), ("/", "the pattern is empty"), (".", "the pattern is empty"),
    ("[a", "a '[' has no ']'"), ("[]", "a '[' has no ']'"), ("[a/b]", "a '[' has no ']'"),
    ("[z-a]", "the range 'z-a' is empty"), ("a\\", "a part of the pattern ends with '\\'"),
    ("../a", "'..' would lead out of the project"),
    ("{a,b}", "braces are not supported; write a pattern for each, or '\\{'"),
    ("[[:alpha:]]", "named classes such as '[:alpha:]' are not supported"),
    ("!a", "'!' at the beginning is not supported; write '\\!' for the character"),
  ])
  func `a malformed pattern says what is wrong`(_ pattern: String, _ sentence: String) {
    #expect {
      try GlobPattern(pattern)
    } throws: {
      "\($0)" == sentence
    }
  }

  @Test func `a pattern has a longest length`() {
    #expect(throws: GlobError.self) { try GlobPattern(String(repeating: "a", count: 1001)) }
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      (String(repeating: "a*", count: 400) + "b", String(repeating: "a", count: 4000)),
      (String(repeating: "**/a/", count: 150) + "b", String(repeating: "a/", count: 2000)),
      (String(repeating: "*a", count: 300) + "/b", String(repeating: "a", count: 4000) + "/c"),
    ])
  func `no pattern takes long`(_ pattern: String, _ path: String) throws {
    #expect(try !matches(pattern, path))
  }
}
