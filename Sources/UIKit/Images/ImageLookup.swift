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

  /// A symbol of the system, in the proportions that a document tells or else its own. One that
  /// nobody has drawn is a neutral sign and a finding.
  func symbol(named name: String, for element: Element? = nil) -> UIImage? {
    guard !name.isEmpty else { return nil }
    let entry = documents.lazy.compactMap { $0.imageEntry(name) }
      .first { $0["catalog"] == "system" }
    let known = SymbolLibrary.shape(named: name)
    if known == nil { Self.reportUnknown(name, element ?? entry) }
    let shape = known ?? SymbolLibrary.unknown
    let size = entry.map(\.imageSize).flatMap { $0.width > 0 && $0.height > 0 ? $0 : nil }
    var storage = ImageStorage(name: name, isSymbol: true, size: size ?? shape.extent)
    storage.shape = shape
    let image = UIImage(storage)
    return Self.isDirected(name) ? image.imageFlippedForRightToLeftLayoutDirection() : image
  }

  /// Symbols named for forward and backward turn with the language, those for right and left do
  /// not; documented.
  private static func isDirected(_ name: String) -> Bool {
    name.split(separator: ".").contains { $0 == "forward" || $0 == "backward" }
  }

  /// The image that an element of the document names. Whether it is a symbol is said by its entry
  /// among the resources, and only without one by the element.
  static func image(named name: String, for element: Element, isSymbol: Bool) -> UIImage? {
    let lookup = ImageLookup(documents: [element.document])
    let entry = element.document.imageEntry(name)
    if entry.map({ $0["catalog"] == "system" }) ?? isSymbol {
      return lookup.symbol(named: name, for: element)
    }
    let image = lookup.image(named: name) ?? UIImage(named: name)
    if image?.isPlaceholder == true, Session.current.resources.hasImages {
      reportMissing(name, element)
    }
    return image
  }

  private static func reportUnknown(_ name: String, _ element: Element?) {
    Session.current.report(
      Diagnostic(
        .warning, rule: "unknown-symbol", "the symbol '\(name)' has no drawing here",
        at: element?.location, hint: "a neutral sign is shown in its place"),
      once: "unknown symbol \(name)")
  }

  /// What iOS prints when a nib's image is not in the bundle; high confidence for going on.
  static func reportMissing(_ name: String, _ element: Element) {
    Session.current.report(
      Diagnostic(
        .warning, rule: "missing-image",
        "Could not load the \"\(name)\" image referenced from a nib", at: element.location,
        hint: "a placeholder is shown in its place"),
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
