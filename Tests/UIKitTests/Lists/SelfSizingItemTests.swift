import Diagnostics
import Testing
import UIKit

/// Items that have the size their cells prefer.
@MainActor
struct SelfSizingItemTests {
  /// A collection of boxes, 320 points wide, with spaces of ten points.
  private final class Boxes: NSObject, UICollectionViewDataSource {
    let screen = Screen()
    let flow: UICollectionViewFlowLayout
    let collection: UICollectionView
    var sizes: [CGSize]
    private(set) var madeCells = 0
    var make: (CGSize) -> UICollectionViewCell = { size in
      let cell = UICollectionViewCell(frame: .zero)
      Boxes.fill(cell, size)
      return cell
    }

    init(_ sizes: [CGSize], _ flow: UICollectionViewFlowLayout = UICollectionViewFlowLayout()) {
      self.sizes = sizes
      self.flow = flow
      collection = screen.session.perform {
        UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 320, height: 500), collectionViewLayout: flow)
      }
      super.init()
      flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
      collection.contentInsetAdjustmentBehavior = .never
    }

    /// The box fills the cell's content.
    static func fill(_ cell: UICollectionViewCell, _ size: CGSize) {
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(box)
      let pairs: [(NSLayoutConstraint.Attribute, CGFloat)] = [
        (.width, size.width), (.height, size.height),
      ]
      for (attribute, length) in pairs {
        box.addConstraint(
          NSLayoutConstraint(
            item: box, attribute: attribute, relatedBy: .equal, toItem: nil,
            attribute: .notAnAttribute, multiplier: 1, constant: length))
      }
      for edge in [NSLayoutConstraint.Attribute.left, .top, .right, .bottom] {
        cell.contentView.addConstraint(
          NSLayoutConstraint(
            item: box, attribute: edge, relatedBy: .equal, toItem: cell.contentView,
            attribute: edge, multiplier: 1, constant: 0))
      }
    }

    func show() {
      screen.session.perform {
        collection.dataSource = self
        screen.view.addSubview(collection)
      }
    }

    func turn(_ body: () -> Void) { screen.session.perform(body) }

    var items: [String] {
      collection.indexPathsForVisibleItems.compactMap { path in
        collection.cellForItem(at: path).map { text($0.frame) }
      }
    }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { sizes.count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      madeCells += 1
      return make(sizes[indexPath.item])
    }
  }

  private let sizes = [
    CGSize(width: 100, height: 30), CGSize(width: 150, height: 60), CGSize(width: 200, height: 40),
  ]

  @Test func `items have the sizes of their content`() {
    let boxes = Boxes(sizes)
    boxes.show()

    #expect(boxes.items == ["0 15 100 30", "170 0 150 60", "0 70 200 40"])
    #expect(boxes.collection.contentSize == CGSize(width: 320, height: 60 + 10 + 40))
    #expect(boxes.screen.session.messages == [])
  }

  @Test func `without an estimate they have the size of the layout`() {
    let boxes = Boxes(sizes)
    boxes.flow.estimatedItemSize = .zero
    boxes.make = { _ in UICollectionViewCell(frame: .zero) }
    boxes.show()

    #expect(boxes.items == ["0 0 50 50", "60 0 50 50", "120 0 50 50"])
  }

  @Test func `cells without constraints keep the estimate`() {
    let boxes = Boxes(sizes)
    boxes.flow.estimatedItemSize = CGSize(width: 320, height: 25)
    boxes.make = { _ in UICollectionViewCell(frame: .zero) }
    boxes.show()

    #expect(boxes.items == ["0 0 320 25", "0 35 320 25", "0 70 320 25"])
  }

  @Test func `constraints that a cell itself holds count as well`() {
    let boxes = Boxes([CGSize(width: 120, height: 44)])
    boxes.make = { size in
      let cell = UICollectionViewCell(frame: .zero)
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(box)
      let pairs: [(NSLayoutConstraint.Attribute, CGFloat)] = [
        (.width, size.width), (.height, size.height),
      ]
      for (attribute, length) in pairs {
        cell.addConstraint(
          NSLayoutConstraint(
            item: box, attribute: attribute, relatedBy: .equal, toItem: nil,
            attribute: .notAnAttribute, multiplier: 1, constant: length))
      }
      for edge in [NSLayoutConstraint.Attribute.left, .top, .right, .bottom] {
        cell.addConstraint(
          NSLayoutConstraint(
            item: box, attribute: edge, relatedBy: .equal, toItem: cell, attribute: edge,
            multiplier: 1, constant: 0))
      }
      return cell
    }
    boxes.show()

    #expect(boxes.items == ["0 0 120 44"])
  }

  @Test func `a cell's own preference is taken`() {
    final class WideCell: UICollectionViewCell {
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        let preferred = super.preferredLayoutAttributesFitting(layoutAttributes)
        preferred.size = CGSize(width: 320, height: 77)
        return preferred
      }
    }
    let boxes = Boxes(sizes)
    boxes.make = { _ in WideCell(frame: .zero) }
    boxes.show()

    #expect(boxes.items == ["0 0 320 77", "0 87 320 77", "0 174 320 77"])
  }

  @Test func `only items that are seen are asked`() {
    let boxes = Boxes(Array(repeating: CGSize(width: 320, height: 95), count: 500))
    boxes.flow.estimatedItemSize = CGSize(width: 320, height: 95)
    boxes.show()

    #expect(boxes.items.count == 5)
    #expect(boxes.madeCells == 5)
    boxes.turn { boxes.collection.contentOffset.y = 100 * 105 + 1 }
    #expect(boxes.items.count == 5)
    #expect(boxes.items.first == "0 \(100 * 105) 320 95")
  }

  @Test func `a cell that invalidates its size is asked anew`() {
    let boxes = Boxes(sizes)
    boxes.show()
    boxes.turn {
      let cell = boxes.collection.visibleCells[0]
      for constraint in cell.contentView.subviews[0].constraints { constraint.constant = 140 }
      cell.invalidateIntrinsicContentSize()
    }

    #expect(boxes.items == ["0 0 140 140", "170 40 150 60", "0 150 200 40"])
  }

  @Test func `cells that are never content end in a warning`() {
    final class RestlessCell: UICollectionViewCell {
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        let preferred = super.preferredLayoutAttributesFitting(layoutAttributes)
        preferred.size.height += 1
        return preferred
      }
    }
    final class EagerLayout: UICollectionViewFlowLayout {
      private var growth: CGFloat = 0
      override func prepare() {
        growth += 1
        super.prepare()
      }
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        let attributes = super.layoutAttributesForElements(in: rect)
        for one in attributes ?? [] { one.frame.size.width += growth }
        return attributes
      }
    }
    let boxes = Boxes(sizes, EagerLayout())
    boxes.make = { _ in RestlessCell(frame: .zero) }
    boxes.show()

    #expect(
      boxes.screen.session.log.diagnostics.map(\.rule).filter { $0 == "restless-layout" }.count == 1
    )
  }

  @Test func `headers keep the layout's sizes`() {
    final class Headed: NSObject, UICollectionViewDelegateFlowLayout {}
    let delegate = Headed()
    let boxes = Boxes([CGSize(width: 100, height: 30)])
    boxes.flow.headerReferenceSize = CGSize(width: 0, height: 25)
    boxes.collection.delegate = delegate
    boxes.show()

    #expect(boxes.items == ["0 25 100 30"])
    #expect(
      boxes.collection.visibleSupplementaryViews(
        ofKind: UICollectionView.elementKindSectionHeader
      ).map { text($0.frame) } == ["0 0 320 25"])
  }
}
