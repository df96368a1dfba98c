import Testing
import UIKit

/// Attributed text, fields, text views and search bars as nibs say them.
@MainActor
struct TextNibTests {
  private let fragments = """
    <attributedString key="attributedText"><fragment content="One"><attributes>
    <color key="NSColor" red="1" green="0" blue="0" alpha="1"/>
    <font key="NSFont" metaFont="systemBold" size="14"/>
    <paragraphStyle key="NSParagraphStyle" alignment="center" lineBreakMode="wordWrapping" \
    lineSpacing="3" lineHeightMultiple="1.5"/>
    </attributes></fragment><fragment><string key="content"> two</string><attributes>
    <font key="NSFont" size="10" name="Courier"/></attributes></fragment></attributedString>
    """

  @Test func `a label shows its fragments in the looks of the first`() throws {
    let nib = try NibFixture(
      "<label id=\"l\" usesAttributedText=\"YES\">\(fragments)</label>", as: UILabel.self)
    let label = nib.view

    #expect(label.text == "One two")
    #expect(label.font == .boldSystemFont(ofSize: 14))
    #expect(label.textColor == .red)
    #expect(label.textAlignment == .center)
    #expect(label.lineBreakMode == .byWordWrapping)
    // Three characters of 14 points and four of 10.
    #expect(nib.intrinsicContentSize.width == CGFloat(3 * 7 + 4 * 5))
  }

  @Test func `fragments that differ in their fonts alone stand side by side`() throws {
    let fragments = [10, 20, 20].map { size in
      """
      <fragment content="ab"><attributes><font key="NSFont" metaFont="system" size="\(size)"/>
      </attributes></fragment>
      """
    }
    let nib = try NibFixture(
      """
      <label id="l"><attributedString key="attributedText">\(fragments.joined())
      </attributedString></label>
      """, as: UILabel.self)

    #expect(nib.intrinsicContentSize.width == CGFloat(10 + 20 + 20))
  }

  @Test func `each fragment keeps its attributes`() throws {
    let nib = try NibFixture("<label id=\"l\">\(fragments)</label>", as: UILabel.self)
    let text = try #require(nib.view.attributedText)

    let style = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    #expect(style?.lineSpacing == 3)
    #expect(style?.lineHeightMultiple == 1.5)
    let second = text.attribute(.font, at: 3, effectiveRange: nil) as? UIFont
    #expect(second == UIFont(name: "Courier", size: 10))
    #expect(text.attribute(.foregroundColor, at: 3, effectiveRange: nil) == nil)
  }

