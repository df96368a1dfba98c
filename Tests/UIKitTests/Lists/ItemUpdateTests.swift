import Foundation
import QuartzCore
import Testing
import UIKit

/// Items of a collection that come, go and move while they are seen.
@MainActor
struct ItemUpdateTests {
  private let screen = Screen()
  private let source = Squares(["a", "b", "c"])

  /// Squares of 100 points, three beside one another.
  private func collection() -> UICollectionView {
    screen.add {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 100)
      (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (0, 0)
      let collection = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
      collection.contentInsetAdjustmentBehavior = .never
      collection.dataSource = source
      return collection
    }
  }

  /// Where each item is seen now, and how clearly where it is not quite.
  private func seen(_ collection: UICollectionView) -> [String] {
    screen.session.bind {
      collection.subviews.compactMap { view in
        guard let cell = view as? UICollectionViewCell, let name = cell.accessibilityIdentifier,
          let layer = cell.layer.presentation()
        else { return nil }
        let place = "\(name) \(Int(layer.frame.minX.rounded())) \(Int(layer.frame.minY.rounded()))"
        return layer.opacity < 1 ? "\(place) clear" : place
      }.sorted()
    }
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test func `items after a deleted one move up while it fades`() {
    let collection = collection()
    screen.session.perform {
      source.names.remove(at: 0)
      collection.deleteItems(at: [path(0)])
    }
    screen.session.timeline.advance(by: 0.15)

    let between = seen(collection)
    #expect(between.count == 3 && between.first?.hasSuffix("0 0 clear") == true)
    #expect(between != ["b 0 0", "c 100 0"])
    screen.session.timeline.advance(by: 0.3)
    #expect(seen(collection) == ["b 0 0", "c 100 0"])
  }

  @Test func `a new item fades in where it belongs, and others make room`() {
    let collection = collection()
    screen.session.perform {
      source.names.insert("d", at: 1)
      collection.insertItems(at: [path(1)])
    }
    screen.session.timeline.advance(by: 0.15)
    #expect(seen(collection).contains("d 100 0 clear"))

    screen.session.timeline.advance(by: 0.3)
    #expect(seen(collection) == ["a 0 0", "b 200 0", "c 0 100", "d 100 0"])
  }

  @Test func `changes of a block are shown together, and the selection goes along`() {
    let collection = collection()
    let log = Log()
    screen.session.perform {
      collection.selectItem(at: path(2), animated: false, scrollPosition: [])
      collection.performBatchUpdates {
        source.names = ["c", "b"]
        collection.deleteItems(at: [path(0)])
        collection.moveItem(at: path(2), to: path(0))
      } completion: {
        log.write("\($0)")
      }
    }
    #expect(log.lines == [])
    screen.session.timeline.advance(by: 0.5)

    #expect(seen(collection) == ["b 100 0", "c 0 0"] && log.lines == ["true"])
    #expect(collection.indexPathsForSelectedItems == [path(0)])
  }

  private final class Squares: NSObject, UICollectionViewDataSource {
    var names: [String]
    init(_ names: [String]) { self.names = names }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { names.count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = UICollectionViewCell(frame: .zero)
      cell.accessibilityIdentifier = names[indexPath.item]
      return cell
    }
  }
}
