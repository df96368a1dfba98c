import Testing
import UIKit

@MainActor
struct AppearanceProxyTests {
  private let screen = Screen()

  @Test func `what is set on a class is given to those who enter a window`() {
    screen.session.bind {
      UINavigationBar.appearance().barTintColor = .red
      UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.white]
      UINavigationBar.appearance().tintColor = .green
    }
    let bar = screen.add { UINavigationBar() }

    #expect(bar.barTintColor === UIColor.red)
    #expect(bar.tintColor === UIColor.green)
    let title = bar.titleTextAttributes?[.foregroundColor] as? UIColor
    #expect(title === UIColor.white)
  }

  @Test func `what an instance was given itself goes before`() {
    screen.session.bind { UISwitch.appearance().onTintColor = .red }
    let own = screen.add { () -> UISwitch in
      let toggle = UISwitch()
      toggle.onTintColor = .blue
      return toggle
    }
    #expect(own.onTintColor === UIColor.blue)
  }

  @Test func `those who are in a window already stay as they are`() {
    let label = screen.add { UILabel() }
    screen.session.perform { UILabel.appearance().textColor = .red }
    #expect(label.textColor === UIColor.label)
  }

  @Test func `containers narrow a rule down and go before one without`() {
    let (inside, outside) = screen.session.perform {
      UILabel.appearance().textColor = .red
      UILabel.appearance(whenContainedInInstancesOf: [UINavigationBar.self]).textColor = .green
      let (bar, inside, outside) = (UINavigationBar(), UILabel(), UILabel())
      bar.addSubview(inside)
      screen.view.addSubview(bar)
      screen.view.addSubview(outside)
      return (inside, outside)
    }

    #expect(inside.textColor === UIColor.green)
    #expect(outside.textColor === UIColor.red)
  }

  @Test func `the nearer class goes before those it comes from`() {
    let (button, view) = screen.session.perform {
      UIView.appearance().backgroundColor = .red
      UISlider.appearance().backgroundColor = .green
      let (slider, view) = (UISlider(), UIView())
      screen.view.addSubview(slider)
      screen.view.addSubview(view)
      return (slider, view)
    }
    #expect(button.backgroundColor === UIColor.green)
    #expect(view.backgroundColor === UIColor.red)
  }

  @Test func `a rule may be for some traits only`() {
    screen.session.bind {
      let dark = UITraitCollection(userInterfaceStyle: .dark)
      UIStepper.appearance(for: dark).backgroundColor = .red
    }
    #expect(screen.add { UIStepper() }.backgroundColor == nil)
    screen.session.userInterfaceStyle = .dark
    #expect(screen.add { UIStepper() }.backgroundColor === UIColor.red)
  }

  @Test func `asking twice gives one proxy`() {
    screen.session.bind {
      #expect(UIToolbar.appearance() === UIToolbar.appearance())
      #expect(
        UIToolbar.appearance() !== UIToolbar.appearance(whenContainedInInstancesOf: [UIView.self]))
    }
  }
}
