import Foundation
import Testing
import UIKit

/// The ruler typesetter makes each character half the font's size wide.
@MainActor
struct ButtonSizeTests {
  private let session = Session(device: .named("retina4_7") ?? .phone)

  private func size(_ change: (UIButton) -> Void) -> CGSize {
    session.bind {
      let button = UIButton(type: .system)
      change(button)
      return button.intrinsicContentSize
    }
  }

  private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIImage(ImageStorage(size: CGSize(width: width, height: height)))
  }

  @Test func `a title is in whole points, with six above and below it`() {
    let size = size {
      $0.titleLabel?.font = .systemFont(ofSize: 15)
      $0.setTitle("Button", for: .normal)
    }

    // Six times 7.5, and a line of 17.9 points.
    #expect(size == CGSize(width: 45, height: 18 + 12))
  }

  @Test func `a short title makes a button no narrower than 30 points`() {
    #expect(size { $0.setTitle("No", for: .normal) } == CGSize(width: 30, height: 22 + 12))
  }

  @Test func `insets take the place of the room above and below`() {
    let size = size {
      $0.setTitle("Title", for: .normal)
      $0.contentEdgeInsets = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
    }

    #expect(size == CGSize(width: 45 + 40, height: 22 + 20))
  }

  @Test func `an image has no room around it but is no lower than a line`() {
    #expect(size { $0.setImage(image(40, 50), for: .normal) } == CGSize(width: 40, height: 50))
    #expect(size { $0.setImage(image(16, 16), for: .normal) } == CGSize(width: 16, height: 22))
    let both = size {
      $0.setImage(image(28, 28), for: .normal)
      $0.setTitle(" ", for: .normal)
    }
    #expect(both == CGSize(width: 28 + 9, height: 28))
  }

  @Test func `a configuration has insets of its size`() {
    func height(_ size: UIButton.Configuration.Size) -> CGFloat {
      self.size {
        $0.configuration = .filled()
        $0.configuration?.title = "Go"
        $0.configuration?.buttonSize = size
      }.height
    }

    #expect(height(.medium) == 34.5)
    #expect(height(.small) == 28)
    #expect(height(.large) == 50.5)
  }

  @Test func `a configuration's image and subtitle add up`() {
    let beside = size {
      $0.configuration = .plain()
      $0.configuration?.title = "Go"
      $0.configuration?.image = image(20, 30)
      $0.configuration?.imagePadding = 5
    }
    #expect(beside == CGSize(width: 66, height: 44))
    let stacked = size {
      $0.configuration = .plain()
      $0.configuration?.title = "Go"
      $0.configuration?.image = image(20, 30)
      $0.configuration?.imagePlacement = .top
    }
    #expect(stacked == CGSize(width: 44, height: 64.5))
    let titled = size {
      $0.configuration = .plain()
      $0.configuration?.title = "Go"
      $0.configuration?.subtitle = "now"
    }
    // A line of 17 points, one of 13, one point between and 14 around.
    #expect(titled.height == 51.5)
  }

  @Test func `Xcode 13 set titles of configurations in 14 points`() {
    session.era = .ios14
    let size = size {
      $0.configuration = .plain()
      $0.configuration?.title = "Title"
    }

    #expect(size == CGSize(width: 5 * 7 + 24, height: 17 + 14))
  }
}
