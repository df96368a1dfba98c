import Foundation
import Testing
import UIKit

/// How buttons look. A character is half its font's size wide.
@MainActor
struct ButtonDrawingTests {
  private func stage(
    _ type: UIButton.ButtonType = .system, _ change: (UIButton) -> Void
  ) -> ControlStage<UIButton> {
    let stage = ControlStage(CGRect(x: 0, y: 0, width: 100, height: 30)) { UIButton(type: type) }
    stage.perform(change)
    return stage
  }

  private func configured(
    _ configuration: UIButton.Configuration, _ change: (UIButton) -> Void = { _ in }
  ) -> ControlStage<UIButton> {
    stage { button in
      button.configuration = configuration
      button.configuration?.title = "Go"
      change(button)
    }
  }

  private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIImage(ImageStorage(size: CGSize(width: width, height: height)))
  }

  // MARK: Without a configuration

  @Test func `a system button shows its title in the tint`() {
    #expect(
      stage { $0.setTitle("Go", for: .normal) }.drawing == """
        at 41 4
        text 0,122,255 0 17.33 18 system 18 regular upright "Go"
        """)
  }

  @Test func `held its title is faint, and comes back slowly`() {
    let stage = stage { $0.setTitle("Go", for: .normal) }
    stage.down(50)
    #expect(stage.lines("group") == ["group 0.2"])
    stage.lift(50)
    #expect(stage.lines("group") == ["group 0.2"])
    stage.wait(0.25)
    #expect(stage.lines("group").count == 1 && stage.lines("group") != ["group 0.2"])
    stage.wait(0.3)
    #expect(stage.lines("group") == [])
  }

  @Test func `chosen it stands on a plate of its tint`() {
    let stage = stage {
      $0.setTitle("Go", for: .normal)
      $0.isSelected = true
    }
    #expect(
      stage.drawing == """
        fill 0,122,255 rounded 37 3 26 23.67 4
        at 41 4
        text 255,255,255 0 17.33 18 system 18 regular upright "Go"
        """)
    stage.perform { $0.setTitleColor(.red, for: .selected) }
    #expect(stage.lines("fill") == [])
  }

  @Test func `images of system buttons are templates, of custom ones they are not`() {
    let system = stage { $0.setImage(image(10, 10), for: .normal) }
    #expect(system.control.imageView?.image?.renderingMode == .alwaysTemplate)
    let custom = stage(.custom) { $0.setImage(image(10, 10), for: .normal) }
    #expect(custom.control.imageView?.image?.renderingMode == .automatic)
  }

  @Test func `a custom button's image is darkened while it is held and pale when off`() {
    let stage = stage(.custom) { $0.setImage(image(10, 10), for: .normal) }
    stage.perform { $0.isHighlighted = true }
    #expect(stage.control.imageView?.subviews.count == 1)
    stage.perform { $0.adjustsImageWhenHighlighted = false }
    stage.perform { $0.isHighlighted = false }
    stage.perform { $0.isHighlighted = true }
    #expect(stage.control.imageView?.subviews.count == 0)
    stage.perform { ($0.isHighlighted, $0.isEnabled) = (false, false) }
    #expect(stage.control.imageView?.alpha == 0.5)
    stage.perform { $0.setImage(self.image(5, 5), for: .disabled) }
    #expect(stage.control.imageView?.alpha == 1)
  }

  @Test func `a title that may wrap takes as many lines as it needs`() {
    let stage = stage {
      $0.titleLabel?.lineBreakMode = .byWordWrapping
      $0.setTitle("Several words here", for: .normal)
    }
    #expect(stage.lines("text").count == 2)
    #expect(stage.control.intrinsicContentSize.height == 34)
  }

  @Test func `a lone image fills the button where it is aligned so`() {
    let stage = stage(.custom) {
      $0.setImage(image(10, 10), for: .normal)
      ($0.contentHorizontalAlignment, $0.contentVerticalAlignment) = (.fill, .fill)
    }
    #expect(stage.control.imageView?.frame == CGRect(x: 0, y: 0, width: 100, height: 30))
  }

  @Test func `in right-to-left surroundings the image is on the right`() {
    let stage = stage {
      $0.setImage(image(10, 10), for: .normal)
      $0.setTitle("Go", for: .normal)
      $0.semanticContentAttribute = .forceRightToLeft
      $0.contentHorizontalAlignment = .leading
    }
    #expect(stage.control.imageView?.frame.maxX == 100)
    #expect(stage.control.titleLabel?.frame.maxX == 90)
  }

  @Test func `a title's shadow lies under it, and is not seen, unless it is moved`() {
    #expect(stage { _ in }.control.titleLabel?.shadowOffset == .zero)
  }

  @Test func `a title that is too wide stays within the button`() {
    let stage = stage {
      $0.setTitle("Generate", for: .normal)
      $0.frame.size.width = 68
    }
    #expect(stage.control.titleLabel?.frame.width == 68)
  }

  @Test func `a title shadow may turn round while the button is held`() {
    let stage = stage {
      $0.setTitle("Go", for: .normal)
      $0.titleLabel?.shadowOffset = CGSize(width: 1, height: 2)
      $0.reversesTitleShadowWhenHighlighted = true
      $0.isHighlighted = true
    }
    #expect(stage.control.titleLabel?.shadowOffset == CGSize(width: -1, height: -2))
    stage.perform { $0.isHighlighted = false }
    #expect(stage.control.titleLabel?.shadowOffset == CGSize(width: 1, height: 2))
  }

  @Test func `a light shows where a held button is touched, if it is to`() {
    let stage = stage { $0.showsTouchWhenHighlighted = true }
    #expect(stage.lines("gradient") == [])
    stage.perform { $0.isHighlighted = true }
    #expect(stage.lines("gradient").count == 1)
  }

  @Test(arguments: [
    UIButton.ButtonType.detailDisclosure, .infoLight, .infoDark, .contactAdd, .close,
  ])
  func `buttons with a sign of their own draw it`(type: UIButton.ButtonType) {
    let stage = stage(type) { _ in }
    #expect(!stage.drawing.isEmpty && stage.control.currentImage != nil)
  }

  @Test func `a close button's cross lies on a grey disc`() {
    #expect(stage(.close) { _ in }.lines("fill").first == "fill 120,120,128@16 ellipse 35 0 30 30")
  }

  // MARK: With one

  @Test func `each style has its ground and its title's colour`() {
    func look(_ configuration: UIButton.Configuration) -> [Substring] {
      let stage = configured(configuration)
      return (stage.lines("fill") + stage.lines("text")).map { $0.split(separator: " ")[1] }
    }

    #expect(look(.plain()) == ["0,122,255"])
    #expect(look(.borderless()) == ["0,122,255"])
    #expect(look(.gray()) == ["120,120,128@16", "0,122,255"])
    #expect(look(.bordered()) == ["120,120,128@16", "0,122,255"])
    #expect(look(.tinted()) == ["0,122,255@18", "0,122,255"])
    #expect(look(.borderedTinted()) == ["0,122,255@18", "0,122,255"])
    #expect(look(.filled()) == ["0,122,255", "255,255,255"])
    #expect(look(.borderedProminent()) == ["0,122,255", "255,255,255"])
  }

  @Test func `a filled button pales while it is held and is grey when off`() {
    let stage = configured(.filled())
    stage.perform { $0.isHighlighted = true }
    #expect(stage.lines("fill") == ["fill 0,122,255@75 rounded 0 0 100 30 5.95"])
    stage.perform { ($0.isHighlighted, $0.isEnabled) = (false, false) }
    #expect(stage.lines("fill") == ["fill 118,118,128@12 rounded 0 0 100 30 5.95"])
    #expect(stage.lines("text 60,60,67@30").count == 1)
  }

  @Test func `without updates of its own a configuration looks the same in each state`() {
    let stage = configured(.filled()) { $0.automaticallyUpdatesConfiguration = false }
    stage.perform { $0.isHighlighted = true }
    #expect(stage.lines("fill") == ["fill 0,122,255 rounded 0 0 100 30 5.95"])
  }

  @Test func `base colours go before the style's`() {
    let stage = configured(.filled()) {
      $0.configuration?.baseBackgroundColor = .red
      $0.configuration?.baseForegroundColor = .blue
    }
    #expect(stage.lines("fill 255,0,0").count == 1 && stage.lines("text 0,0,255").count == 1)
  }

  @Test func `corners follow the style of corners, or the background`() {
    func radius(_ change: (inout UIButton.Configuration) -> Void) -> Substring? {
      let stage = configured(.filled()) { button in
        if var configuration = button.configuration {
          change(&configuration)
          button.configuration = configuration
        }
      }
      return stage.lines("fill").first?.split(separator: " ").last
    }

    #expect(radius { $0.cornerStyle = .small } == "4")
    #expect(radius { $0.cornerStyle = .large } == "8")
    #expect(radius { $0.cornerStyle = .capsule } == "15")
    #expect(radius { $0.background.cornerRadius = 3 } == "3")
    #expect(radius { $0.background.cornerRadius = 0 } == "30")
  }

  @Test func `a background may have a line around it and stand off the edges`() {
    let stage = configured(.plain()) {
      $0.configuration?.background.strokeColor = .red
      $0.configuration?.background.strokeWidth = 2
      $0.configuration?.background.backgroundColor = .green
      $0.configuration?.background.backgroundInsets = NSDirectionalEdgeInsets(
        top: 5, leading: 10, bottom: 5, trailing: 10)
    }
    #expect(stage.lines("at").first == "at 10 5")
    #expect(stage.lines("fill") == ["fill 0,255,0 rounded 0 0 80 20 5.95"])
    #expect(stage.lines("stroke").first?.hasPrefix("stroke 255,0,0 2 rounded 1 1 78 18") == true)
  }

  @Test func `a subtitle stands below the title, aligned with it`() {
    let stage = configured(.plain()) {
      $0.frame.size.height = 60
      $0.configuration?.subtitle = "a"
      $0.configuration?.titleAlignment = .trailing
    }
    let (title, subtitle) = (stage.control.titleLabel?.frame, stage.control.subtitleLabel?.frame)
    #expect(subtitle?.maxX == title?.maxX && subtitle?.minY == (title?.maxY).map { $0 + 1 })
  }

  @Test func `an activity indicator takes the image's place`() {
    let stage = configured(.filled()) { $0.configuration?.showsActivityIndicator = true }
    #expect(stage.lines("fill 255,255,255@").count == 8)
    stage.perform { $0.configuration?.showsActivityIndicator = false }
    #expect(stage.lines("fill 255,255,255@").count == 0)
  }

  @Test func `a configured title wraps, and the button grows with it`() {
    let stage = configured(.plain()) {
      $0.configuration?.title = "Several words here"
      $0.translatesAutoresizingMaskIntoConstraints = false
      $0.widthAnchor.constraint(equalToConstant: 100).isActive = true
    }
    #expect(stage.lines("text").count == 3)
    #expect(isNear(stage.control.bounds.height, 61 + 14, within: 0.5))
  }
}
