import Foundation
import Testing
import UIKit

/// What configurations make of cells of tables and of collections.
@MainActor
struct ListContentTests {
  private typealias Content = UIListContentConfiguration

  /// A cell of 320 × 60 points.
  private func drawing<Cell: UIView>(_ cell: @escaping () -> Cell) -> [String] {
    let stage = ControlStage(CGRect(x: 0, y: 0, width: 320, height: 60), cell)
    return stage.drawing.split(separator: "\n").map(String.init)
  }

  private func texts(_ make: @escaping () -> Content) -> [String] {
    drawing {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      var content = make()
      (content.text, content.secondaryText) = ("One", "Two")
      cell.contentConfiguration = content
      return cell
    }
  }

  @Test func `tables and collections show the same of a configuration`() {
    let inCollection = drawing {
      let cell = UICollectionViewCell(frame: .zero)
      var content = Content.subtitleCell()
      (content.text, content.secondaryText) = ("One", "Two")
      cell.contentConfiguration = content
      return cell
    }

    #expect(
      inCollection.filter { $0.hasPrefix("text") }
        == texts { .subtitleCell() }.filter { $0.hasPrefix("text") })
    #expect(inCollection.filter { $0.hasPrefix("text") }.count == 2)
  }

  @Test func `a value stands at the end, and below where there is no room`() {
    let screen = Screen()
    let view = screen.add { () -> UIListContentView in
      var content = Content.valueCell()
      (content.text, content.secondaryText) = ("One", "Two")
      let view = UIListContentView(configuration: content)
      view.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
      return view
    }
    func labels() -> [String] {
      view.subviews.compactMap { $0 as? UILabel }.map {
        "\(number($0.frame.minX)) \(number($0.frame.minY))"
      }
    }
    #expect(labels() == ["16 20", "278.33 20"])

    screen.session.perform {
      var content = Content.valueCell()
      (content.text, content.secondaryText) = ("One", String(repeating: "word ", count: 8))
      view.configuration = content
    }
    #expect(labels().first?.hasPrefix("16 ") == true && labels().last?.hasPrefix("16 ") == true)
  }

  @Test func `the title of a group is in capitals`() {
    let lines = texts { .groupedHeader() }

    #expect(lines.contains { $0.hasSuffix("ONE") || $0.hasSuffix("\"ONE\"") })
  }

  @Test func `an image is not larger than it may be, and has the room that is reserved for it`() {
    let screen = Screen()
    let view = screen.add {
      var content = Content.cell()
      content.text = "One"
      content.image = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 40)).image { _ in }
      content.imageProperties.maximumSize = CGSize(width: 40, height: 0)
      content.imageProperties.reservedLayoutSize = CGSize(width: 60, height: 0)
      let view = UIListContentView(configuration: content)
      view.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
      return view
    }
    let image = view.subviews.first { $0 is UIImageView }
    let label = view.subviews.first { $0 is UILabel }

    #expect(image.map { text($0.frame) } == "26 20 40 20")
    #expect(label?.frame.minX == CGFloat(16 + 60 + 15))
  }

  // MARK: Backgrounds

  @Test func `a background has its colour, corners and insets, and the grey of a selection`() throws
  {
    let screen = Screen()
    let cell = screen.add { () -> UICollectionViewCell in
      let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      var background = UIBackgroundConfiguration.listGroupedCell()
      background.cornerRadius = 8
      background.backgroundInsets = NSDirectionalEdgeInsets(
        top: 1, leading: 2, bottom: 3, trailing: 4)
      cell.backgroundConfiguration = background
      return cell
    }
    let plate = try #require(cell.subviews.first?.subviews.first)
    #expect(text(plate.frame) == "2 1 94 46" && plate.layer.cornerRadius == 8)
    #expect(plate.backgroundColor == .secondarySystemGroupedBackground)

    screen.session.perform { cell.isSelected = true }
    #expect(plate.backgroundColor == .systemGray4)
    screen.session.perform { cell.isSelected = false }
    #expect(plate.backgroundColor == .secondarySystemGroupedBackground)
  }

  @Test func `an app's own colour stays, and a handler hears of each state`() {
    let screen = Screen()
    let log = Log()
    let cell = screen.add { () -> UITableViewCell in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      var background = UIBackgroundConfiguration.listPlainCell()
      background.backgroundColor = .red
      cell.backgroundConfiguration = background
      cell.configurationUpdateHandler = { _, state in
        log.write(state.isSelected ? "selected" : "plain")
      }
      return cell
    }
    screen.session.perform { cell.isSelected = true }

    #expect(cell.subviews.first?.subviews.first?.backgroundColor == .red)
    #expect(!cell.subviews.contains { $0.backgroundColor == .systemGray4 })
    #expect(log.lines == ["plain", "selected"])
  }

  @Test func `an app's own content has its view in the cell as long as it can show it`() {
    let screen = Screen()
    let cell = screen.add { UITableViewCell(style: .default, reuseIdentifier: nil) }
    screen.session.perform { cell.contentConfiguration = Plate(color: .red) }
    let view = cell.contentView.subviews.last
    #expect(view?.backgroundColor == .red && view?.frame == cell.contentView.bounds)

    screen.session.perform { cell.contentConfiguration = Plate(color: .blue) }
    #expect(cell.contentView.subviews.last === view && view?.backgroundColor == .blue)
  }

  private struct Plate: UIContentConfiguration {
    let color: UIColor
    func makeContentView() -> any UIView & UIContentView { PlateView(self) }
    func updated(for state: any UIConfigurationState) -> Plate { self }
  }

  private final class PlateView: UIView, UIContentView {
    var configuration: any UIContentConfiguration { didSet { show() } }

    init(_ plate: Plate) {
      configuration = plate
      super.init(frame: .zero)
      show()
    }

    required init?(coder: NSCoder) { nil }

    private func show() { backgroundColor = (configuration as? Plate)?.color }
  }
}
