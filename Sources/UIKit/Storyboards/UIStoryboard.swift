public import Foundation
public import InterfaceBuilder

/// Scenes that code can ask for by name.
@MainActor
public final class UIStoryboard: NSObject {
  public let name: String
  let document: Document

  /// Finds the storyboard among the session's documents; the bundle makes no difference.
  ///
  /// An unknown name raises UIKit's exception; where that returns, the storyboard is empty.
  public init(name: String, bundle: Bundle?) {
    self.name = name
    let session = Session.current
    if let known = session.documents[name] {
      document = known
    } else {
      session.raise(
        .invalidArgument,
        "Could not find a storyboard named '\(name)' in bundle NSBundle (loaded)"
          + NameHint(name, among: session.documents.keys.sorted()).text)
      document = .emptyStoryboard
    }
  }

  /// A storyboard of a document that is at hand.
  public init(name: String, document: Document) {
    self.name = name
    self.document = document
  }

  /// The tint that the document gives to the whole app.
  var globalTint: UIColor? {
    document.root.child(key: "tintColor").flatMap(ColorElement.init).flatMap(UIColor.init)
  }

  /// Makes the controller that the storyboard starts with; nil when it names none. High
  /// confidence that this is no exception.
  public func instantiateInitialViewController() -> UIViewController? {
    document.initialViewController.map { instantiate($0) }
  }

  /// The creator makes the controller from the coder it is given; nil leaves it to the storyboard.
  public func instantiateInitialViewController<T: UIViewController>(
    creator: ((NSCoder) -> T?)? = nil
  ) -> T? {
    document.initialViewController.flatMap { instantiate($0, creator: creator) as? T }
  }

  /// Makes a new controller each time. A name that the storyboard does not have raises UIKit's
  /// exception, which goes on to say which names it has; where that returns, the controller is a
  /// plain one.
  public func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    guard let element = controller(named: identifier) else {
      raiseUnknown(identifier)
      return UIViewController()
    }
    return instantiate(element)
  }

  /// The creator makes the controller from the coder it is given; nil leaves it to the storyboard.
  public func instantiateViewController<T: UIViewController>(
    identifier: String, creator: ((NSCoder) -> T?)? = nil
  ) -> T {
    guard let element = controller(named: identifier) else {
      raiseUnknown(identifier)
      return UIStoryboard.plain()
    }
    let made = instantiate(element, creator: creator)
    if let typed = made as? T { return typed }
    Session.current.raise(
      .internalInconsistency,
      "Custom instantiated \(Session.current.name(made)) must be kind of class \(T.self)")
    return UIStoryboard.plain()
  }

  /// Stands in for a controller that could not be made, where an exception lets the run go on.
  private static func plain<T: UIViewController>() -> T {
    guard let controller = T(coder: NSKeyedArchiver(requiringSecureCoding: false)) else {
      preconditionFailure("\(T.self) refuses every coder")
    }
    return controller
  }

  /// By storyboard identifier; a scene without one is known as `UIViewController-` and its id,
  /// the name its compiled nib has. High confidence.
  private func controller(named identifier: String) -> ControllerElement? {
    if let element = document.controller(identifier: identifier) { return element }
    let prefix = "UIViewController-"
    guard identifier.hasPrefix(prefix) else { return nil }
    return document.element(id: String(identifier.dropFirst(prefix.count)))
      .flatMap(ControllerElement.init)
  }

  private func raiseUnknown(_ identifier: String) {
    let session = Session.current
    let known = document.scenes.compactMap(\.controller?.storyboardIdentifier)
    session.raise(
      .invalidArgument,
      "Storyboard (\(session.name(self))) doesn't contain a view controller with identifier "
        + "'\(identifier)'" + NameHint(identifier, among: known).text)
  }

  /// Makes the controller of a scene, or of the scene that a storyboard reference stands for.
  public func instantiate(_ element: ControllerElement) -> UIViewController {
    instantiate(element, creator: nil)
  }

  func instantiate(
    _ element: ControllerElement, creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController {
    if element.isPlaceholder, let target = StoryboardReference(element).resolve() {
      return target.storyboard.instantiate(target.element, creator: creator)
    }
    return SceneNib(element, in: self).instantiate(creator: creator)
  }
}

extension Document {
  /// Stands in where no storyboard was found and the run goes on.
  fileprivate static var emptyStoryboard: Document {
    let text =
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" version=\"3.0\">"
      + "<scenes/></document>"
    guard let document = try? Document(bytes: Array(text.utf8), file: "empty.storyboard") else {
      preconditionFailure("the empty storyboard is well formed")
    }
    return document
  }
}
