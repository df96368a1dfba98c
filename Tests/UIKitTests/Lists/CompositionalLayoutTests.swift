import Foundation
import Testing
import UIKit

/// Where compositional layouts put the items of a collection.
@MainActor
struct CompositionalLayoutTests {
  private let screen = Screen()

  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  /// The items of sections in a collection of 300 × 400 points, and what stands around them.
  private func places(
    _ counts: [Int] = [5], _ layout: () -> UICollectionViewCompositionalLayout
  ) -> [String] {
    let source = Boxes(counts)
    let collection = screen.add { () -> UICollectionView in
      let collection = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout())
      collection.contentInsetAdjustmentBehavior = .never
      collection.register(Box.self, forCellWithReuseIdentifier: "box")
      collection.register(
        UICollectionReusableView.self,
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        withReuseIdentifier: "header")
      collection.dataSource = source
      return collection
    }
    return withExtendedLifetime(source) {
      collection.subviews.compactMap { view in
        switch view {
        case is UICollectionViewCell: text(view.frame)
        case is UICollectionReusableView: "header \(text(view.frame))"
        default: nil
        }
      }
    }
  }

  @Test func `items of a group stand beside one another while there is room`() {
    let places = places {
      let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1 / 3), .absolute(40)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 10
      return UICollectionViewCompositionalLayout(section: section)
    }

    #expect(
      places == ["0 0 100 40", "100 0 100 40", "200 0 100 40", "0 60 100 40", "100 60 100 40"])
  }

  @Test func `insets are taken from items, groups and sections`() {
    let places = places([3]) {
      let item = NSCollectionLayoutItem(
        layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
      item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 10, leading: 20, bottom: 10, trailing: 30)
      return UICollectionViewCompositionalLayout(section: section)
    }

    #expect(places == ["22 11 119 46", "147 11 119 46", "22 61 119 46"])
  }

  @Test func `a counted group shares its room, and groups stand in groups`() {
    let places = places([3]) {
      let whole = size(.fractionalWidth(1), .fractionalHeight(1))
      let column = NSCollectionLayoutGroup.vertical(
        layoutSize: size(.fractionalWidth(0.4), .fractionalHeight(1)),
        subitem: NSCollectionLayoutItem(layoutSize: whole), count: 2)
      column.interItemSpacing = .fixed(10)
      let large = NSCollectionLayoutItem(
        layoutSize: size(.fractionalWidth(0.6), .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(110)), subitems: [large, column])
      return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }

    #expect(places == ["0 0 180 110", "180 0 120 50", "180 60 120 50"])
  }

  @Test func `estimated heights are as the cells want them`() {
    let places = places([3]) {
      let row = size(.fractionalWidth(1), .estimated(44))
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
      return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }

    #expect(places == ["0 0 300 30", "0 30 300 30", "0 60 300 30"])
  }

  @Test func `a section that scrolls across is one row, and the next stands below it`() {
    let places = places([3, 1]) {
      let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.absolute(120), .absolute(60)), subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = .continuous
      return UICollectionViewCompositionalLayout(section: section)
    }

    #expect(places == ["0 0 120 60", "120 0 120 60", "240 0 120 60", "0 60 120 60"])
  }

  @Test func `a header stands before its section's groups`() {
    let places = places([1, 1]) {
      let row = size(.fractionalWidth(1), .absolute(50))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
      let section = NSCollectionLayoutSection(group: group)
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size(.fractionalWidth(1), .absolute(20)),
          elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      ]
      return UICollectionViewCompositionalLayout(section: section)
    }

    #expect(
      places.sorted() == [
        "0 20 300 50", "0 90 300 50", "header 0 0 300 20", "header 0 70 300 20",
      ])
  }

  @Test func `a group without items ends its section`() {
    let places = places {
      UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(
          group: .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [])))
    }

    #expect(places == [])
  }

  private final class Box: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.frame.size.height = 30
      return layoutAttributes
    }
  }

  private final class Boxes: NSObject, UICollectionViewDataSource {
    let counts: [Int]
    init(_ counts: [Int]) { self.counts = counts }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { counts[section] }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "box", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
  }
}
