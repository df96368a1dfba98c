import InterfaceBuilder
import Testing
import UIKit

/// What UIKit raises and in which words; the calls then do nothing.
@MainActor
struct ExceptionTests {
  private final class Lobby: UIViewController {}
  private final class Balcony: UIViewController {}
  private final class Empty: UIStoryboardSegue {}

  private let lobby = "<UIKitTests.ExceptionTests.Lobby: 0x600000000010>"
  private let balcony = "<UIKitTests.ExceptionTests.Balcony: 0x600000000020>"
  let screen = Screen { Lobby() }

  private var inconsistency: String { "UIViewControllerHierarchyInconsistency: " }

  @Test func `a child that is shown under another controller cannot be added`() {
    let (child, other) = screen.session.perform { (Lobby(), Balcony()) }
    screen.session.perform { screen.view.addSubview(child.view) }
    let raised = screen.session.raised { other.addChild(child) }

    #expect(
      raised == [
        inconsistency + "child view controller:\(lobby) should have parent view controller:"
          + "<UIKitTests.ExceptionTests.Lobby: 0x600000000020> but requested parent is:"
          + "<UIKitTests.ExceptionTests.Balcony: 0x600000000030>"
      ])
    #expect(other.children == [] && child.parent == nil)
  }

  @Test func `a window's root cannot become a child`() {
    let other = Balcony()
    let raised = screen.session.raised { other.addChild(screen.root) }

    #expect(
      raised == [
        inconsistency + "adding a root view controller \(lobby) as a child of view controller:"
          + balcony
      ])
  }

  @Test func `a child's view cannot go under another controller's`() {
    let (child, parent) = screen.session.perform { (Lobby(), Balcony()) }
    screen.session.perform { parent.addChild(child) }
    let raised = screen.session.raised {
      screen.view.addSubview(child.view)
      screen.window.addSubview(child.view)
    }

    let text = inconsistency + "child view controller:\(lobby) should have parent view controller:"
    let actual = " but actual parent is:<UIKitTests.ExceptionTests.Balcony: 0x600000000030>"
    #expect(
      raised == [
        text + "<UIKitTests.ExceptionTests.Lobby: 0x600000000020>" + actual,
        text + "(null)" + actual,
      ])
    #expect(child.view.superview == nil)
  }

  @Test func `the check is made when a tree that was off the screen comes onto it`() {
    let (child, parent) = screen.session.perform { (Lobby(), Balcony()) }
    screen.session.perform { parent.addChild(child) }
    let tree = UIView()
    #expect(screen.session.raised { tree.addSubview(child.view) } == [])
    #expect(screen.session.raised { screen.view.addSubview(tree) }.count == 1)
    #expect(tree.superview == nil)
  }

  @Test func `plain views between child and parent are passed over`() {
    let child = screen.session.perform { Balcony() }
    let raised = screen.session.raised {
      let panel = UIView()
      screen.view.addSubview(panel)
      screen.root.addChild(child)
      panel.addSubview(child.view)
    }

    #expect(raised == [])
  }

  @Test func `a view belongs to one controller`() {
    let other = Balcony()
    let raised = screen.session.raised { other.view = screen.view }

    #expect(
      raised == [
        inconsistency
          + "A view can only be associated with at most one view controller at a time! View "
          + "<UIView: 0x600000000010> is associated with "
          + "<UIKitTests.ExceptionTests.Lobby: 0x600000000020>. Clear this association before "
          + "associating this view with <UIKitTests.ExceptionTests.Balcony: 0x600000000030>."
      ])
    #expect(screen.root.view === screen.view)
  }

  @Test func `controllers of different parents cannot take each other's place`() {
    let (child, stranger) = screen.session.perform { (Lobby(), Balcony()) }
    screen.session.perform { screen.root.addChild(child) }
    var completed = false
    let raised = screen.session.raised {
      screen.root.transition(
        from: child, to: stranger, duration: 1, animations: nil,
        completion: { _ in completed = true })
    }

    #expect(
      raised == [
        "NSInvalidArgumentException: Children view controllers \(lobby) and \(balcony) must have a "
          + "common parent view controller when calling -[UIViewController "
          + "transitionFromViewController:toViewController:duration:options:animations:completion:]"
      ])
    #expect(!completed)
  }

  @Test func `a controller without a scene has no segue`() {
    let raised = screen.session.raised {
      screen.root.performSegue(withIdentifier: "swap", sender: nil)
    }

    #expect(
      raised.first?.hasPrefix(
        "NSInvalidArgumentException: Receiver (\(lobby)) has no segue with identifier 'swap'")
        == true)
  }

  @Test func `a segue that does not say what to do cannot be performed`() {
    let raised = screen.session.raised {
      Empty(identifier: "swap", source: screen.root, destination: Balcony()).perform()
      UIStoryboardSegue(identifier: nil, source: screen.root, destination: Balcony()).perform()
    }
    func text(_ name: String) -> String {
      "NSInternalInconsistencyException: Could not perform segue with identifier '\(name)'. A segue "
        + "must either have a performHandler or it must override -perform."
    }

    #expect(raised == [text("swap"), text("(null)")])
  }

  @Test func `a storyboard that is not there and a scene it does not have`() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
        <scenes>
          <scene sceneID="s1">
            <objects>
              <viewController storyboardIdentifier="yellow" id="v1"/>
            </objects>
          </scene>
        </scenes>
      </document>
      """
    screen.session.documents["Main"] = try Document(bytes: Array(text.utf8), file: "M.storyboard")
    let raised = screen.session.raised {
      _ = UIStoryboard(name: "Mian", bundle: nil)
      _ = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "yelow")
    }

    #expect(
      raised == [
        "NSInvalidArgumentException: Could not find a storyboard named 'Mian' in bundle NSBundle "
          + "(loaded) (there are 'Main'; did you mean 'Main'?)",
        "NSInvalidArgumentException: Storyboard (<UIStoryboard: 0x600000000010>) doesn't contain a "
          + "view controller with identifier 'yelow' (there are 'yellow'; did you mean 'yellow'?)",
      ])
  }

  @Test func `a class's name is the same on every run, private or not`() {
    let raised = screen.session.raised { Balcony().addChild(screen.root) }

    #expect(raised.allSatisfy { !$0.contains("unknown context") })
  }
}
