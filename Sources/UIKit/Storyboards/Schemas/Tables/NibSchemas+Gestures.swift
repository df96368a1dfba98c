import Foundation
import InterfaceBuilder

extension NibSchemas {
  static let gestureRecognizer = NibSchema<UIGestureRecognizer>(
    identity(),
    NibRule.flag("enabled", \.isEnabled),
    NibRule.flag("cancelsTouchesInView", \.cancelsTouchesInView),
    NibRule.flag("delaysTouchesBegan", \.delaysTouchesBegan),
    NibRule.flag("delaysTouchesEnded", \.delaysTouchesEnded))

  static let tapGestureRecognizer = NibSchema<UITapGestureRecognizer>(
    NibRule.integer("numberOfTapsRequired", \.numberOfTapsRequired),
    NibRule.integer("numberOfTouchesRequired", \.numberOfTouchesRequired))

  static let longPressGestureRecognizer = NibSchema<UILongPressGestureRecognizer>(
    NibRule.attribute("minimumPressDuration", NibValue.number) {
      $0.minimumPressDuration = Double($1)
    },
    NibRule.number("allowableMovement", \.allowableMovement),
    NibRule.integer("numberOfTapsRequired", \.numberOfTapsRequired),
    NibRule.integer("numberOfTouchesRequired", \.numberOfTouchesRequired))

  static let panGestureRecognizer = NibSchema<UIPanGestureRecognizer>(
    NibRule.integer("minimumNumberOfTouches", \.minimumNumberOfTouches),
    NibRule.integer("maximumNumberOfTouches", \.maximumNumberOfTouches))

  static let screenEdgePanGestureRecognizer = NibSchema<UIScreenEdgePanGestureRecognizer>(
    NibRule.child("rectEdge", key: "edges") { recognizer, statement in
      recognizer.edges = UIRectEdge(element: statement.element)
      return true
    })

  static let swipeGestureRecognizer = NibSchema<UISwipeGestureRecognizer>(
    NibRule.choice("direction", UISwipeGestureRecognizer.Direction.named, \.direction),
    NibRule.integer("numberOfTouchesRequired", \.numberOfTouchesRequired))

  static let pinchGestureRecognizer = NibSchema<UIPinchGestureRecognizer>(
    NibRule.number("scale", \.scale))

  static let rotationGestureRecognizer = NibSchema<UIRotationGestureRecognizer>(
    NibRule.number("rotation", \.rotation))
}

extension UISwipeGestureRecognizer.Direction {
  static let named: [String: UISwipeGestureRecognizer.Direction] = [
    "right": .right, "left": .left, "up": .up, "down": .down,
  ]
}
