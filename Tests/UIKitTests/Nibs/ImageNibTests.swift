import Testing
import UIKit

/// Images by name, and the views that show them.
@MainActor
struct ImageNibTests {
  private let resources = """
    <image name="logo" width="40" height="30"/>
    <image name="heart" catalog="system" width="128" height="64"/>
    """

  @Test func `an image view is as large as its image`() throws {
    let nib = try NibFixture(
      "<imageView id=\"i\" image=\"logo\" userInteractionEnabled=\"NO\" contentMode=\"center\"/>",
      resources: resources, as: UIImageView.self)

    #expect(nib.view.image?.size == CGSize(width: 40, height: 30))
    #expect(nib.intrinsicContentSize == CGSize(width: 40, height: 30))
    #expect(!nib.view.isUserInteractionEnabled)
    #expect(nib.view.contentMode == .center)
  }

  @Test func `an image view without an image has no size of its own`() throws {
    let nib = try NibFixture("<imageView id=\"i\"/>", as: UIImageView.self)
    #expect(nib.view.image == nil)
    #expect(nib.intrinsicContentSize == CGSize(width: -1, height: -1))
  }

  @Test func `an image that is nowhere is reported, and the view stays`() throws {
    let nib = try NibFixture(
      "<imageView id=\"i\" image=\"lost\"/>", resources: resources, as: UIImageView.self)
    #expect(nib.view.image == nil)
    #expect(nib.session.messages == ["Could not load the \"lost\" image referenced from a nib"])
  }

  @Test func `a symbol keeps its proportions and follows its configuration`() throws {
    let nib = try NibFixture(
      """
      <imageView id="i" image="heart" catalog="system" highlightedImage="logo" highlighted="YES">
      <preferredSymbolConfiguration key="preferredSymbolConfiguration" scale="large" \
      weight="bold" pointSize="20"/></imageView>
      """, resources: resources, as: UIImageView.self)
    let symbol = try #require(nib.view.image)

    #expect(symbol.isSymbolImage)
    #expect(isNear(symbol.size.width, symbol.size.height * 2, within: 0.5))
    #expect(nib.view.isHighlighted)
    #expect(nib.view.highlightedImage?.isSymbolImage == false)
    nib.session.perform { nib.view.isHighlighted = false }
    let configuration = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold, scale: .large)
    #expect(nib.view.preferredSymbolConfiguration == configuration)
    let wanted: CGFloat = 20 * 1.2 * 1.29
    #expect(isNear(nib.intrinsicContentSize.width, wanted, within: 0.2))
  }

  @Test func `a variant changes one thing and keeps the rest`() {
    let session = Session()
    let image = UIImage().withRenderingMode(.alwaysTemplate)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let stretched = image.resizableImage(withCapInsets: insets, resizingMode: .stretch)

    #expect(stretched.renderingMode == .alwaysTemplate)
    #expect(stretched.capInsets == insets)
    #expect(stretched.resizingMode == .stretch)
    #expect(image.resizableImage(withCapInsets: insets).resizingMode == .tile)
    #expect(stretched != image)
    #expect(session.bind { UIImage(named: "nowhere") } == nil)
  }
}
