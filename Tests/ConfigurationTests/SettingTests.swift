import Configuration
import Diagnostics
import Testing

struct SettingTests {
  @Test func `a setting keeps the order of its values`() {
    let place = SourceLocation(file: "f", line: 1, column: 1)
    let setting = Setting(
      key: "device", values: [.init("b", at: place), .init("a", at: place)], location: place)
    #expect(setting.values.map(\.text) == ["b", "a"])
  }
}
