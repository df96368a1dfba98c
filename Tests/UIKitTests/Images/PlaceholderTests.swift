import Diagnostics
import Drawing
import Foundation
import InterfaceBuilder
import Testing

@testable import UIKit

@MainActor
struct PlaceholderTests {
  /// An image view of 60 × 40 points that names an image.
  private func load(_ session: Session, resources: String) throws -> UIImageView {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
          <imageView contentMode="scaleToFill" image="gone" id="v">
            <rect key="frame" x="0" y="0" width="60" height="40"/>
          </imageView>
        </objects>
        <resources>\(resources)</resources>
      </document>
      """
    session.xibs["Hall"] = try Document(bytes: Array(text.utf8), file: "Hall.xib")
    let made = session.perform {
      UINib(nibName: "Hall", bundle: nil).instantiate(withOwner: nil).first as? UIImageView
    }
    let view = try #require(made)
    session.perform { view.update() }
    return view
  }

  @Test func `an image of which only the size is known is a grey area with a question mark`() throws
  {
    let session = Session()
    let view = try load(session, resources: "<image name=\"gone\" width=\"30\" height=\"20\"/>")
    #expect(view.intrinsicContentSize == CGSize(width: 30, height: 20))
    let lines = view.layer.picture?.list.description.split(separator: "\n") ?? []
    #expect(lines.first == "fill 0.9 0.9 0.92 1 rect 0 0 60 40")
    #expect(lines.contains { $0.hasPrefix("stroke 0.56") })
    #expect(session.messages.isEmpty)
  }

  @Test func `it is missing where somebody looks for images`() throws {
    let session = Session()
    session.resources.image = { _, _ in nil }
    _ = try load(session, resources: "<image name=\"gone\" width=\"30\" height=\"20\"/>")
    let finding = try #require(session.log.diagnostics.first)
    #expect(finding.rule == "missing-image")
    #expect(finding.location?.line == 3)
    #expect(session.messages == ["Could not load the \"gone\" image referenced from a nib"])
  }

  @Test func `a view whose image nobody knows shows the placeholder in its bounds`() throws {
    let session = Session()
    let view = try load(session, resources: "")
    #expect(view.image == nil && view.hasNoContent)
    #expect(view.layer.picture?.bounds == CGRect(x: 0, y: 0, width: 60, height: 40))
    session.perform {
      view.image = UIImage(systemName: "plus")
      view.update()
    }
    #expect(view.layer.picture?.list.description.contains("0.9 0.9 0.92") == false)
  }

  @Test func `tiny areas have no mark, empty ones nothing`() {
    #expect(
      Picture.placeholder(in: CGRect(x: 0, y: 0, width: 4, height: 4))?.list.commands.count == 1)
    #expect(Picture.placeholder(in: .zero) == nil)
  }
}
