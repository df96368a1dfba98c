package import InterfaceBuilder

/// The top-level views of a xib, made without an owner.
@MainActor
package struct XibViews {
  package let views: [UIView]

  package init(_ document: Document) {
    let loader = NibLoader(nib: nil)
    views = document.objects.compactMap(ViewElement.init).map { loader.makeView($0) }
    loader.finish()
  }
}
