import Testing
import UIKit

/// What appearances say of single states, and of items.
@MainActor
struct StateAppearanceTests {
  private let screen = Screen()

  @Test func `a button takes the colours of states that it says nothing of`() {
    screen.session.bind {
      UIButton.appearance().setTitleColor(.red, for: .normal)
      UIButton.appearance().setTitleColor(.green, for: .highlighted)
    }
    let button = screen.add { () -> UIButton in
      let button = UIButton(type: .custom)
      button.setTitleColor(.blue, for: .highlighted)
      return button
    }

    #expect(button.titleColor(for: .normal) === UIColor.red)
    #expect(button.titleColor(for: .highlighted) === UIColor.blue)
  }

  @Test func `segments take the attributes of their titles`() {
    screen.session.bind {
      UISegmentedControl.appearance().setTitleTextAttributes(
        [.foregroundColor: UIColor.red], for: .selected)
    }
    let control = screen.add { UISegmentedControl(items: ["One", "Two"]) }

    let attributes = control.titleTextAttributes(for: .selected)
    #expect(attributes?[.foregroundColor] as? UIColor === UIColor.red)
    #expect(control.titleTextAttributes(for: .normal) == nil)
  }

  @Test func `tabs and buttons of bars take theirs when they are shown`() {
    screen.session.bind {
      UIBarButtonItem.appearance().setTitleTextAttributes(
        [.foregroundColor: UIColor.red], for: .normal)
      UITabBarItem.appearance().setTitleTextAttributes(
        [.foregroundColor: UIColor.green], for: .selected)
    }
    let item = UIBarButtonItem(title: "Out", style: .plain, target: nil, action: nil)
    let tab = UITabBarItem(title: "A", image: nil, tag: 0)
    screen.add { () -> UITabBar in
      let bar = UITabBar(frame: CGRect(x: 0, y: 200, width: 393, height: 49))
      bar.items = [tab]
      return bar
    }
    show(item, in: UIToolbar())

    #expect(item.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor === UIColor.red)
    #expect(
      tab.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor === UIColor.green)
  }

  @Test func `items are contained in their bar`() {
    screen.session.bind {
      UIBarButtonItem.appearance().tintColor = .red
      UIBarButtonItem.appearance(whenContainedInInstancesOf: [UIToolbar.self]).tintColor = .green
    }
    let (inside, outside) = (UIBarButtonItem.flexibleSpace(), UIBarButtonItem.flexibleSpace())
    show(inside, in: UIToolbar())
    screen.add { () -> UINavigationBar in
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 100, width: 393, height: 44))
      let top = UINavigationItem(title: "Hall")
      top.leftBarButtonItem = outside
      bar.items = [top]
      return bar
    }

    #expect(inside.tintColor === UIColor.green)
    #expect(outside.tintColor === UIColor.red)
  }

  private func show(_ item: UIBarButtonItem, in bar: UIToolbar) {
    screen.add { () -> UIToolbar in
      bar.frame = CGRect(x: 0, y: 300, width: 393, height: 44)
      bar.items = [item]
      return bar
    }
  }
}
