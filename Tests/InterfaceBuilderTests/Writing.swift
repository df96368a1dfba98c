import InterfaceBuilder

/// A document written from what its elements answer, in Xcode's spelling.
///
/// It takes nothing from the source, so that a difference shows what the elements lost.
func written(_ document: Document) -> String {
  document.content.map(written).joined()
}

private func written(_ content: Content) -> String {
  switch content {
  case .element(let element): written(element)
  case .text(let text): escaped(text, quote: false)
  case .cdata(let text): "<![CDATA[\(text)]]>"
  case .comment(let text): "<!--\(text)-->"
  case .instruction(let text): "<?\(text)?>"
  }
}

private func written(_ element: Element) -> String {
  let attributes = element.attributes.map { " \($0.name)=\"\(escaped($0.value, quote: true))\"" }
  let tag = element.name + attributes.joined()
  let content = element.content
  return content.isEmpty
    ? "<\(tag)/>" : "<\(tag)>\(content.map(written).joined())</\(element.name)>"
}

private func escaped(_ text: String, quote: Bool) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\"" where quote: result += "&quot;"
    case "\n" where quote: result += "&#10;"
    case "\r": result += "&#13;"
    case "\t" where quote: result += "&#9;"
    case let other: result.unicodeScalars.append(other)
    }
  }
  return result
}