  @Test func `plain text takes the attributes away, one font goes over the whole`() throws {
    let nib = try NibFixture("<label id=\"l\">\(fragments)</label>", as: UILabel.self)
    nib.session.perform { nib.view.font = .systemFont(ofSize: 8) }
    let font = nib.view.attributedText?.attribute(.font, at: 4, effectiveRange: nil) as? UIFont
    #expect(font == .systemFont(ofSize: 8))

    nib.session.perform { nib.view.text = "Plain" }
    let color = nib.view.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil)
    #expect(color as? UIColor == .red)
    #expect(nib.view.attributedText?.string == "Plain")
  }

  @Test func `a field has what the file says, and its traits`() throws {
    let nib = try NibFixture(
      """
      <textField id="f" borderStyle="roundedRect" placeholder="Name" textAlignment="right" \
      minimumFontSize="17" clearButtonMode="whileEditing" enabled="NO" \
      contentHorizontalAlignment="left">
      <color key="textColor" red="0" green="0" blue="1" alpha="1"/>
      <fontDescription key="fontDescription" type="system" pointSize="14"/>
      <textInputTraits key="textInputTraits" keyboardType="emailAddress" returnKeyType="done" \
      autocorrectionType="no" secureTextEntry="YES" textContentType="new-password"/></textField>
      """, as: UITextField.self)
    let field = nib.view

    #expect(field.borderStyle == .roundedRect)
    #expect(field.placeholder == "Name" && field.text == "")
    #expect(field.textAlignment == .right && field.minimumFontSize == 17)
    #expect(field.clearButtonMode == .whileEditing && !field.isEnabled)
    #expect(field.contentHorizontalAlignment == .left)
    #expect(field.textColor == .blue && field.font == .systemFont(ofSize: 14))
    #expect(field.keyboardType == .emailAddress && field.returnKeyType == .done)
    #expect(field.autocorrectionType == .no && field.isSecureTextEntry)
    #expect(field.textContentType == .newPassword)
    #expect(field.autocapitalizationType == .none)
    #expect(nib.intrinsicContentSize == CGSize(width: 4 * 7 + 2 * 7, height: 34))
  }

  @Test func `a field without words is Interface Builder's default`() throws {
    let nib = try NibFixture("<textField id=\"f\"/>", as: UITextField.self)
    #expect(nib.view.borderStyle == .none && nib.view.placeholder == nil)
    #expect(nib.view.clearButtonMode == .never && nib.view.isEnabled)
    #expect(UITextField().autocapitalizationType == .sentences)
  }

  @Test func `words that are no values are reported and leave the default`() throws {
    let nib = try NibFixture(
      """
      <textField id="f" borderStyle="round" placeholder="Kept">
      <textInputTraits key="textInputTraits" keyboardType="piano"/></textField>
      """, as: UITextField.self)
    #expect(nib.view.borderStyle == .none && nib.view.placeholder == "Kept")
    #expect(nib.view.keyboardType == .default)
    #expect(
      nib.session.messages == [
        "'round' is no value of borderStyle of textField",
        "'piano' is no value of keyboardType of textInputTraits",
      ])
  }

  @Test func `a text view is a scroll view with text`() throws {
    let nib = try NibFixture(
      """
      <textView id="t" editable="NO" scrollEnabled="NO" bounces="NO" textAlignment="center">
      <string key="text">Two
      lines</string><fontDescription key="fontDescription" type="system" pointSize="10"/>
      <textInputTraits key="textInputTraits"/>
      <dataDetectorType key="dataDetectorTypes" link="YES" address="YES"/></textView>
      """, as: UITextView.self)
    let view = nib.view

    #expect(view.text == "Two\nlines" && view.textAlignment == .center)
    #expect(!view.isEditable && view.isSelectable && !view.isScrollEnabled && !view.bounces)
    #expect(view.dataDetectorTypes == [.link, .address])
    #expect(nib.intrinsicContentSize.width == CGFloat(5 * 5 + 2 * 5))
    #expect(isNear(nib.intrinsicContentSize.height, 2 * 11.93 + 16, within: 0.2))
    nib.session.perform { view.isScrollEnabled = true }
    #expect(nib.intrinsicContentSize == CGSize(width: -1, height: -1))
  }

  @Test func `a search bar has scopes and a field of its own`() throws {
    let nib = try NibFixture(
      """
      <searchBar id="s" placeholder="Find" searchBarStyle="minimal" showsCancelButton="YES">
      <textInputTraits key="textInputTraits" returnKeyType="search"/>
      <scopeButtonTitles><string>All</string><string>Mine</string></scopeButtonTitles>
      </searchBar>
      """, as: UISearchBar.self)

    #expect(nib.view.placeholder == "Find" && nib.view.searchTextField.placeholder == "Find")
    #expect(nib.view.searchBarStyle == .minimal && nib.view.showsCancelButton)
    #expect(nib.view.scopeButtonTitles == ["All", "Mine"])
    #expect(nib.view.returnKeyType == .search)
    #expect(nib.intrinsicContentSize == CGSize(width: -1, height: 56))
  }

  @Test func `the delegates of the file are asked and told`() throws {
    let nib = try NibFixture("<textField id=\"f\"/>", as: UITextField.self)
    let judge = Judge()
    nib.session.perform {
      nib.view.delegate = judge
      nib.view.becomeFirstResponder()
      nib.view.resignFirstResponder()
    }
    #expect(judge.lines == ["should begin", "began", "ended"])
  }

  private final class Judge: UITextFieldDelegate {
    var lines: [String] = []
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      lines.append("should begin")
      return true
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { lines.append("began") }
    func textFieldDidEndEditing(_ textField: UITextField) { lines.append("ended") }
  }
}
