import Foundation
import Testing
import UIKit

/// What a navigation bar shows and where.
@MainActor
struct NavigationBarTests {
  private let child = UIViewController()
  private let screens = Screens()

  private func shown(
    _ controllers: [UIViewController], era: InterfaceEra = .ios16,
    _ prepare: (UINavigationController) -> Void = { _ in }
  ) -> UINavigationController {
    let navigation = UINavigationController()
    let screen = Screen {
      Session.current.era = era
      navigation.setViewControllers(controllers, animated: false)
      prepare(navigation)
      return navigation
    }
    screens.kept.append(screen)
    return navigation
  }

  private func named(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }

  private func background(_ navigation: UINavigationController) -> UIColor? {
    navigation.navigationBar.subviews.first?.backgroundColor
  }

  // MARK: Buttons and titles

  @Test func `words begin 16 points from the edges and the title is in the middle`() {
    child.title = "Hall"
    child.navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Out", style: .plain, target: nil, action: nil)
    let navigation = shown([child])

    let places = ShownBar(view: navigation.navigationBar).places
    #expect(places.first == "Out 16")
    let title = UILabel()
    title.font = .systemFont(ofSize: 17, weight: .semibold)
    title.text = "Hall"
    let start: CGFloat = (393 - title.intrinsicContentSize.width) / 2
    #expect(places.last == "Hall \(Int(start.rounded()))")
  }

  @Test func `what finishes something is semibold, by style or by nature`() {
    for item in [
      UIBarButtonItem(barButtonSystemItem: .save, target: nil, action: nil),
      UIBarButtonItem(title: "Send", style: .done, target: nil, action: nil),
    ] {
      let controller = UIViewController()
      controller.navigationItem.rightBarButtonItem = item
      let bar = shown([controller]).navigationBar
      #expect(label(in: bar)?.font == .systemFont(ofSize: 17, weight: .semibold))
    }
  }

  private func label(in view: UIView) -> UILabel? {
    if let label = view as? UILabel, label.text?.isEmpty == false { return label }
    return view.subviews.lazy.compactMap(label).first
  }

  @Test func `the back button is called Back, or nothing, where the title needs the room`() {
    let before = "The Foyer of the Theatre"
    #expect(words(named(before), named("Hall")) == [before, "Hall"])
    #expect(words(named(before), named("The Great Hall of the Opera")).first == "Back")
    let long = "The Great Hall of the Opera and all its Seats"
    #expect(words(named(before), named(long)) == [long])
  }

  @Test func `the item before decides what its back button says`() {
    for (mode, back) in [
      (UINavigationItem.BackButtonDisplayMode.default, ["Out"]), (.generic, ["Back"]),
      (.minimal, []),
    ] {
      let before = named("Foyer")
      before.navigationItem.backButtonTitle = "Out"
      before.navigationItem.backButtonDisplayMode = mode
      #expect(words(before, named("Hall")) == back + ["Hall"])
    }
  }

  private func words(_ controllers: UIViewController...) -> [String] {
    let bar = shown(controllers).navigationBar
    return ShownBar(view: bar).words
  }

  @Test func `a prompt stands above and makes the bar 30 points higher`() {
    child.title = "Hall"
    child.navigationItem.prompt = "Hush"
    let navigation = shown([child])
    #expect(navigation.navigationBar.frame.height == CGFloat(44 + 30))
    #expect(Set(ShownBar(view: navigation.navigationBar).words) == ["Hush", "Hall"])
  }

  @Test func `a large title takes the place of the other`() {
    child.title = "Hall"
    let navigation = shown([child]) { $0.navigationBar.prefersLargeTitles = true }
    #expect(ShownBar(view: navigation.navigationBar).places == ["Hall 16"])
  }

  // MARK: Backgrounds

  @Test func `a bar is clear where the content begins and has its material over the rest`() {
    let table = UIScrollView()
    table.contentSize = CGSize(width: 393, height: 2000)
    child.view = table
    let navigation = shown([child])
    #expect(background(navigation) == .clear)
    screens.kept.last?.session.perform { table.contentOffset.y += 30 }
    #expect(background(navigation) != .clear)
    screens.kept.last?.session.perform { table.contentOffset.y -= 30 }
    #expect(background(navigation) == .clear)
  }

  @Test func `before iOS 15 a bar is never clear but with a large title`() {
    #expect(background(shown([UIViewController()], era: .ios14)) != .clear)
    let large = shown([UIViewController()], era: .ios14) {
      $0.navigationBar.prefersLargeTitles = true
    }
    #expect(background(large) == .clear)
  }

  @Test func `a colour of the older kind stays at the edge`() {
    let navigation = shown([UIViewController()]) { $0.navigationBar.barTintColor = .red }
    #expect(background(navigation) == .red)
  }

  @Test func `the item's appearance goes before the bar's, the edge's before the standard one`() {
    func appearance(_ color: UIColor) -> UINavigationBarAppearance {
      let appearance = UINavigationBarAppearance()
      appearance.configureWithOpaqueBackground()
      appearance.backgroundColor = color
      return appearance
    }
    let bar: (UINavigationController) -> Void = {
      $0.navigationBar.standardAppearance = appearance(.red)
      $0.navigationBar.scrollEdgeAppearance = appearance(.green)
    }
    #expect(background(shown([UIViewController()], bar)) == .green)
    child.navigationItem.scrollEdgeAppearance = appearance(.blue)
    #expect(background(shown([child], bar)) == .blue)
  }

  @Test func `an empty image takes background and line away`() {
    let navigation = shown([UIViewController()], era: .ios14) {
      $0.navigationBar.setBackgroundImage(UIImage(), for: .default)
      $0.navigationBar.shadowImage = UIImage()
    }
    let parts = navigation.navigationBar.subviews.first?.subviews ?? []
    #expect(background(navigation) == .clear)
    #expect(parts.allSatisfy { $0.backgroundColor == nil })
  }

  @Test func `what is drawn of a bar that stands alone`() {
    let screen = Screen()
    screen.add {
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 200, width: 393, height: 44))
      bar.items = [UINavigationItem(title: "Hall")]
      return bar
    }
    let fills = ShownBar(view: screen.view).lines(screen.window).filter { $0.contains("fill") }
    #expect(fills.contains { $0.contains("rect 0 0 393 44") })
    #expect(fills.contains { $0.contains("0 0 0 0.3") || $0.contains("#0000004") })
  }
}
