import Diagnostics
import Foundation
import InterfaceBuilder

/// Finds images by name in what the documents say of them.
@MainActor
struct ImageLookup {
  /// Asked in this order.
  let documents: [Document]

  /// Every document of the session, by name.
  static var session: ImageLookup {
    ImageLookup(documents: Session.current.documents.sorted { $0.key < $1.key }.map(\.value))
  }

  /// An image that is not one of the system's.
  func image(named name: String) -> UIImage? {
    if let found = Session.current.resources.image(name, .current) { return UIImage(found) }
    for document in documents {
      guard let entry = document.imageEntry(name), entry["catalog"] != "system" else { continue }
      return UIImage(ImageStorage(name: name, size: entry.imageSize))
    }
    return nil
  }

  /// A symbol of the system; one that no document tells the size of is square.
  func symbol(named name: String) -> UIImage? {
    guard !name.isEmpty else { return nil }
    let entry = documents.lazy.compactMap { $0.imageEntry(name) }
      .first { $0["catalog"] == "system" }
    let size = entry?.imageSize ?? CGSize(width: 1, height: 1)
    return UIImage(ImageStorage(name: name, isSymbol: true, size: size))
  }

  /// The image that an element of the document names.
  static func image(named name: String, for element: Element, isSymbol: Bool) -> UIImage? {
    let lookup = ImageLookup(documents: [element.document])
    if isSymbol { return lookup.symbol(named: name) }
    if let image = lookup.image(named: name) ?? UIImage(named: name) { return image }
    if element.document.imageEntry(name) != nil { return lookup.symbol(named: name) }
    return nil
  }

  /// What iOS prints when a nib's image is not in the bundle; high confidence for going on.
  static func reportMissing(_ name: String, _ element: Element) {
    Session.current.report(
      Diagnostic(
        .warning, rule: "missing-image",
        "Could not load the \"\(name)\" image referenced from a nib", at: element.location,
        hint: "nothing is shown in its place"),
      once: "\(element.document.file) image \(name)")
  }
}

extension Document {
  fileprivate func imageEntry(_ name: String) -> Element? {
    resources.element?.children("image").first { $0["name"] == name }
  }
}

extension Element {
  /// What a file calls a size is cut to what can be laid out.
  @MainActor fileprivate var imageSize: CGSize {
    func side(_ name: String) -> CGFloat { max(0, NibRect.cut(CGFloat(number(name) ?? 0))) }
    return CGSize(width: side("width"), height: side("height"))
  }
}
