public import Foundation

/// A place between two characters of a text.
@MainActor
open class UITextPosition: NSObject {
  /// In UTF-16 units from the beginning.
  let offset: Int

  @MainActor public override init() { offset = 0 }

  init(_ offset: Int) { self.offset = offset }

  open override nonisolated func isEqual(_ object: Any?) -> Bool {
    let other = (object as? UITextPosition)?.offset
    return other == offset
  }

  open override nonisolated var hash: Int { offset }
}

/// What lies between two places of a text.
@MainActor
open class UITextRange: NSObject {
  let range: NSRange

  @MainActor public override init() { range = NSRange(location: 0, length: 0) }

  init(_ range: NSRange) { self.range = range }

  open var isEmpty: Bool { range.length == 0 }
  open var start: UITextPosition { UITextPosition(range.location) }
  open var end: UITextPosition { UITextPosition(NSMaxRange(range)) }

  open override nonisolated func isEqual(_ object: Any?) -> Bool {
    let other = (object as? UITextRange)?.range
    return other == range
  }

  open override nonisolated var hash: Int { range.location }
}

/// A part of a selection, as large as it is seen.
@MainActor
open class UITextSelectionRect: NSObject {
  public let rect: CGRect
  public let containsStart: Bool
  public let containsEnd: Bool

  init(_ rect: CGRect, containsStart: Bool, containsEnd: Bool) {
    self.rect = rect
    self.containsStart = containsStart
    self.containsEnd = containsEnd
  }
}

/// Raw values as documented.
public enum UITextLayoutDirection: Int, Sendable {
  case right = 2
  case left, up, down
}
