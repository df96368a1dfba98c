import Drawing
import Testing
import UIKit

/// The published components, 0 to 255 with alpha in hundredths where it is not 100.
@MainActor
struct SystemColorTests {
  private func line(_ color: UIColor, _ changes: (inout any UIMutableTraits) -> Void) -> String {
    let traits = UITraitCollection(mutations: changes)
    let found = Session().bind { color.resolvedColor(with: traits).cgColor }
    let bytes = [found.red, found.green, found.blue].map { "\(Int(($0 * 255).rounded()))" }
    let alpha = Int((found.alpha * 100).rounded())
    return bytes.joined(separator: ",") + (alpha == 100 ? "" : " \(alpha)")
  }

  @Test func `colours of the system are exact in the light and in the dark`() {
    for (name, color, light, dark) in table {
      #expect(line(color) { $0.userInterfaceStyle = .light } == light, "\(name)")
      #expect(line(color) { $0.userInterfaceStyle = .dark } == dark, "\(name)")
    }
  }

  @Test func `grounds are lighter on what is elevated in the dark`() {
    let expected = [
      (UIColor.systemBackground, "28,28,30"), (.secondarySystemBackground, "44,44,46"),
      (.tertiarySystemBackground, "58,58,60"), (.systemGroupedBackground, "28,28,30"),
      (.secondarySystemGroupedBackground, "44,44,46"),
      (.tertiarySystemGroupedBackground, "58,58,60"),
    ]
    for (color, bytes) in expected {
      let found = line(color) {
        $0.userInterfaceStyle = .dark
        $0.userInterfaceLevel = .elevated
      }
      #expect(found == bytes)
    }
  }

  @Test func `accents are stronger where contrast is high`() {
    let expected = [
      (UIColor.systemRed, "215,0,21", "255,105,97"), (.systemOrange, "201,52,0", "255,179,64"),
      (.systemGreen, "36,138,61", "48,219,91"), (.systemBlue, "0,64,221", "64,156,255"),
      (.systemGray6, "235,235,240", "36,36,38"),
    ]
    for (color, light, dark) in expected {
      for (style, bytes) in [(UIUserInterfaceStyle.light, light), (.dark, dark)] {
        let found = line(color) {
          $0.userInterfaceStyle = style
          $0.accessibilityContrast = .high
        }
        #expect(found == bytes)
      }
    }
  }

  private let table: [(name: String, color: UIColor, light: String, dark: String)] = [
    ("systemRed", .systemRed, "255,59,48", "255,69,58"),
    ("systemOrange", .systemOrange, "255,149,0", "255,159,10"),
    ("systemYellow", .systemYellow, "255,204,0", "255,214,10"),
    ("systemGreen", .systemGreen, "52,199,89", "48,209,88"),
    ("systemMint", .systemMint, "0,199,190", "99,230,226"),
    ("systemTeal", .systemTeal, "48,176,199", "64,200,224"),
    ("systemCyan", .systemCyan, "50,173,230", "100,210,255"),
    ("systemBlue", .systemBlue, "0,122,255", "10,132,255"),
    ("systemIndigo", .systemIndigo, "88,86,214", "94,92,230"),
    ("systemPurple", .systemPurple, "175,82,222", "191,90,242"),
    ("systemPink", .systemPink, "255,45,85", "255,55,95"),
    ("systemBrown", .systemBrown, "162,132,94", "172,142,104"),
    ("systemGray", .systemGray, "142,142,147", "142,142,147"),
    ("systemGray2", .systemGray2, "174,174,178", "99,99,102"),
    ("systemGray3", .systemGray3, "199,199,204", "72,72,74"),
    ("systemGray4", .systemGray4, "209,209,214", "58,58,60"),
    ("systemGray5", .systemGray5, "229,229,234", "44,44,46"),
    ("systemGray6", .systemGray6, "242,242,247", "28,28,30"),
    ("label", .label, "0,0,0", "255,255,255"),
    ("secondaryLabel", .secondaryLabel, "60,60,67 60", "235,235,245 60"),
    ("tertiaryLabel", .tertiaryLabel, "60,60,67 30", "235,235,245 30"),
    ("quaternaryLabel", .quaternaryLabel, "60,60,67 18", "235,235,245 16"),
    ("placeholderText", .placeholderText, "60,60,67 30", "235,235,245 30"),
    ("link", .link, "0,122,255", "9,132,255"),
    ("separator", .separator, "60,60,67 29", "84,84,88 60"),
    ("opaqueSeparator", .opaqueSeparator, "198,198,200", "56,56,58"),
    ("systemFill", .systemFill, "120,120,128 20", "120,120,128 36"),
    ("secondarySystemFill", .secondarySystemFill, "120,120,128 16", "120,120,128 32"),
    ("tertiarySystemFill", .tertiarySystemFill, "118,118,128 12", "118,118,128 24"),
    ("quaternarySystemFill", .quaternarySystemFill, "116,116,128 8", "118,118,128 18"),
    ("systemBackground", .systemBackground, "255,255,255", "0,0,0"),
    ("secondarySystemBackground", .secondarySystemBackground, "242,242,247", "28,28,30"),
    ("tertiarySystemBackground", .tertiarySystemBackground, "255,255,255", "44,44,46"),
    ("systemGroupedBackground", .systemGroupedBackground, "242,242,247", "0,0,0"),
    (
      "secondarySystemGroupedBackground", .secondarySystemGroupedBackground, "255,255,255",
      "28,28,30"
    ),
    (
      "tertiarySystemGroupedBackground", .tertiarySystemGroupedBackground, "242,242,247", "44,44,46"
    ),
    ("groupTableViewBackground", .groupTableViewBackground, "242,242,247", "0,0,0"),
    ("darkText", .darkText, "0,0,0", "0,0,0"),
    ("lightText", .lightText, "255,255,255 60", "255,255,255 60"),
    ("black", .black, "0,0,0", "0,0,0"),
    ("darkGray", .darkGray, "85,85,85", "85,85,85"),
    ("lightGray", .lightGray, "170,170,170", "170,170,170"),
    ("white", .white, "255,255,255", "255,255,255"),
    ("gray", .gray, "128,128,128", "128,128,128"),
    ("red", .red, "255,0,0", "255,0,0"),
    ("green", .green, "0,255,0", "0,255,0"),
    ("blue", .blue, "0,0,255", "0,0,255"),
    ("cyan", .cyan, "0,255,255", "0,255,255"),
    ("yellow", .yellow, "255,255,0", "255,255,0"),
    ("magenta", .magenta, "255,0,255", "255,0,255"),
    ("orange", .orange, "255,128,0", "255,128,0"),
    ("purple", .purple, "128,0,128", "128,0,128"),
    ("brown", .brown, "153,102,51", "153,102,51"),
    ("clear", .clear, "0,0,0 0", "0,0,0 0"),
  ]
}
