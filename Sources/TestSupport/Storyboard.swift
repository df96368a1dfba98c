// This module owns what tests of several modules share: storyboards written in a few words, and
// the place of the published ones. It holds no expectation.

public import InterfaceBuilder

/// The text of a storyboard, put together from scenes.
public struct Storyboard: CustomStringConvertible, Sendable {
  /// The text, a line a scene.
  public let description: String

  /// A storyboard that starts with its first scene, unless `initial` names another or is empty.
  public init(_ scenes: StoryboardScene..., initial: String? = nil) {
    self.init(scenes, initial: initial)
  }

  /// A storyboard of a list of scenes.
  public init(_ scenes: [StoryboardScene], initial: String? = nil) {
    let start = initial ?? scenes.first?.id ?? ""
    let mark = start.isEmpty ? "" : " initialViewController=\"\(start)\""
    description = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"\(mark)>
      <scenes>
      \(scenes.map(\.description).joined(separator: "\n"))
      </scenes>
      </document>

      """
  }

  /// The storyboard as a document of a file of this name.
  public func document(file: String = "Main.storyboard") throws -> Document {
    try Document(bytes: Array(description.utf8), file: file)
  }
}

/// A scene: a controller whose root view has 320 × 480 points unless `size` says otherwise.
public struct StoryboardScene: CustomStringConvertible, Sendable {
  /// The controller's id; its root view has the id with `.view` after it.
  public let id: String
  /// The element.
  public let description: String

  /// `attributes` are the controller's own; `views` are elements, back to front.
  public init(
    _ id: String, attributes: String = "", size: (Int, Int) = (320, 480), _ views: String...
  ) {
    self.id = id
    let inner = views.isEmpty ? "" : "<subviews>\(views.joined())</subviews>"
    description = """
      <scene sceneID="\(id).scene"><objects>\
      <viewController id="\(id)" \(attributes) sceneMemberID="viewController">\
      <view key="view" id="\(id).view"><rect key="frame" x="0.0" y="0.0" \
      width="\(size.0)" height="\(size.1)"/>\(inner)</view></viewController></objects></scene>
      """
  }
}

extension StoryboardScene {
  /// A scene that stands for one of another storyboard: its initial one unless named.
  public init(reference id: String, to storyboard: String, identifier: String? = nil) {
    self.id = id
    let mark = identifier.map { "referencedIdentifier=\"\($0)\" storyboardIdentifier=\"\($0)\"" }
    description = """
      <scene sceneID="\(id).scene"><objects><viewControllerPlaceholder \
      storyboardName="\(storyboard)" \(mark ?? "") id="\(id)" sceneMemberID="viewController"/>\
      </objects></scene>
      """
  }
}

/// Elements of views, each 100 × 40 points at a place of its own.
public enum StoryboardView {
  /// Any view; `content` comes after its frame.
  public static func element(
    _ name: String, _ id: String, attributes: String = "", y: Int = 0, _ content: String = ""
  ) -> String {
    """
    <\(name) id="\(id)" \(attributes)><rect key="frame" x="0.0" y="\(y)" width="100" \
    height="40"/>\(content)</\(name)>
    """
  }

  /// A label.
  public static func label(_ text: String, _ id: String = "label", y: Int = 0) -> String {
    element("label", id, attributes: "text=\"\(text)\" userInteractionEnabled=\"NO\"", y: y)
  }

  /// A button, which may set off a segue.
  public static func button(
    _ title: String, _ id: String = "button", attributes: String = "", y: Int = 0,
    shows scene: String? = nil, _ content: String = ""
  ) -> String {
    let segue = scene.map {
      "<connections><segue destination=\"\($0)\" kind=\"show\" id=\"\(id).segue\"/></connections>"
    }
    return element(
      "button", id, attributes: attributes, y: y,
      "<state key=\"normal\" title=\"\(title)\"/>\(content)\(segue ?? "")")
  }

  /// A container view and its embed segue.
  public static func container(_ id: String, embeds scene: String) -> String {
    element(
      "containerView", id,
      "<connections><segue destination=\"\(scene)\" kind=\"embed\" id=\"\(id).segue\"/>"
        + "</connections>")
  }
}
