import InterfaceBuilder

extension NibSchemas {
  static let collectionView = NibSchema<UICollectionView>(
    collectionContent,
    NibRule.flag("allowsSelection", \.allowsSelection),
    NibRule.flag("allowsMultipleSelection", \.allowsMultipleSelection),
    NibRule.flag("prefetchingEnabled", \.isPrefetchingEnabled),
    NibRule.flag("springLoaded", \.isSpringLoaded),
    NibRule.flag("dragInteractionEnabled", \.dragInteractionEnabled),
    NibRule.flag("selectionFollowsFocus", \.selectionFollowsFocus),
    NibRule.flag("remembersLastFocusedIndexPath", \.remembersLastFocusedIndexPath),
    NibRule.elsewhere("dataMode"))

  private static let collectionContent: [NibRule<UICollectionView>] =
    NibRule.object(nil, key: "collectionViewLayout", UICollectionViewLayout.self) {
      $0.collectionViewLayout = $1
    }
    + NibRule.view("backgroundView") { $0.backgroundView = $1 }
    + NibRule.child("cells") { collection, statement in
      let cells = statement.element.children
      let prototypes = cells.compactMap { PrototypeView($0, in: statement.loader.nib) }
      collection.register(prototypes, kind: nil)
      if statement.loader.isUnattended { collection.keepPrototypes(prototypes, kind: nil) }
      statement.loader.showOnCanvas(cells, in: collection)
      return true
    }
    + supplementary("sectionHeaderView", UICollectionView.elementKindSectionHeader)
    + supplementary("sectionFooterView", UICollectionView.elementKindSectionFooter)

  private static func supplementary(_ key: String, _ kind: String) -> [NibRule<UICollectionView>] {
    NibRule.child(nil, key: key) { collection, statement in
      guard let prototype = PrototypeView(statement.element, in: statement.loader.nib) else {
        return false
      }
      collection.register([prototype], kind: kind)
      if statement.loader.isUnattended { collection.keepPrototypes([prototype], kind: kind) }
      statement.loader.showOnCanvas([statement.element], in: collection)
      return true
    }
  }

  static let collectionReusableView = NibSchema<UICollectionReusableView>(
    NibRule.string("reuseIdentifier", \.reuseIdentifier))

  static let collectionViewCell = NibSchema<UICollectionViewCell>(
    NibRule.view("contentView") { $0.setContentView($1) },
    NibRule.view("backgroundView") { $0.backgroundView = $1 },
    NibRule.view("selectedBackgroundView") { $0.selectedBackgroundView = $1 },
    NibRule.object(nil, key: "contentConfiguration", NibListContent.self) {
      $0.contentConfiguration = $1.configuration
    },
    NibRule.editor("colorLabel"),
    // The size a cell has in Interface Builder; layouts say what it is in the app.
    NibRule.editorKey("customSize"))
}
