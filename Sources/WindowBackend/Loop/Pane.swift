import Drawing
import Foundation

/// What the loop needs of a window: something that shows pictures and hears of a person.
@MainActor
protocol Pane: AnyObject {
  /// Pixels a point of what it shows.
  var scale: CGFloat { get }

  /// What the person did since it was last asked, in order.
  func inputs(after wait: Wait) -> [WindowInput]

  func show(_ bitmap: Bitmap) throws(WindowError)

  /// Takes the window away. Nothing is asked of it afterwards.
  func close()
}
