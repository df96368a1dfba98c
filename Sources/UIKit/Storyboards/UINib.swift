public import Foundation
public import InterfaceBuilder

/// A xib that can be instantiated any number of times.
@MainActor
public final class UINib: NSObject {
  private let document: Document?
  private let name: String

  /// Finds the xib among the session's documents; the bundle makes no difference. An unknown name
  /// is reported when the nib is instantiated, as on iOS (medium confidence).
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    document = Session.current.xibs[name]
  }

  /// A nib of a document that is at hand.
  public init(document: Document) {
    self.document = document
    name = document.file
  }

  /// Makes every top-level object, connects them with each other and with the owner, and returns
  /// them in the order of the document. Placeholders are not among them. High confidence.
  @discardableResult
  public func instantiate(
    withOwner ownerOrNil: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any] {
    guard let document else {
      let session = Session.current
      session.raise(
        .internalInconsistency,
        "Could not load NIB in bundle: 'NSBundle (loaded)' with name '\(name)'"
          + NameHint(name, among: session.xibs.keys.sorted()).text)
      return []
    }
    return XibNib(document).instantiate(owner: ownerOrNil as? NSObject)
  }

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }
}

extension Bundle {
  /// The top-level objects of a xib.
  @MainActor
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
