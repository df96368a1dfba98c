import CairoBackend
import Drawing
import Foundation
import Testing

private func provision(_ name: String) -> FontProvision {
  PangoTypesetter().provision(of: FontDescription(family: .named(name), size: 17))
}

/// How much of the picture is white.
private func ink(_ name: String, weight: FontWeight = .regular) -> Int {
  let font = FontDescription(family: .named(name), size: 24, weight: weight)
  let bitmap = rendered(
    [.text(TextLine("HHH", font: font, width: 60), at: CGPoint(x: 4, y: 28), .white)],
    width: 80, height: 40)
  return (0..<bitmap.height).reduce(0) { sum, y in
    (0..<bitmap.width).reduce(sum) { $0 + Int(bitmap.pixel(x: $1, y: y).red) }
  }
}

@Test func `a font is there, stood in for, or missing`() {
  #expect(provision("Inter-Bold") == .installed)
  #expect(provision("DejaVuSans") == .installed)
  #expect(provision("HelveticaNeue-Light") == .standIn("Inter"))
  #expect(provision("Menlo-Regular") == .standIn("DejaVu Sans Mono"))
  #expect(provision("TimesNewRomanPS-BoldMT") == .standIn("Liberation Serif"))
  #expect(provision("Nobodys-Bold") == .missing)
}

@Test(arguments: ["HelveticaNeue", "AvenirNext", "Georgia", "Nobodys"])
func `the cut in a name counts at every size`(family: String) {
  #expect(ink(family + "-Bold") > ink(family) * 5 / 4)
  #expect(ink(family, weight: .bold) == ink(family + "-Bold"))
}

@Test func `slanted cuts are slanted`() {
  #expect(ink("Georgia-Italic") != ink("Georgia"))
}

@Test func `what is asked for again costs no shaping`() {
  let typesetter = PangoTypesetter()
  let request = TextRequest(
    "One two three four five", font: FontDescription(size: 17), maximumWidth: 80,
    maximumLines: 0)
  let lines = typesetter.lines(for: request)
  let count = typesetter.shapedTexts

  #expect(count > 0)
  #expect(typesetter.lines(for: request) == lines)
  #expect(typesetter.shapedTexts == count)
}

@Test func `files that are no fonts change nothing`() {
  let typesetter = PangoTypesetter(fontFiles: ["/nowhere.ttf", "/dev/null"])
  let request = TextRequest("Hamburg", font: FontDescription(size: 17))

  #expect(typesetter.lines(for: request) == PangoTypesetter().lines(for: request))
}

@Test func `thousands of texts are remembered`() {
  let typesetter = PangoTypesetter()
  let requests = (0..<4000).map { TextRequest("label \($0)", font: FontDescription(size: 17)) }
  let lines = requests.map(typesetter.lines)
  let count = typesetter.shapedTexts

  #expect(requests.map(typesetter.lines) == lines)
  #expect(typesetter.shapedTexts == count)
}
