import Drawing
import Testing
import UIKit

@MainActor
struct TraitInheritanceTests {
  private let session = Session()

  /// A window with a controller whose view holds a label.
  private func makeWindow() -> (window: UIWindow, controller: UIViewController, inner: Witness) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let controller = UIViewController()
    let inner = Witness()
    inner.backgroundColor = .systemBackground
    controller.view.addSubview(inner)
    window.rootViewController = controller
    window.isHidden = false
    return (window, controller, inner)
  }

  @Test func `all share the collection of the screen while nobody adds to it`() {
    session.perform {
      let (window, controller, inner) = makeWindow()
      #expect(inner.traitCollection === window.traitCollection)
      #expect(controller.traitCollection === UIScreen.main.traitCollection)
    }
  }

  @Test func `a window's style is that of all in it, and colours are found anew`() {
    let (window, controller, inner) = session.perform { makeWindow() }
    #expect(inner.layer.backgroundColor == .white)

    session.perform { window.overrideUserInterfaceStyle = .dark }

    #expect(controller.traitCollection.userInterfaceStyle == .dark)
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(inner.layer.backgroundColor == .black)
    #expect(inner.lines == ["light -> dark"])
  }

  @Test func `the style of a session may change while it runs`() {
    let (window, _, inner) = session.perform { makeWindow() }

    session.userInterfaceStyle = .dark

    #expect(window.traitCollection.userInterfaceStyle == .dark)
    #expect(inner.layer.backgroundColor == .black)
  }

  @Test func `a controller's own style ends the inheritance`() {
    let (window, controller, inner) = session.perform { makeWindow() }
    session.perform {
      controller.overrideUserInterfaceStyle = .light
      window.overrideUserInterfaceStyle = .dark
    }

    #expect(window.traitCollection.userInterfaceStyle == .dark)
    #expect(inner.traitCollection.userInterfaceStyle == .light)
    #expect(inner.lines == [])
  }

  @Test func `a parent may give a child a size class of its own`() {
    session.perform {
      let (_, parent, _) = makeWindow()
      let child = UIViewController()
      let narrow = UITraitCollection(horizontalSizeClass: .regular)
      parent.setOverrideTraitCollection(narrow, forChild: child)
      parent.addChild(child)
      parent.view.addSubview(child.view)

      #expect(child.traitCollection.horizontalSizeClass == .regular)
      #expect(child.view.traitCollection.horizontalSizeClass == .regular)
      #expect(parent.traitCollection.horizontalSizeClass == .compact)
      #expect(child.traitCollection.displayScale == 3)
    }
  }

  @Test func `a view takes the traits of the place it is put in`() {
    let (_, controller, _) = session.perform { makeWindow() }
    let dark = session.perform {
      let dark = UIView()
      dark.traitOverrides.userInterfaceStyle = .dark
      controller.view.addSubview(dark)
      return dark
    }
    let added = session.perform {
      let added = Witness()
      added.backgroundColor = .systemBackground
      dark.addSubview(added)
      return added
    }

    #expect(added.layer.backgroundColor == .black)
    #expect(added.lines == ["light -> dark"])
    session.perform { controller.view.addSubview(added) }
    #expect(added.lines == ["light -> dark", "dark -> light"])
    #expect(added.layer.backgroundColor == .white)
  }

  @Test func `an override that is removed lets what is above through again`() {
    session.perform {
      let (window, _, inner) = makeWindow()
      window.traitOverrides.userInterfaceStyle = .dark
      #expect(window.traitOverrides.contains(UITraitUserInterfaceStyle.self))
      window.traitOverrides.remove(UITraitUserInterfaceStyle.self)
      #expect(inner.traitCollection.userInterfaceStyle == .light)
    }
  }

  @Test func `layout and drawing have the traits of their view as the current ones`() {
    let (window, _, inner) = session.perform { makeWindow() }
    session.perform { window.overrideUserInterfaceStyle = .dark }

    #expect(inner.layoutStyle == .dark)
    #expect(session.bind { UITraitCollection.current.userInterfaceStyle } == .light)
  }

  @Test func `those who registered hear of the traits they named alone`() {
    session.perform {
      let (window, controller, _) = makeWindow()
      var heard: [String] = []
      let registration = controller.registerForTraitChanges(
        [UITraitUserInterfaceStyle.self]
      ) { (controller: UIViewController, previous) in
        heard.append(
          "\(previous.userInterfaceStyle) \(controller.traitCollection.userInterfaceStyle)")
      }
      window.overrideUserInterfaceStyle = .dark
      window.traitOverrides.horizontalSizeClass = .regular
      controller.unregisterForTraitChanges(registration)
      window.overrideUserInterfaceStyle = .light

      #expect(heard == ["light dark"])
    }
  }

  @Test func `collections are put together, compared and asked`() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let wide = UITraitCollection(horizontalSizeClass: .regular)
    let both = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .light), dark, wide,
    ])

    #expect(both.containsTraits(in: dark))
    #expect(!dark.containsTraits(in: both))
    #expect(both.hasDifferentColorAppearance(comparedTo: wide))
    #expect(!both.hasDifferentColorAppearance(comparedTo: dark))
    #expect(both == dark.modifyingTraits { $0.horizontalSizeClass = .regular })
  }
}

/// Writes down what it hears.
private final class Witness: UIView {
  var lines: [String] = []
  var layoutStyle: UIUserInterfaceStyle?

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    let old = previous.map { "\($0.userInterfaceStyle)" } ?? "nothing"
    lines.append("\(old) -> \(traitCollection.userInterfaceStyle)")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layoutStyle = UITraitCollection.current.userInterfaceStyle
  }
}
