import Foundation

extension NibSchemas {
  static let refreshControl = NibSchema<UIRefreshControl>(
    NibRule.attributedText("attributedTitle") { $0.attributedTitle = $1 })
}
