import CairoBackend
import Drawing
import Foundation
import Testing
import UIKit

/// Counts what a frame costs that shows what the frame before showed, elsewhere.
@MainActor
struct AnimationCostTests {
  private let typesetter = PangoTypesetter()
  private let session: Session
  private let renderer = CairoRenderer()

  init() { session = Session(typesetter: typesetter) }

  /// A card with a title, a line of several words, an image and a button, and a shadow under it.
  private func card() -> UIView {
    let card = UIView(frame: CGRect(x: 20.25, y: 60, width: 300, height: 200))
    card.backgroundColor = .white
    card.layer.cornerRadius = 16
    card.layer.shadowOpacity = 0.4
    card.layer.shadowRadius = 12
    let title = UILabel(frame: CGRect(x: 16, y: 16, width: 268, height: 30))
    title.text = "An evening at the theatre"
    let photo = UIView(frame: CGRect(x: 16, y: 60, width: 80, height: 80))
    photo.backgroundColor = .systemRed
    photo.layer.cornerRadius = 40
    photo.layer.cornerCurve = .continuous
    photo.clipsToBounds = true
    photo.layer.contents = Self.stripes
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 120, y: 80, width: 160, height: 44)
    button.setTitle("Seats and prices", for: .normal)
    for view in [title, photo, button] { card.addSubview(view) }
    return card
  }

  private static let stripes: Picture = {
    let bounds = CGRect(x: 0, y: 0, width: 80, height: 80)
    let stops = (0..<9).map { Gradient.Stop(CGFloat($0) / 8, $0 % 2 == 0 ? .black : .white) }
    let shape = Gradient.Shape.linear(from: .zero, to: CGPoint(x: 80, y: 30))
    return Picture(bounds: bounds, [.gradient(CGPath(rect: bounds), Gradient(shape, stops: stops))])
  }()

  /// The window once all that is not animated has been drawn for the first time.
  private func stage(_ card: () -> UIView) -> (UIWindow, UIView) {
    session.perform {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
      let root = UIViewController()
      let card = card()
      root.view.addSubview(card)
      window.rootViewController = root
      window.makeKeyAndVisible()
      return (window, card)
    }
  }

  private func draw(_ window: UIWindow) {
    renderer.render(window.composeFrame(), into: Bitmap(size: window.bounds.size, scale: 2))
  }

  /// What is counted at the first frame of the animation, and after twenty more.
  private func counts(
    animating change: @escaping (UIView) -> Void
  ) -> (first: RenderingCounts, last: RenderingCounts) {
    let (window, card) = stage { self.card() }
    draw(window)
    session.perform {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { change(card) }
    }
    draw(window)
    let first = renderer.counts
    for _ in 0..<20 {
      session.timeline.advance(by: 0.043)
      draw(window)
    }
    return (first, renderer.counts)
  }

  @Test func `a card that moves, grows and turns is made once`() {
    let (first, last) = counts { card in
      card.center = CGPoint(x: 211.3, y: 240.7)
      card.transform = CGAffineTransform(rotationAngle: 0.3).scaledBy(x: 1.2, y: 1.1)
      card.alpha = 0.4
    }

    #expect(last == first)
    #expect(first.shapedTexts > 0)
    #expect(first.rasterizedPictures > 0)
    #expect(first.blurredShadows == 1)
  }

  @Test func `a card that moves by fractions of a pixel is made once`() {
    let (first, last) = counts { card in card.center.x += 3.7 }

    #expect(last == first)
  }

  @Test func `a card that fades is made once`() {
    let (first, last) = counts { card in card.alpha = 0 }

    #expect(last == first)
  }

  /// One of each kind of view that shows text, the field being edited.
  private func page() -> UIView {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    let label = UILabel(frame: CGRect(x: 16, y: 16, width: 200, height: 60))
    label.numberOfLines = 0
    label.text = "An evening at the theatre with several words"
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 16, y: 90, width: 160, height: 44)
    button.setTitle("Seats and prices", for: .normal)
    let field = UITextField(frame: CGRect(x: 16, y: 140, width: 200, height: 34))
    (field.borderStyle, field.text) = (.roundedRect, "A name")
    let view = UITextView(frame: CGRect(x: 16, y: 190, width: 200, height: 120))
    view.attributedText = NSAttributedString(
      string: "Some words in one size", attributes: [.kern: 1])
    for part in [label, button, field, view] { page.addSubview(part) }
    return page
  }

  @Test func `a page of texts is set once`() {
    let (window, page) = stage { self.page() }
    session.perform {
      page.subviews.compactMap { $0 as? UITextField }.first?.becomeFirstResponder()
      UIView.animate(withDuration: 1) {
        page.frame = CGRect(x: 30.5, y: 40, width: 300, height: 380)
        page.transform = CGAffineTransform(scaleX: 0.8, y: 0.9)
      }
    }
    draw(window)
    let count = typesetter.shapedTexts
    #expect(count > 0)
    for _ in 0..<20 {
      session.timeline.advance(by: 0.043)
      draw(window)
    }
    #expect(typesetter.shapedTexts == count)
    session.perform {
      for view in page.subviews {
        view.setNeedsLayout()
        view.setNeedsDisplay()
        view.invalidateIntrinsicContentSize()
      }
    }
    draw(window)

    #expect(typesetter.shapedTexts == count)
  }

  @Test func `a text that changes is counted`() {
    let (window, card) = stage { self.card() }
    draw(window)
    let first = renderer.counts
    session.perform { (card.subviews.first as? UILabel)?.text = "Another evening" }
    draw(window)

    #expect(renderer.counts.shapedTexts == first.shapedTexts + 1)
  }
}
