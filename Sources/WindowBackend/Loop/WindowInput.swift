import Foundation
import UIKit

/// Something a person, or the window system, did to a window. Places are in points.
enum WindowInput: Equatable, Sendable {
  case down(CGPoint, finger: Int)
  case moved(CGPoint, finger: Int)
  case up(CGPoint, finger: Int)
  /// A wheel turned over a place: points towards the end of the content.
  case wheel(CGPoint, by: CGPoint)
  /// A key going down, by the characters it gives, and what is held with it.
  case key(String, modifiers: UIKeyModifierFlags = [])
  /// What the window showed is lost and must be shown again.
  case uncovered
  case close
}

extension [WindowInput] {
  /// Adds an input. Of moves that follow each other only the last is kept, as UIKit gives an app
  /// one move a frame: a fast mouse would else cost a layout for each of its thousand reports.
  mutating func add(_ input: WindowInput) {
    if case .moved(_, let finger) = input, case .moved(_, finger: finger) = last { removeLast() }
    append(input)
  }
}
