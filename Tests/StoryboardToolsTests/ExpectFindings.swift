import Diagnostics
import InterfaceBuilder
import StoryboardTools
import Testing

/// Expects a rule to find exactly the given things, each at its mark.
///
/// A mark, one of `①` to `⑨`, stands right before the place of the finding. A fragment is put
/// into a document: scenes as they are, anything else as the objects of one scene.
func expectFindings<Rule: LintRule>(
  _ rule: Rule.Type, in fragment: String, _ expected: [String: String],
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let (text, places) = unmarked(wrapped(fragment))
  guard let document = try? Document(bytes: Array(text.utf8), file: "marked.storyboard") else {
    Issue.record("the marked text is no document:\n\(text)", sourceLocation: sourceLocation)
    return
  }
  let found = Rule().diagnostics(in: document).map { finding in
    let place = "\(finding.location?.line ?? 0):\(finding.location?.column ?? 0)"
    return "\(places[place] ?? place) \(finding.message) [\(finding.rule)]"
  }
  let wanted = expected.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value) [\(Rule.name)]" }
  #expect(found == wanted, sourceLocation: sourceLocation)
}

private func wrapped(_ fragment: String) -> String {
  if fragment.contains("<document") { return fragment }
  let scenes =
    fragment.contains("<scene ")
    ? fragment : "<scene sceneID=\"scene\"><objects>\n\(fragment)\n</objects></scene>"
  return """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
    <scenes>
    \(scenes)
    </scenes>
    </document>
    """
}

/// The text without its marks, and the mark that stood at each `line:column`.
private func unmarked(_ text: String) -> (text: String, places: [String: String]) {
  var result = ""
  var places: [String: String] = [:]
  var line = 1
  var column = 1
  for character in text {
    if "①②③④⑤⑥⑦⑧⑨".contains(character) {
      places["\(line):\(column)"] = String(character)
      continue
    }
    result.append(character)
    column += character.utf8.count
    if character == "\n" { (line, column) = (line + 1, 1) }
  }
  return (result, places)
}
