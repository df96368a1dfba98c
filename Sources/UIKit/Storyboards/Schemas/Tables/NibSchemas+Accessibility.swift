extension NibSchemas {
  /// What stands in an `accessibility` element.
  static let accessibility = NibSchema<UIView>(
    NibRule.string("identifier", \.accessibilityIdentifier),
    NibRule.string("label", \.accessibilityLabel),
    NibRule.string("hint", \.accessibilityHint),
    NibRule.elsewhere("key"),
    NibRule.child("accessibilityTraits", key: "traits") { view, statement in
      accessibilityTraits.apply(statement.element, to: view, with: statement.loader)
      return true
    }.inside(accessibilityTraits),
    NibRule.child("bool", key: "isElement") { view, statement in
      isElement.apply(statement.element, to: view, with: statement.loader)
      return true
    }.inside(isElement))

  private static let accessibilityTraits = NibSchema<UIView>(
    NibRule.elsewhere("key"),
    UIAccessibilityTraits.named.flatMap { name, trait in
      NibRule<UIView>.attribute(name, NibValue.flag) { view, isThere in
        if isThere {
          view.accessibilityTraits.insert(trait)
        } else {
          view.accessibilityTraits.remove(trait)
        }
      }
    })

  private static let isElement = NibSchema<UIView>(
    NibRule.elsewhere("key"),
    NibRule.attribute("value", NibValue.flag) { $0.isAccessibilityElement = $1 })
}

extension UIAccessibilityTraits {
  fileprivate static let named: [(name: String, trait: UIAccessibilityTraits)] = [
    ("none", []), ("button", .button), ("link", .link), ("image", .image),
    ("selected", .selected), ("playsSound", .playsSound), ("keyboardKey", .keyboardKey),
    ("staticText", .staticText), ("summaryElement", .summaryElement),
    ("notEnabled", .notEnabled), ("updatesFrequently", .updatesFrequently),
    ("searchField", .searchField), ("startsMediaSession", .startsMediaSession),
    ("startsMedia", .startsMediaSession), ("adjustable", .adjustable),
    ("allowsDirectInteraction", .allowsDirectInteraction), ("causesPageTurn", .causesPageTurn),
    ("tabBar", .tabBar), ("header", .header),
  ]
}
