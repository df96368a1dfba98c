import Foundation

/// A collection whose items nobody fills shows its prototypes once each, as Interface Builder does.
extension UICollectionView {
  /// Keeps what the file has, to be shown when nobody fills the collection.
  final func keepPrototypes(_ added: [PrototypeView], kind: String?) {
    for prototype in added { prototypes[kind, default: []].append(prototype) }
  }

  /// True while there is no data source but the one that every collection controller is.
  final var showsPrototypes: Bool {
    guard prototypes[nil] != nil, Session.current.sceneLoading == .running else { return false }
    return dataSource.map { type(of: $0) == UICollectionViewController.self } ?? true
  }

  /// The cell or supplementary view of the place; made once.
  final func prototype(at place: CollectionPlace) -> UICollectionReusableView? {
    if let made = madePrototypes[place] { return made }
    guard let prototypes = prototypes[place.kind], prototypes.indices.contains(place.path.item)
    else { return nil }
    let view = prototypes[place.path.item].make() as? UICollectionReusableView
    madePrototypes[place] = view
    return view
  }

  /// The sizes that the cells have in the file.
  final var prototypeSizes: [CGSize] {
    (prototypes[nil] ?? []).indices.map { item in
      let path = IndexPath(item: item, section: 0)
      return prototype(at: CollectionPlace(path: path, kind: nil))?.sizeInFile ?? .zero
    }
  }
}
