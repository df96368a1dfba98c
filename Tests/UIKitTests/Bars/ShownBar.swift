import Foundation
import UIKit

/// What a person sees of a bar, as text.
@MainActor
struct ShownBar {
  let view: UIView

  /// The words that are seen, from left to right.
  var words: [String] { labels.sorted { $0.x < $1.x }.map(\.text) }

  /// Each of the words with its left edge in the bar.
  var places: [String] {
    labels.sorted { $0.x < $1.x }.map { "\($0.text) \(Int($0.x.rounded()))" }
  }

  /// The commands of the bar's own pictures and backgrounds.
  func lines(_ window: UIWindow) -> [String] {
    window.composeFrame().description.split(separator: "\n").map(String.init)
  }

  private var labels: [(text: String, x: CGFloat)] { labels(in: view) }

  private func labels(in view: UIView) -> [(text: String, x: CGFloat)] {
    guard !view.isHidden, view.alpha > 0 else { return [] }
    var found: [(text: String, x: CGFloat)] = []
    if let label = view as? UILabel, let text = label.text, !text.isEmpty {
      found.append((text, label.convert(label.bounds, to: self.view).minX))
    }
    return found + view.subviews.flatMap(labels)
  }
}
