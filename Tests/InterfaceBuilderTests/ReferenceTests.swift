import Diagnostics
import InterfaceBuilder
import Testing

struct ReferenceTests {
  @Test func `a dangling reference is reported at its attribute, and the rest goes on`() throws {
    let document = try storyboard(
      """
      <viewController id="a">
        <connections>
          <outlet property="label" destination="gone" id="o"/>
          <segue destination="gone" kind="show" identifier="next" id="s"/>
        </connections>
      </viewController>
      """)

    #expect(
      document.diagnostics.map(\.description) == [
        """
        test.storyboard:5:30: error: 'destination' of outlet 'label' names 'gone', which does \
        not exist [dangling-reference]
        test.storyboard:5:30: note: delete it, or connect it to an object of this file
        """,
        """
        test.storyboard:6:12: error: 'destination' of segue 'next' names 'gone', which does \
        not exist [dangling-reference]
        test.storyboard:6:12: note: delete it, or connect it to an object of this file
        """,
      ])
    #expect(document.scenes[0].controller?.segues[0].destination == nil)
  }

  @Test(arguments: [
    "<constraint firstItem=\"gone\"/>", "<constraint secondItem=\"gone\"/>",
    "<outletCollection property=\"p\" destination=\"gone\"/>", "<exclude reference=\"gone\"/>",
    "<action selector=\"s\" destination=\"gone\"/>", "<include reference=\"gone\"/>",
    "<segue destination=\"v\" popoverAnchorView=\"gone\"/>",
    "<segue destination=\"v\" popoverAnchorBarButtonItem=\"gone\"/>",
    "<tableViewCell textLabel=\"gone\"/>", "<tableViewCell detailTextLabel=\"gone\"/>",
    "<tableViewCell imageView=\"gone\"/>", "<tableViewCellContentView tableViewCell=\"gone\"/>",
    "<segue reference=\"gone\"/>", "<view id=\"other\" reference=\"gone\"/>",
  ])
  func `every sort of reference is followed`(text: String) throws {
    let document = try storyboard("<view id=\"v\"/>\(text)")
    #expect(document.diagnostics.map(\.rule) == ["dangling-reference"])
  }

  @Test func `an initial controller that does not exist is reported`() throws {
    let document = try document(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
      initialViewController="gone"/>
      """)
    #expect(document.diagnostics.first?.location?.column == 72)
    #expect(document.initialViewController == nil)
  }

  @Test func `owner and first responder exist in a xib and not in a storyboard`() throws {
    let text = { (type: String) in
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(type)"><objects><view id="v">
      <connections><outlet property="o" destination="-1"/><action selector="s" destination="-2"/>
      </connections></view></objects></document>
      """
    }
    #expect(try document(text("XIB")).diagnostics.isEmpty)
    #expect(try document(text("Storyboard.XIB")).diagnostics.count == 2)
  }

  @Test func `an id used twice is a warning that names the first, and means the first`() throws {
    let document = try storyboard("<label id=\"a\"/>\n<button id=\"a\"/>")
    #expect(
      document.diagnostics.map(\.description) == [
        """
        test.storyboard:4:9: warning: 'button' has the id 'a' of another object [duplicate-id]
        test.storyboard:4:9: note: give one of the two an id of its own; references mean the first
        test.storyboard:3:8: note: 'label' has it first
        """
      ])
    #expect(document.element(id: "a")?.name == "label")
  }

  @Test func `the name of a device is no object's id`() throws {
    let document = try document(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><device id="retina4_7">
      <adaptation id="retina4_7"/></device><objects><view id="retina4_7"/></objects></document>
      """)
    #expect(document.diagnostics.isEmpty)
    #expect(document.element(id: "retina4_7")?.name == "view")
  }

  @Test func `a sound storyboard has nothing to report`() throws {
    #expect(try document(lobby).diagnostics.isEmpty)
  }
}
