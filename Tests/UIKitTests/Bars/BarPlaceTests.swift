import Foundation
import Testing

@testable import UIKit

/// Where the parts of bars lie, as measured on real screens.
@MainActor
struct BarPlaceTests {
  private func firstEdge(_ era: InterfaceEra, width: CGFloat) -> CGFloat {
    let session = Session(device: .phone)
    session.era = era
    return session.perform {
      let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: width, height: 44))
      let window = UIWindow(frame: bar.frame)
      bar.items = [UIBarButtonItem(title: "Item", style: .plain, target: nil, action: nil)]
      window.addSubview(bar)
      window.isHidden = false
      bar.layoutIfNeeded()
      let label = bar.subviews.flatMap(\.subviews).first { $0 is UILabel }
      return label?.convert(label?.bounds ?? .zero, to: bar).minX ?? 0
    }
  }

  @Test func `a bar's first item begins at 16 points, on wide phones at 20, at 8 until iOS 10`() {
    #expect(firstEdge(.ios16, width: 390) == 16)
    #expect(firstEdge(.ios16, width: 430) == 20)
    #expect(firstEdge(.ios7, width: 320) == 8)
  }

  @Test func `a tab's missing picture is a sign of a symbol's size`() throws {
    let session = Session(device: .phone)
    try session.perform {
      let missing = UIImage(ImageStorage(name: "nowhere", size: CGSize(width: 200, height: 200)))
      let tab = TabButton(
        UITabBarItem(title: "One", image: missing, tag: 0),
        TabButton.Look(selectedTint: .red, unselectedTint: .gray))
      let picture = try #require(tab.subviews.compactMap { $0 as? UIImageView }.first)
      #expect(picture.image?.isSymbolImage == true && picture.alpha == 0.5)
      #expect((picture.image?.size.width ?? 99) <= 30)
    }
  }
}
