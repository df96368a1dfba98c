extension NibSchemas {
  static let collectionViewLayout = NibSchema<UICollectionViewLayout>(identity())

  static let flowLayout = NibSchema<UICollectionViewFlowLayout>(
    // The format's sizes are always written; its silence on spacing is UIKit's default.
    NibRule.number("minimumLineSpacing", \.minimumLineSpacing),
    NibRule.number("minimumInteritemSpacing", \.minimumInteritemSpacing),
    NibRule.choice(
      "scrollDirection", UICollectionView.ScrollDirection.named, \.scrollDirection),
    NibRule.choice(
      "sectionInsetReference", UICollectionViewFlowLayout.SectionInsetReference.named,
      \.sectionInsetReference),
    NibRule.flag("sectionHeadersPinToVisibleBounds", \.sectionHeadersPinToVisibleBounds),
    NibRule.flag("sectionFootersPinToVisibleBounds", \.sectionFootersPinToVisibleBounds),
    NibRule.attribute("automaticEstimatedItemSize", NibValue.flag) { layout, isAutomatic in
      if isAutomatic { layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize }
    },
    NibRule.size("itemSize", \.itemSize),
    NibRule.size("estimatedItemSize", \.estimatedItemSize),
    NibRule.size("headerReferenceSize", \.headerReferenceSize),
    NibRule.size("footerReferenceSize", \.footerReferenceSize),
    NibRule.insets("sectionInset", \.sectionInset))
}

extension UICollectionView.ScrollDirection {
  static let named: [String: UICollectionView.ScrollDirection] = [
    "vertical": .vertical, "horizontal": .horizontal,
  ]
}

extension UICollectionViewFlowLayout.SectionInsetReference {
  static let named: [String: UICollectionViewFlowLayout.SectionInsetReference] = [
    "contentInset": .fromContentInset, "safeArea": .fromSafeArea,
    "layoutMargins": .fromLayoutMargins,
  ]
}
