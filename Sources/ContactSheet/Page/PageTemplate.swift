/// `Assets/page.html` with its gaps, written `{{name}}`.
enum PageTemplate {
  /// Fills each gap once: what is filled in is not searched for gaps.
  static func filled(_ content: (String) -> String) -> String {
    var page = ""
    var rest = Substring(PageAssets.template)
    while let gap = rest.firstRange(of: "{{"),
      let end = rest[gap.upperBound...].firstRange(of: "}}")
    {
      page += rest[..<gap.lowerBound]
      page += content(String(rest[gap.upperBound..<end.lowerBound]))
      rest = rest[end.upperBound...]
    }
    return page + rest
  }
}
