extension NibSchemas {
  static let keyCommand = NibSchema<UIKeyCommand>(
    identity(),
    NibRule.string("input", \.input),
    NibRule.attribute("modifierFlags", { Int($0).map(UIKeyModifierFlags.init) }) {
      $0.modifierFlags = $1
    },
    NibRule.attribute("actionName", { Selector($0) }) { $0.action = $1 },
    NibRule.string("discoverabilityTitle", \.discoverabilityTitle),
    NibRule.attribute("title", { $0 }) { $0.title = $1 })
}
