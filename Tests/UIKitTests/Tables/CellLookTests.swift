import Foundation
import Testing
import UIKit

/// What is drawn of cells of each style with each accessory, and of titles of sections.
@MainActor
struct CellLookTests {
  /// A cell of 320 × 44 points.
  private func drawing(
    _ style: UITableViewCell.CellStyle, _ accessory: UITableViewCell.AccessoryType
  ) -> [String] {
    let stage = ControlStage(CGRect(x: 0, y: 0, width: 320, height: 44)) {
      let cell = UITableViewCell(style: style, reuseIdentifier: nil)
      cell.textLabel?.text = "One"
      cell.detailTextLabel?.text = "Two"
      cell.accessoryType = accessory
      return cell
    }
    return stage.drawing.split(separator: "\n").map(String.init)
  }

  /// What each accessory draws, from its left edge.
  private static let signs: [UITableViewCell.AccessoryType: [String]] = [
    .none: [],
    .disclosureIndicator: ["at 292 0", chevron(5.5)],
    .checkmark: [
      "at 282 0", "stroke 0,122,255 2 cap round join round path M 6 23 L 11 28 L 20 16",
    ],
    .detailButton: ["at 282 0"] + info,
    .detailDisclosureButton: ["at 260 0", chevron(37.5)] + info,
  ]

  private static func chevron(_ x: Double) -> String {
    "stroke 60,60,67@30 2 cap round join round path "
      + "M \(x) 16.75 L \(Int(x + 5.5)) 22 L \(x) 27.25"
  }

  private static let info = [
    "stroke 0,122,255 1.5 rounded 1 12 20 20 10",
    "fill 0,122,255 ellipse 9.6 15.8 2.8 2.8", "fill 0,122,255 rect 10.2 20.1 1.7 7",
    "fill 0,122,255 rect 8.8 20.1 2.2 1.4", "fill 0,122,255 rect 8.6 26 4.8 1.4",
  ]

  /// Where the texts of a value begin and end: before the accessory, or 16 points from the edge.
  private static let ends: [UITableViewCell.AccessoryType: String] = [
    .none: "278.33", .disclosureIndicator: "255.83", .checkmark: "245.83",
    .detailButton: "245.83", .detailDisclosureButton: "223.83",
  ]

  private func words(
    _ style: UITableViewCell.CellStyle, _ accessory: UITableViewCell.AccessoryType
  ) -> [String] {
    let label = "text 0,0,0 0"
    let large = "25.5 system 17 regular upright"
    switch style {
    case .default: return ["at 16 0", "\(label) 28 \(large) \"One\""]
    case .value1:
      return [
        "at 16 12", "\(label) 16.33 \(large) \"One\"", "at \(Self.ends[accessory] ?? "") 12",
        "text 60,60,67@60 0 16.33 \(large) \"Two\"",
      ]
    case .value2:
      return [
        "at 16 15", "text 0,122,255 73 11.33 18 system 12 regular upright \"One\"", "at 113 13",
        "\(label) 14.33 22.5 system 15 regular upright \"Two\"",
      ]
    case .subtitle:
      return [
        "at 16 5", "\(label) 16.33 \(large) \"One\"", "at 16 25.33",
        "\(label) 11.33 18 system 12 regular upright \"Two\"",
      ]
    }
  }

  @Test(
    arguments: [UITableViewCell.CellStyle.default, .value1, .value2, .subtitle],
    [
      UITableViewCell.AccessoryType.none, .disclosureIndicator, .detailDisclosureButton, .checkmark,
      .detailButton,
    ])
  func `a cell has the texts of its style and the sign of its accessory`(
    _ style: UITableViewCell.CellStyle, _ accessory: UITableViewCell.AccessoryType
  ) {
    #expect(drawing(style, accessory) == words(style, accessory) + (Self.signs[accessory] ?? []))
  }

  // MARK: Sections

  /// What is drawn of a section of one row between its titles, but for the table's own ground.
  private func section(_ style: UITableView.Style) -> [String] {
    let source = Titled()
    let stage = ControlStage(CGRect(x: 0, y: 0, width: 320, height: 200)) {
      let table = UITableView(frame: .zero, style: style)
      table.contentInsetAdjustmentBehavior = .never
      table.dataSource = source
      return table
    }
    return stage.drawing.split(separator: "\n").map(String.init)
      .filter { !$0.hasPrefix("clip") && !$0.hasSuffix("rect 0 0 320 200") }
  }

  private static let gray = "60,60,67@60"
  private static let line = "fill 60,60,67@29 rect"
  private static let foot = "text \(gray) 0 12.33 26 system 13 regular upright \"Foot\""
  private static let caps = "text \(gray) 0 12.33 26 system 13 regular upright \"HEAD\""

  @Test func `a plain table has a bold title above its rows, and lines below them all`() {
    #expect(
      section(.plain) == [
        "at 0 121.67", "\(Self.line) 16 43.33 304 0.33", "at 0 50",
        "fill 255,255,255 rect 0 0 320 43.67", "at 16 43.33", "\(Self.line) 0 0 304 0.33",
        "at 16 23", "text 0,0,0 0 16.33 34 system 17 semibold upright \"Head\"", "at 0 93.67",
        "at 16 8", Self.foot,
      ])
  }

  @Test func `a group lies between lines from side to side, below a title in capitals`() {
    #expect(
      section(.grouped) == [
        "at 0 55.5", "fill 255,255,255 rect 0 0 320 43.67", "\(Self.line) 0 0 320 0.33",
        "at 0 43.33", "\(Self.line) 0 0 320 0.33", "at 16 33", Self.caps, "at 0 99.17", "at 16 8",
        Self.foot,
      ])
  }

  @Test func `an inset group is a round plate without lines around it`() {
    #expect(
      section(.insetGrouped) == [
        "at 16 55.5", "fill 255,255,255 corners 0 0 288 43.67 10 smooth tl+tr+bl+br", "at 16 0",
        "at 16 33", Self.caps, "at 16 99.17", "at 16 8", Self.foot,
      ])
  }

  private final class Titled: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }

    func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { "Head" }

    func tableView(
      _ tableView: UITableView, titleForFooterInSection section: Int
    ) -> String? { "Foot" }
  }
}
